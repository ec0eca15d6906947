import { readFileSync } from 'node:fs';
import type { Check } from './known-checks.ts';

/** The calls that arm a fault: the next answer of an operation is dictated through `hooks.fault`. */
const ARMS = /\b(?:armFault|expectProvoked)\(/;

/** Whether the text of a check, or of a file of checks, dictates an answer. */
export function dictates(text: string): boolean {
  return ARMS.test(text);
}

/** The rows whose checks all dictate the answer, as the text of a file; `textOf` reads a file of the suites. */
export function shapeOnlyText(checks: readonly Check[], textOf = suiteText): string {
  const dictating = new Map<string, boolean>();
  for (const { file } of checks) {
    if (!dictating.has(file)) dictating.set(file, dictates(textOf(file)));
  }
  const idsWhere = (wanted: boolean) =>
    checks.flatMap(({ file, requirements }) =>
      dictating.get(file) === wanted ? requirements : [],
    );
  const seen = new Set(idsWhere(false));
  const ids = [...new Set(idsWhere(true))].filter((id) => !seen.has(id)).sort();
  return `${JSON.stringify(ids, null, 1)}\n`;
}

/** A file of checks as it is written. */
export function suiteText(file: string): string {
  return readFileSync(new URL(`../../suites/${file}`, import.meta.url), 'utf8');
}
