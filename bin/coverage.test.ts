import { expect } from '@playwright/test';
import { run, test } from './testing.ts';

test('every requirement has a check or an exclusion, and every check a defect', async ({
  folder,
}) => {
  const { code, stdout, stderr } = await run(folder, ['coverage']);

  expect(stderr).toBe('');
  expect(stdout.match(/^no (check|defect): .*$/gm) ?? []).toEqual([]);
  expect(stdout).toMatch(/│ all +│/);
  expect(code).toBe(0);
});
