import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { exampleResult } from './example-run.ts';
import { keepLast } from './keep-last.ts';
import type { RequirementResult } from './model.ts';
import { writeReports, writeResults } from './report-files.ts';
import { LAST_FILE, removeReports } from './report-names.ts';

const test = base.extend<{ folder: string }>({
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'since-'));
    await use(folder);
    rmSync(folder, { recursive: true });
  },
});

const result = exampleResult();
const better = {
  ...result,
  requirements: result.requirements.map(
    (row): RequirementResult => (row.id === 'CARD-PIN-007' ? { ...row, verdict: 'passed' } : row),
  ),
};

/** The page of a run in a folder where another came before it. */
function pageAfter(folder: string): string {
  keepLast(folder);
  removeReports(folder);
  writeResults(folder, result);
  writeReports(folder, result);
  return readFileSync(join(folder, 'index.html'), 'utf8');
}

test('a page tells what is worse than in the run before it in the same folder', ({ folder }) => {
  writeResults(folder, better);

  const page = pageAfter(folder);

  expect(page).toContain('1 worse, 0 better, 0 new, 0 gone, 9 alike');
  expect(page).toContain(
    'worse: <a href="#CARD-PIN-007">CARD-PIN-007</a> passed, now failed. A closed card',
  );
});

test('a run is compared with the last one, not with one before that', ({ folder }) => {
  writeResults(folder, better);
  pageAfter(folder);

  expect(pageAfter(folder)).toContain('0 worse, 0 better, 0 new, 0 gone, 10 alike');
});

test('the first run in a folder is compared with nothing', ({ folder }) => {
  expect(pageAfter(folder)).not.toContain('Since the last run');
});

for (const [what, text] of [
  ['is cut off', '{"schema": 5, "requirem'],
  ['holds no result', '[]'],
  ['holds half of one', '{"schema":5}'],
  ['is of another version', JSON.stringify({ ...better, schema: 4 })],
] as const) {
  test(`a last result that ${what} is left out`, ({ folder }) => {
    writeFileSync(join(folder, LAST_FILE), text);

    expect(pageAfter(folder)).not.toContain('Since the last run');
  });
}
