import { expect, test } from '@playwright/test';
import { row } from './example-run.ts';
import { knownFailureProblems } from './known-failures.ts';

const rows = [row('CARD-PIN-001'), row('CARD-PIN-002', { excluded: 'Internal.' })];

test('a sound list of known failures has no problems', () => {
  expect(knownFailureProblems([{ id: 'CARD-PIN-001', reason: 'mended soon' }], rows)).toEqual([]);
});

test('unknown, excluded, repeated and unexplained entries are each named', () => {
  const problems = knownFailureProblems(
    [
      { id: 'CARD-PIN-999', reason: 'a typing error' },
      { id: 'CARD-PIN-002', reason: 'can not fail' },
      { id: 'CARD-PIN-001', reason: ' ' },
      { id: 'CARD-PIN-001', reason: 'again' },
    ],
    rows,
  );

  expect(problems).toEqual([
    'knownFailures: CARD-PIN-999 is not a requirement of the contract',
    'knownFailures: CARD-PIN-002 is excluded from every run, so it can not fail',
    'knownFailures: CARD-PIN-001 needs a reason',
    'knownFailures: CARD-PIN-001 is listed twice',
  ]);
});
