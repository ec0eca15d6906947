import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { exampleResult } from './example-run.ts';
import { keepLast } from './keep-last.ts';
import type { RunResult } from './model.ts';
import { writeResults } from './report-files.ts';
import { LAST_FILE, RESULTS_FILE } from './report-names.ts';

const test = base.extend<{ folder: string }>({
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'keep-last-'));
    await use(folder);
    rmSync(folder, { recursive: true });
  },
});

const whole = exampleResult({ seed: 1 });
const later = exampleResult({ seed: 2 });
const part = exampleResult({ seed: 3, selection: ['--requirement CARD-PIN-007'] });
const laterPart = exampleResult({ seed: 4, selection: ['--suite card-pin'] });
const cutShort = exampleResult({ seed: 5 }, { cutShort: 'interrupted', notRun: 2 });

/** The seed of the run that is kept when these were made in a folder, one behind the other. */
function keptAfter(folder: string, runs: readonly RunResult[]): number | undefined {
  for (const run of runs) {
    writeResults(folder, run);
    keepLast(folder);
  }
  const file = join(folder, LAST_FILE);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).seed : undefined;
}

for (const [what, runs, kept] of [
  ['a run takes the place of the one before', [whole, later], 2],
  ['a run that was cut short takes the place of none', [whole, cutShort], 1],
  ['a run that was cut short is not kept', [cutShort], undefined],
  ['a part, such as what failed last, does not take the place of a whole run', [whole, part], 1],
  ['a part is kept where there is no whole run', [part], 3],
  ['a part takes the place of a part', [part, laterPart], 4],
  ['a whole run takes the place of a part', [part, whole], 1],
] as const) {
  test(what, ({ folder }) => {
    expect(keptAfter(folder, runs)).toBe(kept);
  });
}

for (const text of ['{"schema": 5, "requirem', '[]', 'null', '']) {
  test(`a result that reads ${JSON.stringify(text)} takes the place of none`, ({ folder }) => {
    keptAfter(folder, [whole]);
    writeFileSync(join(folder, RESULTS_FILE), text);

    keepLast(folder);

    expect(JSON.parse(readFileSync(join(folder, LAST_FILE), 'utf8')).seed).toBe(1);
  });

  test(`a kept result that reads ${JSON.stringify(text)} gives way to a part`, ({ folder }) => {
    writeFileSync(join(folder, LAST_FILE), text);

    expect(keptAfter(folder, [part])).toBe(3);
  });
}

test('where no run was, nothing is kept', ({ folder }) => {
  keepLast(folder);

  expect(existsSync(join(folder, LAST_FILE))).toBe(false);
});
