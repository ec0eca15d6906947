import { join } from 'node:path';
import { expect } from '@playwright/test';
import { root, run, test } from './testing.ts';

test('the command explains several names, and a call without quotes', async ({ folder }) => {
  const { code, stdout } = await run(folder, [
    'explain',
    'G-44',
    'post',
    '/quotes',
    '409',
    'CONFLICT',
  ]);

  expect(code).toBe(0);
  expect(stdout.split('\n\n').map((entry) => entry.split('\n')[0])).toEqual([
    'G-44 · not shown by the contract',
    'POST /quotes · createQuote · quotes',
    'CONFLICT · error code',
  ]);
});

test('with --add the command explains a requirement of a suite beside ours', async ({ folder }) => {
  const add = ['--add', join(root, 'docs/example-suite')];
  const { code, stdout } = await run(folder, ['explain', 'OWN-BUDGET-001', ...add]);

  expect(code).toBe(0);
  expect(stdout).toMatch(/^OWN-BUDGET-001 · MUST · /);
  expect(stdout).toMatch(/checks +\S*docs\/example-suite\/\S+\.mts/);
  expect(stdout).toMatch(/repeat +.* run .*--requirement OWN-BUDGET-001 --add "/);
  expect((await run(folder, ['explain', 'OWN-BUDGET-001'])).code).toBe(2);
});

test('one unknown name among several ends the command with 2, and with no half of an answer', async ({
  folder,
}) => {
  const { code, stdout, stderr } = await run(folder, ['explain', 'G-44', 'G-999']);

  expect(code).toBe(2);
  expect(stdout).toBe('');
  expect(stderr).toMatch(
    /^payments-conformance: explain "G-999": nothing has this name; the nearest/,
  );
  expect((await run(folder, ['explain'])).code).toBe(2);
});
