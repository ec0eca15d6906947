const REQUIREMENT = '--requirement ';

/** More than these are a number. */
const NAMED = 5;

/** What a run was restricted to, in a line: few requirements by their flags, many by their number. */
export function selectionInWords(selection: readonly string[]): string {
  const isOne = (word: string) => word.startsWith(REQUIREMENT);
  const ids = selection.filter(isOne);
  if (ids.length <= NAMED) return selection.join(' ');
  return [...selection.filter((word) => !isOne(word)), `${ids.length} requirements`].join(', ');
}
