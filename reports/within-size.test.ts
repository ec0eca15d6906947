import { expect, test } from '@playwright/test';
import type { CheckRecord } from '../spec/check-record.ts';
import { exampleResult, exchange, outcome, record, row } from './example-run.ts';
import { withinSize } from './within-size.ts';

const requirements = [row('CARD-PIN-001')];

function resultOf(members: Partial<CheckRecord>) {
  const outcomes = [outcome('fails', record(['CARD-PIN-001'], 'failed', members))];
  return exampleResult({ requirements, knownFailures: [] }, { outcomes });
}

const sizeOf = (result: object) => JSON.stringify(result).length;

test('a result that is small enough stays as it is', () => {
  const result = resultOf({ message: 'got 500', transcript: [exchange] });

  expect(withinSize(result)).toBe(result);
});

test('a result that is too large loses its transcripts first, and says how many exchanges', () => {
  const transcript = Array.from({ length: 20 }, () => ({ ...exchange, curl: 'c'.repeat(1_000) }));
  const result = resultOf({ message: 'm'.repeat(1_000), transcript });

  const kept = withinSize(result, 10_000);

  expect(sizeOf(kept)).toBeLessThan(10_000);
  expect(kept.requirements[0]?.checks).toMatchObject([
    { message: 'm'.repeat(1_000), exchangesLeftOut: 20 },
  ]);
  expect(kept.requirements[0]?.checks[0]).not.toHaveProperty('transcript');
});

test('transcripts of checks that turned nothing red go first, and no more than need be', () => {
  const long = (fill: string) => [{ ...exchange, curl: fill.repeat(4_000) }];
  const outcomes = (['failed', 'unverified', 'passed'] as const).map((verdict) =>
    outcome(
      verdict,
      record(['CARD-PIN-001'], verdict, {
        transcript: verdict === 'passed' ? [] : long(verdict.slice(0, 1)),
      }),
    ),
  );
  const result = exampleResult({ requirements, knownFailures: [] }, { outcomes });

  const checks = withinSize(result, sizeOf(result) - 1).requirements.flatMap((each) => each.checks);

  const kept = checks.map(({ verdict, transcript = [], exchangesLeftOut }) => ({
    verdict,
    transcript: transcript.length,
    exchangesLeftOut,
  }));
  expect(kept).toEqual([
    { verdict: 'failed', transcript: 1, exchangesLeftOut: undefined },
    { verdict: 'passed', transcript: 0, exchangesLeftOut: undefined },
    { verdict: 'unverified', transcript: 0, exchangesLeftOut: 1 },
  ]);
});

test('texts and lists are cut where that is not enough', () => {
  const notes = Array.from({ length: 500 }, (_, n) => `${n}`.padEnd(900, '.'));
  const kept = withinSize(resultOf({ message: 'm'.repeat(50_000), notes }), 100_000);

  expect(sizeOf(kept)).toBeLessThan(100_000);
  expect(kept.requirements[0]?.reason).toBe(`${'m'.repeat(300)} [cut]`);
  expect(kept.notes.at(-1)).toBe('and 300 more');
});
