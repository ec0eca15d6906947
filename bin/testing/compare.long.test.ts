import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { exampleResult } from '../../reports/example-run.ts';
import type { RequirementResult } from '../../reports/model.ts';
import { writeResults } from '../../reports/report-files.ts';
import { needsBrowser, openPage, overflow, test as withBrowser } from './browser-page.ts';
import { run } from './testing.ts';

needsBrowser();

/** A test with the folders `old` and `new` of two runs, of which the second is worse. */
const test = withBrowser.extend<{ folder: string }>({
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'compare-'));
    const result = exampleResult();
    const requirements = result.requirements.map(
      (row): RequirementResult => (row.id === 'CARD-PIN-007' ? { ...row, verdict: 'passed' } : row),
    );
    writeResults(join(folder, 'old'), { ...result, requirements });
    writeResults(join(folder, 'new'), result);
    await use(folder);
    rmSync(folder, { recursive: true });
  },
});

test('the page of two runs shows what is worse without a press, in any window', async ({
  folder,
  page,
  faults,
}) => {
  const { code } = await run(folder, ['compare', 'old', 'new', '--out', 'page.html']);
  const markup = readFileSync(join(folder, 'page.html'), 'utf8');

  expect(code).toBe(1);
  for (const width of [1400, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, join(folder, 'opened.html'), markup);
    await expect(page.getByText('CARD-PIN-007')).toBeVisible();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  }
  expect(faults).toEqual([]);
});

test('the exit code is 0 where nothing is worse, and 2 where a run cannot be read', async ({
  folder,
}) => {
  const better = await run(folder, ['compare', 'new/results.json', 'old']);
  expect([better.code, better.stderr]).toEqual([0, '']);

  writeFileSync(join(folder, 'new', 'results.json'), '{"schema": 5, "requ');
  for (const [args, line] of [
    [['old', 'new'], /new\/results\.json is not as a run of this version left it: it is cut off/],
    [['old', 'none'], /none does not exist; give the folder that a run left with --out/],
    [['old'], /compare takes two folders that runs left with --out, the older first/],
    [['old', 'old', '--out', 'none/page.html'], /--out none\/page\.html cannot be written: ENOENT/],
  ] as const) {
    const { code, stderr } = await run(folder, ['compare', ...args, '--markdown', 'compared.md']);
    expect(stderr).toMatch(line);
    expect(stderr).toMatch(/^[^\n]+\n$/);
    expect(code).toBe(2);
  }
  expect(existsSync(join(folder, 'compared.md'))).toBe(true);
});
