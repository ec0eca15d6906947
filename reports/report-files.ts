import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringifyEnvInfo } from 'allure-js-commons/sdk/reporter';
import { formatBadge } from './badge.ts';
import { type Comparison, compared } from './comparison.ts';
import { formatHtml } from './html.ts';
import { formatJunit } from './junit.ts';
import { formatMarkdown } from './markdown.ts';
import type { RunResult } from './model.ts';
import { replaceFile } from './replace-file.ts';
import { ALLURE_FOLDER, LAST_FILE, RESULTS_FILE, reportNames } from './report-names.ts';
import { runFacts } from './run-facts.ts';
import { formatSarif } from './sarif.ts';

type Format = (result: RunResult, since: Comparison | undefined) => string;

const formats: Readonly<Record<(typeof reportNames)[number], Format>> = {
  'summary.md': formatMarkdown,
  'junit.xml': formatJunit,
  'results.sarif': formatSarif,
  'index.html': formatHtml,
  'badge.svg': formatBadge,
};

/** Writes `results.json`. */
export function writeResults(folder: string, result: RunResult): void {
  mkdirSync(folder, { recursive: true });
  replaceFile(folder, RESULTS_FILE, `${JSON.stringify(result, null, 2)}\n`);
}

/** Writes the reports for people and for CI, from the result and from that of the run before. */
export function writeReports(folder: string, result: RunResult): void {
  const since = sinceLast(folder, result);
  for (const name of reportNames) {
    replaceFile(folder, name, formats[name](result, since));
  }
  // Allure's own reporter knows of checks alone, and the folder is there where it is used.
  const allure = join(folder, ALLURE_FOLDER);
  if (existsSync(allure)) {
    const facts = Object.fromEntries(runFacts(result));
    replaceFile(allure, 'environment.properties', stringifyEnvInfo(facts));
  }
}

/** What changed since the run before in a folder; where there is none that can be read, nothing. */
function sinceLast(folder: string, result: RunResult): Comparison | undefined {
  try {
    const last: RunResult = JSON.parse(readFileSync(join(folder, LAST_FILE), 'utf8'));
    return last.schema === result.schema ? compared(last, result) : undefined;
  } catch {
    return undefined;
  }
}
