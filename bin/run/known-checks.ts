import { readFileSync } from 'node:fs';
import { type RequirementId, requirementIds } from '../../spec/generated/requirement-ids.ts';

/** A check as its header declares it. */
export interface Check {
  /** Below `suites/`. */
  readonly file: string;
  readonly title: string;
  readonly requirements: readonly RequirementId[];
}

/** By file below `suites/`, its checks by title, with what they cite; what `npm run generate` keeps. */
type KnownChecks = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

export const checksUrl = new URL('../../spec/generated/checks.json', import.meta.url);

/** What is kept of the checks, as the text of a file: to list them anew takes the runner seconds. */
export function checksText(checks: readonly Check[]): string {
  const files = [...new Set(checks.map(({ file }) => file))].sort();
  const kept = files.map((file) => {
    const own = checks.filter((each) => each.file === file);
    return [file, Object.fromEntries(own.map((each) => [each.title, each.requirements]))];
  });
  return `${JSON.stringify(Object.fromEntries(kept), null, 1)}\n`;
}

/** The checks of a requirement, in the order of their files. */
export function checksCiting(id: string): readonly Check[] {
  return knownChecks().filter(({ requirements }) => requirements.some((cited) => cited === id));
}

/**
 * The files below `suites/` with checks of these requirements: the runner loads them alone, which
 * is most of what a run of one requirement takes. `undefined` where one has no check that is known.
 */
export function filesCiting(ids: readonly string[]): readonly string[] | undefined {
  const byId = filesById();
  const files = ids.map((id) => byId.get(id));
  return files.includes(undefined)
    ? undefined
    : [...new Set(files.flatMap((each) => each ?? []))].sort();
}

/** By requirement, the files with checks of it. */
export function filesById(): ReadonlyMap<string, readonly string[]> {
  const byId = new Map<string, Set<string>>();
  for (const { file, requirements } of knownChecks()) {
    for (const id of requirements) byId.set(id, (byId.get(id) ?? new Set()).add(file));
  }
  return new Map([...byId].map(([id, files]) => [id, [...files]]));
}

/** The areas that have checks, in the order of the files. */
export function areasWithChecks(): readonly string[] {
  return [...new Set(knownChecks().map(({ file }) => file.split('/')[0] ?? ''))];
}

function knownChecks(): readonly Check[] {
  const kept: KnownChecks = JSON.parse(readFileSync(checksUrl, 'utf8'));
  const known = new Set<string>(requirementIds);
  return Object.entries(kept).flatMap(([file, checks]) =>
    Object.entries(checks).map(([title, ids]) => ({
      file,
      title,
      requirements: ids.filter((id): id is RequirementId => known.has(id)),
    })),
  );
}
