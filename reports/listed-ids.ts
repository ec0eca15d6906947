/** Characters of the ids that are listed in one line. */
const IDS = 88;

/** As many ids as go into a line; the file holds the others. */
export function listedIds(ids: readonly string[], file: string): string {
  let length = 0;
  const shown = ids.filter((id) => {
    length += id.length + 1;
    return length <= IDS;
  });
  const more = ids.length - shown.length;
  return `${shown.join(' ')}${more === 0 ? '' : ` and ${more} more in ${file}`}`;
}
