import { mkdirSync } from 'node:fs';
import { formatBadge } from './badge.ts';
import { formatHtml } from './html.ts';
import { formatJunit } from './junit.ts';
import { formatMarkdown } from './markdown.ts';
import type { RunResult } from './model.ts';
import { replaceFile } from './replace-file.ts';
import { RESULTS_FILE, reportNames } from './report-names.ts';

const formats: Readonly<Record<(typeof reportNames)[number], (result: RunResult) => string>> = {
  'summary.md': formatMarkdown,
  'junit.xml': formatJunit,
  'index.html': formatHtml,
  'badge.svg': formatBadge,
};

/** Writes `results.json`. */
export function writeResults(folder: string, result: RunResult): void {
  mkdirSync(folder, { recursive: true });
  replaceFile(folder, RESULTS_FILE, `${JSON.stringify(result, null, 2)}\n`);
}

/** Writes the reports for people and for CI, each from the result alone. */
export function writeReports(folder: string, result: RunResult): void {
  for (const name of reportNames) {
    replaceFile(folder, name, formats[name](result));
  }
}
