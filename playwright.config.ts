import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { aloneOn, selectedAlone } from './bin/run/alone.ts';
import { describedReporter, refuseWrongReporters } from './bin/run/further-reporters.ts';
import { OWN_CHECKS } from './bin/run/own-checks.ts';
import type { RunFile } from './bin/run/run-file.ts';
import { createRedactor } from './fixtures/client/redaction.ts';
import {
  endWithCommand,
  publishedSettings,
  publishSettings,
  settingsPublished,
} from './fixtures/target/run-settings.ts';
import { createTarget } from './fixtures/target/target.ts';
import { ALONE_PROJECT } from './reports/keep-share.ts';
import { ALLURE_FOLDER, ARTIFACTS_FOLDER } from './reports/report-names.ts';
import { moduleOf } from './spec/module-ending.ts';
import { addRequirements, loadRequirements } from './spec/requirements.ts';
import { defaultOf } from './spec/settings/settings.ts';

/** What only shows the checks, or runs them one day, leaves the reports of the last run alone. */
const isLooking = /--list|--ui|test-server/.test(process.argv.slice(2).join(' '));

// The command line publishes the settings of the run. `npx playwright test` alone gets the command
// line's defaults here; the workers it starts find them published.
await settingsPublished();
endWithCommand();
const run = (publishedSettings() as RunFile | undefined) ?? (await runOfItsOwn());

addRequirements(run.own.rows);
if (process.env['TEST_WORKER_INDEX'] === undefined) await refuseWrongReporters(run.reporters);

const targets = run.subjects.map(({ profile }) => createTarget(profile));
const { text: redact } = createRedactor(targets.flatMap((target) => target.secrets()));
const [target] = targets;
const conformance = {
  ...run.report,
  out: run.out,
  redact,
  requirements: loadRequirements(),
  revisions: Object.fromEntries(
    run.subjects.map(({ id, revision = run.revision }) => [id, revision]),
  ),
  manySubjects: run.subjects.some(({ id }) => id !== ''),
};
const allure = {
  resultsDir: join(run.out, ALLURE_FOLDER),
  detail: false,
  redact,
  policy: run.report,
  knownFailures: run.report.knownFailures,
};
// Allure's reporter would write results of checks that are only listed.
const isReported = targets.length === 1 && !process.argv.includes('--list');

// Those that need a browser on this machine run where they are asked for by name.
const browser = process.argv.some((each) => each.includes('.browser'))
  ? []
  : ['**/*.browser.spec.[jt]s'];

const alone = aloneOn(targets);

// Suites beside ours import this package by its name, wherever they and the package stand.
const own = run.own.folders.map((testDir) => ({
  testDir,
  testMatch: OWN_CHECKS,
  teardown: ALONE_PROJECT,
}));
const tsconfig = 'bin/run/own-suites.tsconfig.json';

/**
 * A check has two minutes for itself, and time for as many answers as the longest need, for a state to
 * settle twice and, in a slow run, for a challenge to expire.
 */
const CHECK_MS = 120_000;
const MOST_ANSWERS = 1_000;
const SLOW_MS = 3_700_000;

/** What a check waits for its turn before each request. */
const pauseMs = run.workers * (target?.limits.pauseMs ?? 0);

/** A run whose limit nobody set ends by then, unless it is to wait for hours. */
const usualLimit = run.slow ? 0 : defaultOf('run.limitMinutes');
const limitMinutes = run.subjects[0]?.profile.run.limitMinutes ?? usualLimit;

export default defineConfig({
  testDir: 'suites',
  ...(own.length > 0 && { tsconfig }),
  projects: [
    { testMatch: '**/*.spec.[jt]s', testIgnore: [alone, ...browser], teardown: ALONE_PROJECT },
    ...own,
    // What a target does by the clock or by a fault that was armed, it may do to whoever calls: these
    // checks begin when all others have ended, and take turns. A project that waits for others to end
    // is skipped where one of their checks failed; one that tears down is not.
    { name: ALONE_PROJECT, workers: 1, ...selectedAlone(process.argv.slice(2), alone) },
  ],
  outputDir: join(run.out, ARTIFACTS_FOLDER),
  // A file at a time: the runner copies the tests of a whole file for each group it hands out, and
  // in a run over many subjects a file has thousands.
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  workers: run.workers,
  // Where many subjects share a run they are services of ours.
  globalTimeout: targets.length === 1 ? limitMinutes * 60_000 : 0,
  timeout: Math.ceil(
    CHECK_MS +
      MOST_ANSWERS * (run.latencyMs + pauseMs) +
      2 * (target?.settleMs ?? 0) +
      (run.slow ? SLOW_MS : 0),
  ),
  reporter: [
    [moduleOf('./reports/reporter.ts'), conformance],
    ...(isReported ? [[moduleOf('./reports/allure.ts'), allure] as [string, object]] : []),
    ...run.reporters.map((name) => describedReporter(name, run.out)),
  ],
});

// Loaded here alone: a published run, and every worker, has no use for it.
async function runOfItsOwn(): Promise<RunFile> {
  const { prepareRun } = await import('./bin/run/prepare.ts');
  const { runOptions } = await import('./bin/run/run-options.ts');
  const { file, close } = await prepareRun(runOptions(isLooking ? ['--list'] : []), ['run']);
  const withdraw = publishSettings(file);
  process.once('exit', () => {
    withdraw();
    void close();
  });
  return file;
}
