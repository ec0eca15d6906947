import { expect, test } from '@playwright/test';
import { exampleResult, outcome, record } from '../../reports/example-run.ts';
import { judgeVariant } from './variant-verdict.ts';

test('what is failed or blocked is a false alarm, also where only the judgement in passing saw it', () => {
  expect(judgeVariant(exampleResult()).falseAlarms).toEqual([
    'GEN-JSON-001 failed: listCards: expected application/json, got text/html',
    'CARD-PIN-007 failed: on a closed card returns 409 CONFLICT: expected 409 CONFLICT got 204',
    'CARD-PIN-003 blocked: on a frozen card is accepted: PATCH /cards/{id} answered 500',
  ]);
});

test('a driver that is lost in many checks is one line', () => {
  const lost = { message: 'POST /customers answered 400' };
  const outcomes = [
    outcome('one', record(['CARD-PIN-001'], 'blocked', lost)),
    outcome('two', record(['CARD-PIN-002'], 'blocked', lost)),
    outcome('three', record(['CARD-PIN-003'], 'blocked', lost)),
  ];

  expect(judgeVariant(exampleResult({ knownFailures: [] }, { outcomes })).falseAlarms).toEqual([
    'CARD-PIN-001 blocked: one (and 2 more): POST /customers answered 400',
  ]);
});

test('a mistake of the suite is a false alarm, and so is a variant no check was run against', () => {
  const errors = ['preflight: the target rejects credentials'];

  expect(judgeVariant(exampleResult({}, { errors })).falseAlarms[0]).toBe(errors[0]);
  expect(judgeVariant(undefined).falseAlarms).toEqual(['no check ran against it']);
});

test('a variant that was not checked to the end is not green', () => {
  for (const gathered of [{ notRun: 1 }, { cutShort: 'interrupted' }]) {
    const outcomes = [outcome('one', record(['CARD-PIN-001'], 'passed'))];
    const result = exampleResult({ knownFailures: [] }, { outcomes, ...gathered });
    expect(judgeVariant(result).falseAlarms).toEqual([expect.stringMatching(/^the run was /)]);
  }
});

test('what could not be judged is told with its reason', () => {
  expect(judgeVariant(exampleResult()).remarks).toEqual([
    '1 unverified: needs fixtures.blockedPinCardId (CARD-PIN-005)',
    '1 warned: a byte order mark stands before the text (GEN-JSON-002)',
    '1 not-applicable: the profile declares the capability cards.pin-entry absent (CARD-PIN-006)',
  ]);
});
