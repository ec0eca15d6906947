import { readFileSync } from 'node:fs';
import type { RequirementId } from '../../spec/generated/requirement-ids.ts';

/** A check as its header declares it. */
export interface Check {
  /** Below `suites/`. */
  readonly file: string;
  readonly title: string;
  readonly requirements: readonly RequirementId[];
}

/** By file below `suites/`, the requirements that its checks cite; what `npm run generate` keeps. */
type CheckFiles = Readonly<Record<string, readonly string[]>>;

export const checkFilesUrl = new URL('../../spec/generated/check-files.json', import.meta.url);

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
  const files = checkFiles();
  const known = new Set(Object.values(files).flat());
  return ids.every((id) => known.has(id))
    ? Object.entries(files).flatMap(([file, cited]) =>
        cited.some((id) => ids.includes(id)) ? [file] : [],
      )
    : undefined;
}

/** By requirement, the files with checks of it. */
export function filesById(): ReadonlyMap<string, readonly string[]> {
  const pairs = Object.entries(checkFiles()).flatMap(([file, ids]) =>
    ids.map((id) => [id, file] as const),
  );
  const byId = new Map<string, string[]>();
  for (const [id, file] of pairs) byId.set(id, [...(byId.get(id) ?? []), file]);
  return byId;
}

/** The areas that have checks, in the order of the files. */
export function areasWithChecks(): readonly string[] {
  return [...new Set(Object.keys(checkFiles()).map((file) => file.split('/')[0] ?? ''))];
}

function checkFiles(): CheckFiles {
  return JSON.parse(readFileSync(checkFilesUrl, 'utf8'));
}
