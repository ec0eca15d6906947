import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunResult } from '../reports/model.ts';
import { ALLURE_FOLDER, RESULTS_FILE } from '../reports/report-names.ts';

const SCRIPT = /[ \t]*<script\b[^>]*>[\s\S]*?<\/script>\n?/g;

/** The page without scripts from elsewhere, and without those that report to them. */
function withoutTracker(page: string): string {
  return page.replace(SCRIPT, (script) => {
    const isForeign = /^\s*<script\b[^>]*\ssrc="(?:https?:)?\/\//.test(script);
    return isForeign || /\bgtag\(/.test(script) ? '' : script;
  });
}

/** The address that a run was against. Ends the process in a line where no run left its result. */
function targetOf(folder: string): string {
  const file = join(folder, RESULTS_FILE);
  try {
    const result: RunResult = JSON.parse(readFileSync(file, 'utf8'));
    return result.target.baseUrl;
  } catch {
    process.stderr.write(`${file} holds no result of a run; make one with npm run conformance\n`);
    process.exit(1);
  }
}

/**
 * `tsx bin/allure-page.ts FOLDER` makes Allure's page of the reports of a run: named after the target, by
 * area and requirement, with what the pages before it showed, and without the tracker that no option of
 * Allure leaves out.
 */
const folder = process.argv[2] ?? 'conformance-report';
const out = join(folder, 'allure-report');
const flags = [
  ...['--output', out, '--name', `Conformance of ${targetOf(folder)}`],
  ...[
    '--group-by',
    'feature,story,subSuite',
    '--history-path',
    join(folder, 'allure-history.jsonl'),
  ],
];
// Beside an earlier page Allure puts the next in a folder below it.
rmSync(out, { recursive: true, force: true });
const { status } = spawnSync('allure', ['awesome', join(folder, ALLURE_FOLDER), ...flags], {
  stdio: 'inherit',
});
if (status !== 0) process.exit(status ?? 1);
const page = join(out, 'index.html');
writeFileSync(page, withoutTracker(readFileSync(page, 'utf8')));
