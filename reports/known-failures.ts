import type { RequirementId } from '../spec/generated/requirement-ids.ts';
import type { Requirement } from '../spec/requirements.ts';

/** A known failure as a profile lists it; `until` is the last day on which it may fail. */
export interface ListedFailure {
  readonly id: string;
  readonly reason: string;
  readonly owner?: string;
  readonly until?: string;
}

/**
 * What is wrong with a profile's list of known failures, one line per entry; empty when it is
 * sound. Such a list is a configuration error: it must stop the run before the first check.
 */
export function knownFailureProblems(
  known: readonly ListedFailure[],
  rows: readonly Requirement[],
): string[] {
  const seen = new Set<string>();
  return known.flatMap(({ id, reason, until }) => {
    const row = rows.find((candidate) => candidate.id === id);
    const repeated = seen.has(id);
    seen.add(id);
    if (row === undefined) {
      return [`knownFailures names ${id}, which is not the id of a requirement`];
    }
    if (row.excluded !== undefined) {
      return [`knownFailures: ${id} is excluded from every run, so it can not fail`];
    }
    if (repeated) {
      return [`knownFailures: ${id} is listed twice`];
    }
    if (until !== undefined && !isDay(until)) {
      return [`knownFailures: ${id} has the until ${until}, which is not a day; write YYYY-MM-DD`];
    }
    return reason.trim() === '' ? [`knownFailures: ${id} needs a reason`] : [];
  });
}

/** Whether a text is a day of the calendar, YYYY-MM-DD. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The day that it is in UTC, YYYY-MM-DD. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/**
 * The failures that a list excuses on a day (YYYY-MM-DD), each with who mends it and until when in its
 * reason, and the entries whose last day is over: these excuse nothing.
 */
export function excusedOn<T extends ListedFailure>(
  day: string,
  known: readonly T[],
): { readonly excused: readonly T[]; readonly past: readonly T[] } {
  const isPast = ({ until = day }: ListedFailure) => until < day;
  const excused = known
    .filter((entry) => !isPast(entry))
    .map((entry) => {
      const more = [entry.owner, entry.until && `until ${entry.until}`].filter(Boolean).join(', ');
      return more === '' ? entry : { ...entry, reason: `${entry.reason} (${more})` };
    });
  return { excused, past: known.filter(isPast) };
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
