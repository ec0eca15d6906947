import type { Finding } from '../spec/check-record.ts';
import type { RequirementId } from '../spec/generated/requirement-ids.ts';
import type { Unexpected } from './model.ts';
import { byText, type Outcome } from './outcome.ts';

/** A finding, and the check in whose exchanges it was made. */
export interface Sighting extends Finding {
  readonly seenIn: Outcome;
}

/** The findings of a run against each requirement. */
export type Sightings = ReadonlyMap<RequirementId, readonly Sighting[]>;

/**
 * Every finding of a run, in the same order whatever order the checks ended in. Gathered in one pass: a
 * service may be wrong in each of its answers, and a result is built again and again.
 */
export function sightingsIn(outcomes: readonly Outcome[]): Sightings {
  const found = new Map<RequirementId, Sighting[]>();
  for (const seenIn of outcomes) {
    for (const finding of seenIn.record.findings) {
      const sighting = { ...finding, seenIn };
      const known = found.get(finding.requirement);
      if (known === undefined) found.set(finding.requirement, [sighting]);
      else known.push(sighting);
    }
  }
  for (const each of found.values()) {
    each.sort(
      (a, b) =>
        byText(a.verdict, b.verdict) ||
        byText(a.operation, b.operation) ||
        byText(a.message, b.message),
    );
  }
  return found;
}

/** A target that shows a value of its own in each answer is not to fill a report with them. */
const FINDINGS = 50;

function withRest(findings: Unexpected['findings']): Unexpected['findings'] {
  const [next, ...others] = findings.slice(FINDINGS);
  if (next === undefined) return findings;
  const count = others.reduce((sum, each) => sum + each.count, next.count);
  const message = `and ${others.length + 1} further findings`;
  return [...findings.slice(0, FINDINGS), { ...next, message, count }];
}

/** What was found in passing against one requirement; equal findings are counted. */
export function unexpectedOf(requirement: RequirementId, all: Sightings): Unexpected[] {
  const sightings = all.get(requirement) ?? [];
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
  return [{ requirement, verdict: first.verdict, findings: withRest([...counted.values()]) }];
}
