import { readFileSync } from 'node:fs';
import type { Check } from './checks.ts';

/** By file below `suites/`, the requirements that its checks cite; what `npm run generate` keeps. */
type CheckFiles = Readonly<Record<string, readonly string[]>>;

export const checkFilesUrl = new URL('../spec/generated/check-files.json', import.meta.url);

/** What is kept of the checks, as the text of a file. */
export function checkFilesText(checks: readonly Check[]): string {
  const files = [...new Set(checks.map(({ file }) => file))].sort();
  const idsIn = (file: string) => [
    ...new Set(checks.flatMap((each) => (each.file === file ? each.requirements : []))),
  ];
  return `${JSON.stringify(Object.fromEntries(files.map((file) => [file, idsIn(file).sort()])), null, 1)}\n`;
}

/**
 * The files below `suites/` with checks of these requirements: the runner loads them alone, which
 * is most of what a run of one requirement takes. `undefined` where one has no check that is known.
 */
export function filesCiting(ids: readonly string[]): readonly string[] | undefined {
  const files: CheckFiles = JSON.parse(readFileSync(checkFilesUrl, 'utf8'));
  const known = new Set(Object.values(files).flat());
  return ids.every((id) => known.has(id))
    ? Object.entries(files).flatMap(([file, cited]) =>
        cited.some((id) => ids.includes(id)) ? [file] : [],
      )
    : undefined;
}
