import { expect, test } from '@playwright/test';
import type { Defect } from '../../fixtures/defects/defects.ts';
import { exampleResult, outcome, record } from '../../reports/example-run.ts';
import { judgeDefect, unconfirmed } from './defect-verdict.ts';

const defect: Defect = {
  id: 'CARD-PIN-007 takes a closed card',
  patches: [],
  breaks: ['CARD-PIN-007'],
  spills: [],
  crashes: false,
  unstated: [],
};
const failed = outcome('on a closed card', record(['CARD-PIN-007'], 'failed', { message: 'm' }));
const result = exampleResult({ knownFailures: [] }, { outcomes: [failed] });
const crash = 'TypeError: card is undefined';

test('a defect is caught by a check that cites what it breaks', () => {
  expect(judgeDefect(defect, result, [])).toEqual({ verdict: 'caught', line: 'on a closed card' });
  expect(judgeDefect(defect, undefined, []).verdict).toBe('survived');
});

test('a check that is blocked catches no defect, for it has not seen the row broken', () => {
  const stopped = outcome(
    'on a closed card',
    record(['CARD-PIN-007'], 'blocked', { message: 'm' }),
  );
  const blocked = exampleResult({ knownFailures: [] }, { outcomes: [stopped] });

  expect(judgeDefect(defect, blocked, [])).toEqual({
    verdict: 'survived',
    line: 'NOT CAUGHT: CARD-PIN-007 is blocked m',
  });
});

test('a crash is no catch', () => {
  expect(judgeDefect(defect, result, [crash])).toEqual({
    verdict: 'crashed',
    line: `CRASHED: ${crash}`,
  });
});

test('a crash is a catch where the defect says so, and has to be there then', () => {
  const crashing = { ...defect, crashes: true };

  expect(judgeDefect(crashing, result, [crash]).verdict).toBe('caught');
  expect(judgeDefect(crashing, result, []).line).toMatch(/did not crash/);
});

test('without confirmation a defect of an unstated rule survives, and only such a one', () => {
  const explained = { ...defect, unstated: ['G-37'] } as const;

  expect(unconfirmed(explained, { verdict: 'survived', line: 'NOT CAUGHT' })).toEqual({
    verdict: 'unstated',
    line: 'not stated by the contract: G-37',
  });
  expect(unconfirmed(explained, { verdict: 'caught', line: 'a check' }).line).toMatch(/^STALE/);
  const ofEach = { ...explained, each: true } as const;
  expect(unconfirmed(ofEach, { verdict: 'caught', line: 'a check' }).verdict).toBe('caught');
  expect(unconfirmed(defect, { verdict: 'survived', line: 'NOT CAUGHT' }).verdict).toBe('survived');
});
