/** The text in another case, or with a letter behind where it has no letters. */
export function otherCase(text: string): string {
  const spelled = [text.toUpperCase(), text.toLowerCase()].find((each) => each !== text);
  return spelled ?? `${text}a`;
}
