import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { LAST_FILE, RESULTS_FILE } from '../../reports/report-names.ts';
import { Stop } from './exit-codes.ts';
import { lastFailed } from './last-failed.ts';

const test = base.extend<{ folder: string }>({
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'last-failed-'));
    await use(folder);
    rmSync(folder, { recursive: true });
  },
});

type Verdicts = Readonly<Record<string, string>>;

function resultOf(verdicts: Verdicts, cutShort?: string): string {
  const rows = Object.entries(verdicts).map(([id, verdict]) => ({ id, verdict, checks: [] }));
  return JSON.stringify({
    run: { ...(cutShort && { cutShort }) },
    requirements: rows,
    unexpected: [],
  });
}

const RED = resultOf({ A: 'failed', B: 'blocked', C: 'passed', D: 'failed' });

for (const [what, files, ids] of [
  ['what failed and what was blocked is asked for', { [RESULTS_FILE]: RED }, ['A', 'B', 'D']],
  [
    'a run that left no result does not hide the one before it',
    { [LAST_FILE]: RED },
    ['A', 'B', 'D'],
  ],
  [
    'a run that was cut short counts as far as it came',
    {
      [RESULTS_FILE]: resultOf({ A: 'passed', D: 'failed', E: 'failed' }, 'interrupted'),
      [LAST_FILE]: RED,
    },
    ['D', 'E', 'B'],
  ],
  [
    'a run that came to its end counts alone',
    { [RESULTS_FILE]: resultOf({ E: 'failed' }), [LAST_FILE]: RED },
    ['E'],
  ],
] as const) {
  test(what, ({ folder }) => {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);

    expect(lastFailed(folder)).toEqual(ids);
  });
}

test('a check that only came by what is wrong is asked for too', ({ folder }) => {
  const check = (title: string, verdict: string, ...requirements: string[]) => ({
    ...{ title, verdict, requirements },
  });
  const lists = check('lists', 'passed', 'C', 'D');
  const walks = check('walks', 'failed', 'E', 'F');
  const requirements = [
    { id: 'A', verdict: 'failed', checks: [check('own', 'passed', 'A')] },
    { id: 'B', verdict: 'failed', checks: [check('own', 'failed', 'B'), walks] },
    { id: 'C', verdict: 'passed', checks: [lists] },
    { id: 'D', verdict: 'passed', checks: [lists] },
    { id: 'E', verdict: 'unverified', checks: [walks] },
    { id: 'G', verdict: 'warned', checks: [check('reads', 'passed', 'G')] },
  ];
  const unexpected = [
    { requirement: 'A', findings: [{ check: 'lists' }] },
    { requirement: 'G', findings: [{ check: 'reads' }] },
  ];
  const result = JSON.stringify({ run: {}, requirements, unexpected });
  writeFileSync(join(folder, RESULTS_FILE), result);

  expect(lastFailed(folder)).toEqual(['A', 'B', 'C', 'E']);
});

for (const [what, files, told] of [
  ['where no run was', {}, /holds no results of a run/],
  ['where nothing failed', { [RESULTS_FILE]: resultOf({ A: 'passed' }) }, /nothing failed/],
  ['where a result is broken', { [RESULTS_FILE]: '{"run"' }, /holds no results of a run/],
] as const) {
  test(`${what}, --last-failed is refused`, ({ folder }) => {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);

    expect(() => lastFailed(folder)).toThrow(Stop);
    expect(() => lastFailed(folder)).toThrow(told);
  });
}
