import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { stringifyEnvInfo } from 'allure-js-commons/sdk/reporter';
import { formatBadge } from './badge.ts';
import { formatHtml } from './html.ts';
import { formatJunit } from './junit.ts';
import { formatMarkdown } from './markdown.ts';
import type { RunResult } from './model.ts';
import { replaceFile } from './replace-file.ts';
import { ALLURE_FOLDER, RESULTS_FILE, reportNames } from './report-names.ts';
import { runFacts } from './run-facts.ts';

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
  // Allure's own reporter knows of checks alone, and the folder is there where it is used.
  const allure = join(folder, ALLURE_FOLDER);
  if (existsSync(allure)) {
    const facts = Object.fromEntries(runFacts(result));
    replaceFile(allure, 'environment.properties', stringifyEnvInfo(facts));
  }
}
