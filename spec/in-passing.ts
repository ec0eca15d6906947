import { readFileSync } from 'node:fs';

export const inPassingUrl = new URL('generated/in-passing.json', import.meta.url);

/**
 * The ids of the rows that are judged in passing: every answer is held against them, whatever the check
 * is about; what `npm run generate` found in the judgement of answers and in the description.
 */
export function inPassingIds(): ReadonlySet<string> {
  const ids: readonly string[] = JSON.parse(readFileSync(inPassingUrl, 'utf8'));
  return new Set(ids);
}
