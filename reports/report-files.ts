import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatBadge } from './badge.ts';
import { formatHtml } from './html.ts';
import { formatJunit } from './junit.ts';
import { formatMarkdown } from './markdown.ts';
import type { RunResult } from './model.ts';
import { RESULTS_FILE, reportNames } from './report-names.ts';

const formats: Readonly<Record<(typeof reportNames)[number], (result: RunResult) => string>> = {
  'summary.md': formatMarkdown,
  'junit.xml': formatJunit,
  'index.html': formatHtml,
  'badge.svg': formatBadge,
};

/** Writes `results.json`, complete or not at all, whatever ends the process meanwhile. */
export function writeResults(folder: string, result: RunResult): void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, RESULTS_FILE);
  writeFileSync(`${file}.part`, `${JSON.stringify(result, null, 2)}\n`);
  renameSync(`${file}.part`, file);
}

/** Writes the reports for people and for CI, each from the result alone. */
export function writeReports(folder: string, result: RunResult): void {
  for (const name of reportNames) {
    writeFileSync(join(folder, name), formats[name](result));
  }
}
