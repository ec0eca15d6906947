import { readFileSync } from 'node:fs';

export const shapeOnlyUrl = new URL('generated/shape-only.json', import.meta.url);

/**
 * The ids of the rows whose checks all arm a fault, so that they see only the shape of an answer
 * that the hook dictates; what `npm run generate` found in the suites.
 */
export function shapeOnlyIds(): ReadonlySet<string> {
  const ids: readonly string[] = JSON.parse(readFileSync(shapeOnlyUrl, 'utf8'));
  return new Set(ids);
}
