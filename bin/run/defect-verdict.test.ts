import { expect, test } from '@playwright/test';
import type { Defect } from '../../fixtures/defects/defects.ts';
import { exampleResult, outcome, record } from '../../reports/example-run.ts';
import { judgeDefect } from './defect-verdict.ts';

const defect: Defect = {
  id: 'CARD-PIN-007 takes a closed card',
  patches: [],
  breaks: ['CARD-PIN-007'],
  spills: [],
  crashes: false,
};
const failed = outcome('on a closed card', record(['CARD-PIN-007'], 'failed', { message: 'm' }));
const result = exampleResult({ knownFailures: [] }, { outcomes: [failed] });
const crash = 'TypeError: card is undefined';

test('a defect is caught by a check that cites what it breaks', () => {
  expect(judgeDefect(defect, result, [])).toEqual({ verdict: 'caught', line: 'on a closed card' });
  expect(judgeDefect(defect, undefined, []).verdict).toBe('survived');
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
