import type { CheckRecord, Deviation } from '../spec/check-record.ts';
import type { RequirementId } from '../spec/generated/requirement-ids.ts';
import { exampleResult, outcome, record, row } from './example-run.ts';
import type { Cause } from './model.ts';

/** Rows of the example run. */
export const ids = ['CARD-PIN-001', 'CARD-PIN-002', 'CARD-PIN-003', 'CARD-PIN-004'] as const;

/** The causes of a run with a check for each of these records. */
export function causesOf(...records: readonly CheckRecord[]): readonly Cause[] {
  const requirements = [...ids, 'GEN-JSON-001' as const].map((id) => row(id));
  const outcomes = records.map((each, n) => outcome(`check ${n}`, each));
  return exampleResult({ requirements, knownFailures: [] }, { outcomes }).causes;
}

/** What a check leaves that saw a deviation. */
export function failed(
  id: RequirementId,
  deviation: Deviation,
  members: Partial<CheckRecord> = {},
) {
  return record([id], 'failed', { message: `${id} is broken`, deviation, ...members });
}

/** A cause as its heading and its rows. */
export function shownIn({ title, requirements }: Cause): [string, ...string[]] {
  return [title, ...requirements.map(({ id, verdict }) => `${id} ${verdict}`)];
}
