/** Whether a segment of a gap's key stands for any name: `<currency>`, or a closing `*`. */
function isOpen(segment: string): boolean {
  return segment === '*' || segment.startsWith('<');
}

// Each path of a profile is held against every key there is.
const known = new Map<string, readonly string[]>();

function segmentsOf(path: string): readonly string[] {
  const before = known.get(path);
  if (before !== undefined) return before;
  const segments = path.split('.');
  known.set(path, segments);
  return segments;
}

/**
 * How closely a key of a gap (`errors.notFound.<resource>`) names a profile path
 * (`errors.notFound.card`): the segments they share by name before the first open one, or undefined
 * where they differ. Either may be the longer one.
 */
export function closeness(key: string, path: string): number | undefined {
  const names = segmentsOf(path);
  let shared = 0;
  let isNamed = true;
  let index = 0;
  for (const segment of segmentsOf(key)) {
    const name = names[index++];
    if (name === undefined) break;
    if (segment !== name && !isOpen(segment)) return undefined;
    isNamed &&= segment === name;
    if (isNamed) shared += 1;
  }
  return shared;
}

/** Whether the path names a setting under the key, and not a whole section above it. */
export function isUnder(key: string, path: string): boolean {
  return segmentsOf(path).length >= segmentsOf(key).length && closeness(key, path) !== undefined;
}
