/** Whether a segment of a gap's key stands for any name: `<currency>`, or a closing `*`. */
function isOpen(segment: string): boolean {
  return segment === '*' || segment.startsWith('<');
}

/**
 * How closely a key of a gap (`errors.notFound.<resource>`) names a profile path
 * (`errors.notFound.card`): the segments they share by name before the first open one, or undefined
 * where they differ. Either may be the longer one.
 */
export function closeness(key: string, path: string): number | undefined {
  const names = path.split('.');
  let shared = 0;
  let isNamed = true;
  for (const [index, segment] of key.split('.').entries()) {
    const name = names[index];
    if (name === undefined) break;
    if (segment !== name && !isOpen(segment)) return undefined;
    isNamed &&= segment === name;
    if (isNamed) shared += 1;
  }
  return shared;
}

/** Whether the path names a setting under the key, and not a whole section above it. */
export function isUnder(key: string, path: string): boolean {
  return closeness(key, path) !== undefined && path.split('.').length >= key.split('.').length;
}
