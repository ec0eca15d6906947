import { expect, test } from '@playwright/test';
import type { CheckRecord, Finding } from '../spec/check-record.ts';
import { outcome, record, row } from './example-run.ts';
import type { Verdict } from './model.ts';
import { sightingsIn } from './unexpected.ts';
import { atFirstSight, type Evidence, judge } from './verdict.ts';

const id = 'CARD-PIN-001';
const other = 'CARD-PIN-002';

function evidence(records: readonly CheckRecord[], members: Partial<Evidence> = {}): Evidence {
  const outcomes = records.map((each, n) => outcome(`check ${n}`, each));
  return {
    outcomes,
    findings: sightingsIn(outcomes),
    known: new Map(),
    past: new Map(),
    lacking: { absent: [], guessed: [] },
    ...members,
  };
}

function checks(...verdicts: CheckRecord['verdict'][]): CheckRecord[] {
  return verdicts.map((verdict) => record([id], verdict, { message: `it ${verdict}` }));
}

function seen(verdict: Finding['verdict']): CheckRecord {
  const finding: Finding = { requirement: id, verdict, message: 'no reason', operation: 'getCard' };
  return record([other], 'passed', { findings: [finding] });
}

const past = { past: new Map([[id, 'it is over']] as const) };
const announced = { known: new Map([[id, 'mended soon']] as const) };

const table: readonly [string, Evidence, Verdict, string?][] = [
  ['held everywhere', evidence(checks('passed', 'passed')), 'passed'],
  ['one failed', evidence(checks('blocked', 'unverified', 'failed')), 'failed', 'it failed'],
  ['one blocked', evidence(checks('unverified', 'blocked', 'passed')), 'blocked', 'it blocked'],
  ['one unverified', evidence(checks('passed', 'warned', 'unverified')), 'unverified'],
  ['one warned', evidence(checks('not-applicable', 'warned', 'passed')), 'warned', 'it warned'],
  ['none applies', evidence(checks('not-applicable', 'not-applicable')), 'not-applicable'],
  ['some do not apply', evidence(checks('not-applicable', 'passed')), 'passed'],
  ['no check was selected', evidence([]), 'not-selected'],
  ['seen broken in passing', evidence([...checks('passed'), seen('failed')]), 'failed'],
  ['seen broken, unchecked', evidence([seen('failed')]), 'failed', 'getCard: no reason'],
  ['seen odd in passing', evidence([...checks('passed'), seen('warned')]), 'warned'],
  ['seen odd, unchecked', evidence([seen('warned')]), 'not-selected'],
  ['announced, not selected', evidence([], announced), 'not-selected'],
  ['announced and failed', evidence(checks('failed'), announced), 'known-failure', 'mended soon'],
  [
    'announced and seen',
    evidence([...checks('passed'), seen('failed')], announced),
    'known-failure',
  ],
  [
    'announced and passed',
    evidence(checks('passed'), announced),
    'failed',
    'unexpected pass: remove it from knownFailures (mended soon)',
  ],
  ['announced and warned', evidence(checks('warned'), announced), 'failed'],
  ['announced and blocked', evidence(checks('blocked'), announced), 'known-failure', 'mended soon'],
  ['announced too long ago', evidence(checks('failed'), past), 'failed', 'it failed\nit is over'],
  ['mended in time', evidence(checks('passed'), past), 'passed'],
  ['announced, unverified', evidence(checks('unverified'), announced), 'unverified'],
];

for (const [name, given, verdict, reason] of table) {
  test(`a requirement is ${verdict}: ${name}`, () => {
    const judged = judge(row(id), given);

    expect(judged.verdict).toBe(verdict);
    if (reason !== undefined) {
      expect(judged.reason).toBe(reason);
    }
  });
}

test('a known failure that is seen in any answer is mended where every check ran', () => {
  const mended = evidence(checks('passed'), announced);
  const general = row(id, { inPassing: true });

  expect(judge(general, mended)).toMatchObject({
    verdict: 'passed',
    reason:
      'it held here; a run of every check tells whether it is still a known failure (mended soon)',
  });
  expect(judge(general, { ...mended, isWhole: true })).toMatchObject({
    verdict: 'failed',
    reason: 'unexpected pass: remove it from knownFailures (mended soon)',
  });
  expect(judge(general, evidence(checks('warned'), announced))).toMatchObject({
    verdict: 'warned',
  });
});

test('an excluded requirement keeps its reason and has no checks', () => {
  expect(judge(row(id, { excluded: 'Internal.' }), evidence([]))).toEqual({
    verdict: 'excluded',
    reason: 'Internal.',
    checks: [],
  });
});

test('what no check judges is selected with its area or by its id', () => {
  const excluded = row(id, { excluded: 'Internal.' });
  const absent = row(id, { capability: 'cards.pin' });
  const judged = (areas: readonly string[], ids: readonly string[]) =>
    [excluded, absent].map((each) => {
      const given = evidence([], {
        asked: { areas, ids },
        lacking: { absent: ['cards.pin'], guessed: [] },
      });
      return judge(each, given).verdict;
    });

  expect(judged(['card-pin'], [])).toEqual(['excluded', 'not-applicable']);
  expect(judged([], [id])).toEqual(['excluded', 'not-applicable']);
  expect(judged(['cards'], [])).toEqual(['not-selected', 'not-selected']);
  expect(judged(['card-pin'], [other])).toEqual(['not-selected', 'not-selected']);
});

test('a check that names the step which broke is held against the rows of that step alone', () => {
  const blames = ['CARD-PIN-003'] as const;
  const given = evidence([record([id, other], 'failed', { message: 'got 500', blames })]);

  expect(judge(row('CARD-PIN-003'), given)).toMatchObject({ verdict: 'failed', reason: 'got 500' });
  for (const covered of [id, other] as const) {
    expect(judge(row(covered), given)).toMatchObject({
      verdict: 'unverified',
      reason: 'its check ended at a step of CARD-PIN-003, which did not hold',
    });
  }
});

test('what was seen in passing marks no check beside it', () => {
  expect(atFirstSight(seen('failed'), [])).toBe('passed');
});

test('a requirement of an absent capability is not applicable, whatever its checks say', () => {
  const given = evidence(checks('failed'), { lacking: { absent: ['cards.pin'], guessed: [] } });

  expect(judge(row(id, { capability: 'cards.pin' }), given)).toMatchObject({
    verdict: 'not-applicable',
    reason: 'the profile declares the capability cards.pin absent',
  });
  expect(judge(row(id, { capability: 'cards' }), given).verdict).toBe('failed');
});

test('a failed check is held against all it covers', () => {
  const given = evidence([record([id, other], 'failed')]);

  expect([judge(row(id), given).verdict, judge(row(other), given).verdict]).toEqual([
    'failed',
    'failed',
  ]);
});

test('a failed check is held against the announced requirements alone, where there are any', () => {
  const given = evidence([record([id, other], 'failed')], announced);

  expect(judge(row(id), given).verdict).toBe('known-failure');
  expect(judge(row(other), given)).toMatchObject({
    verdict: 'unverified',
    reason: `its check ended at the known failure ${id}`,
  });
});
