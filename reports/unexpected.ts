import type { Finding } from '../spec/check-record.ts';
import type { RequirementId } from '../spec/generated/requirement-ids.ts';
import type { Unexpected } from './model.ts';
import { byText, type Outcome } from './outcome.ts';

/** A finding, and the check in whose exchanges it was made. */
export interface Sighting extends Finding {
  readonly seenIn: Outcome;
}

/** Every finding of a run, in the same order whatever order the checks ended in. */
export function sightingsIn(outcomes: readonly Outcome[]): Sighting[] {
  return outcomes
    .flatMap((seenIn) => seenIn.record.findings.map((finding) => ({ ...finding, seenIn })))
    .sort(
      (a, b) =>
        byText(a.verdict, b.verdict) ||
        byText(a.operation, b.operation) ||
        byText(a.message, b.message),
    );
}

/** What was found in passing against one requirement; equal findings are counted. */
export function unexpectedOf(requirement: RequirementId, all: readonly Sighting[]): Unexpected[] {
  const sightings = all.filter((sighting) => sighting.requirement === requirement);
  const [first] = sightings;
  if (first === undefined) {
    return [];
  }
  const counted = new Map<string, Unexpected['findings'][number]>();
  for (const { operation, message, seenIn } of sightings) {
    const key = JSON.stringify([operation, message]);
    const { check, count } = counted.get(key) ?? { check: seenIn.title, count: 0 };
    counted.set(key, { operation, message, check, count: count + 1 });
  }
  return [{ requirement, verdict: first.verdict, findings: [...counted.values()] }];
}
