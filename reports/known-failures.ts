import type { RequirementId } from '../spec/generated/requirement-ids.ts';
import type { Requirement } from '../spec/requirements.ts';

/**
 * What is wrong with a profile's list of known failures, one line per entry; empty when it is
 * sound. Such a list is a configuration error: it must stop the run before the first check.
 */
export function knownFailureProblems(
  known: readonly { readonly id: string; readonly reason: string }[],
  rows: readonly Requirement[],
): string[] {
  const seen = new Set<string>();
  return known.flatMap(({ id, reason }) => {
    const row = rows.find((candidate) => candidate.id === id);
    const repeated = seen.has(id);
    seen.add(id);
    if (row === undefined) {
      return [`knownFailures: ${id} is not a requirement of the contract`];
    }
    if (row.excluded !== undefined) {
      return [`knownFailures: ${id} is excluded from every run, so it can not fail`];
    }
    if (repeated) {
      return [`knownFailures: ${id} is listed twice`];
    }
    return reason.trim() === '' ? [`knownFailures: ${id} needs a reason`] : [];
  });
}

/**
 * The requirements a failed check is held against: those among its own that the profile announced,
 * or all of them when it announced none.
 */
export function charged(
  requirements: readonly RequirementId[],
  known: ReadonlyMap<RequirementId, string>,
): readonly RequirementId[] {
  const announced = requirements.filter((id) => known.has(id));
  return announced.length > 0 ? announced : requirements;
}
