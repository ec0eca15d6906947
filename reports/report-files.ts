import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatBadge } from './badge.ts';
import { formatHtml } from './html.ts';
import { formatJunit } from './junit.ts';
import { formatMarkdown } from './markdown.ts';
import type { RunResult } from './model.ts';

export const RESULTS_FILE = 'results.json';

const formats: Readonly<Record<string, (result: RunResult) => string>> = {
  'summary.md': formatMarkdown,
  'junit.xml': formatJunit,
  'index.html': formatHtml,
  'badge.svg': formatBadge,
};

/** The folder that Allure's reporter fills; what it finds there it takes for earlier attempts. */
export const ALLURE_FOLDER = 'allure-results';

/** Takes away what an earlier run left, so that no verdict but this run's can be read there. */
export function removeReports(folder: string): void {
  for (const name of [RESULTS_FILE, ...Object.keys(formats), ALLURE_FOLDER]) {
    rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/** Writes `results.json`, complete or not at all, whatever ends the process meanwhile. */
export function writeResults(folder: string, result: RunResult): void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, RESULTS_FILE);
  writeFileSync(`${file}.part`, `${JSON.stringify(result, null, 2)}\n`);
  renameSync(`${file}.part`, file);
}

/** Writes the reports for people and for CI, each from the result alone. */
export function writeReports(folder: string, result: RunResult): void {
  for (const [name, format] of Object.entries(formats)) {
    writeFileSync(join(folder, name), format(result));
  }
}
