import type { RequirementId } from '../spec/generated/requirement-ids.ts';

/** A known failure as a profile lists it; `until` is the last day on which it may fail. */
export interface ListedFailure {
  readonly id: string;
  readonly reason: string;
  readonly owner?: string;
  readonly until?: string;
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
