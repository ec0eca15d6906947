import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { reserveSettings, type SettingsPlace } from '../../fixtures/target/run-settings.ts';
import { outputLine } from '../../reports/ci-commands.ts';
import type { RunResult } from '../../reports/model.ts';
import { withdrawReports } from '../../reports/report-folder.ts';
import { RESULTS_FILE } from '../../reports/report-names.ts';
import { isOwn, OWN_AREA } from '../../spec/own-rows.ts';
import { type ExitCode, exitCodes, Stop, usage } from '../run/exit-codes.ts';
import { filesCiting } from '../run/known-checks.ts';
import { listed } from '../run/list.ts';
import { ownFilesCiting } from '../run/own-suites.ts';
import { patternOf, type RunnerEnd, startPlaywright } from '../run/playwright.ts';
import type { PreparedRun } from '../run/prepare.ts';
import type { RunFile } from '../run/run-file.ts';
import { type RunOptions, runOptions } from '../run/run-options.ts';
import { selectedRows } from '../run/selected-rows.ts';
import type { LoadedRun } from '../run/watch.ts';

/** `run`: checks one target and reports. The exit code is the run's own. */
export async function run(args: string[]): Promise<ExitCode> {
  const options = runOptions(args);
  if (options.list) {
    process.stdout.write(listed(options));
    return exitCodes.passed;
  }
  const load = () => loadedRun(options, args);
  if (options.watch) {
    const { watch } = await import('../run/watch.ts');
    return await watch(load, options);
  }
  const { exitCode } = await load().check();
  return exitCode;
}

/** Starts the runner, which loads itself while the target is looked over, or a watch waits. */
function loadedRun(options: RunOptions, args: readonly string[]): LoadedRun {
  const place = reservedFor(options);
  const runner = startPlaywright(playwrightArguments(options));
  const discard = () => {
    runner.abandon();
    place.withdraw();
  };
  const check = async () => {
    const { prepareRun } = await import('../run/prepare.ts');
    const prepared = await prepareRun(options, ['run', ...args], runner.pid);
    try {
      // Who runs the runner itself, or has it report, sees there what failed.
      place.publish({ ...prepared.file, keepsWorkers: options.reporters.length === 0 });
      announce(prepared);
      const end = await runner.begin();
      const exitCode = await exitCodeOf(end, prepared.file);
      return { exitCode, isInterrupted: end.isInterrupted };
    } finally {
      await prepared.close();
    }
  };
  return { check: () => check().finally(discard), discard };
}

/** Where the settings cannot be kept no run begins, and no verdict of an earlier one is to stay. */
function reservedFor({ out }: RunOptions): SettingsPlace {
  try {
    return reserveSettings();
  } catch (error) {
    withdrawReports(out);
    throw error;
  }
}

function announce({ preflight, file }: PreparedRun): void {
  for (const line of [...preflight, `seed ${file.seed}, run ${file.runId}`]) {
    process.stdout.write(`${outputLine(line)}\n`);
  }
}

function playwrightArguments(options: RunOptions): string[] {
  const { suites, own, levels, browser, shard } = options;
  const rows = isByRow(options) ? selectedRows(options) : [];
  const tags = (rows.length > 0 ? rows.map(({ id }) => id) : levels).map(
    (word) => `@${word}(?!\\S)`,
  );
  const folders = suites.flatMap((name) =>
    name === OWN_AREA ? own.folders.map((each) => `${resolve(each)}/`) : [`suites/${name}/`],
  );
  const checked = rows.filter(({ excluded }) => excluded === undefined).map(({ id }) => id);
  const ours = filesCiting(checked.filter((id) => !isOwn(id))) ?? [];
  const files = [...ours.map((file) => `suites/${file}`), ...ownFilesCiting(own, checked)].filter(
    (file) => folders.length === 0 || folders.some((folder) => file.startsWith(folder)),
  );
  return [
    ...(browser ? ['\\.browser\\.spec\\.[jt]s$'] : []),
    ...(files.length > 0 ? files : folders).map(patternOf),
    ...(tags.length > 0 ? ['--grep', tags.join('|')] : []),
    ...(shard === undefined ? [] : ['--shard', shard]),
  ];
}

/** Whether rows are asked for one by one; a level alone is a tag of the checks. */
function isByRow({ requirements, operations }: RunOptions): boolean {
  return requirements.length + operations.length > 0;
}

/** A runner that could not tell its exit code did not come to the end of its run. */
async function exitCodeOf(
  { exitCode, how, isInterrupted }: RunnerEnd,
  { out, runId }: RunFile,
): Promise<ExitCode> {
  if (exitCode !== undefined) {
    return exitCode;
  }
  const known = resultOf(out, runId);
  if (known === undefined && isInterrupted) {
    usage('interrupted before the first check ended: nothing judged');
  }
  if (known === undefined) {
    const file = join(out, RESULTS_FILE);
    throw new Stop(
      exitCodes.internal,
      `the runner ${how} and left no ${file}; see what it printed above`,
    );
  }
  try {
    const { writeReports } = await import('../../reports/report-files.ts');
    writeReports(out, known);
  } catch {
    // The result lies there, and the line below names the folder.
  }
  throw new Stop(
    known.exitCode === exitCodes.passed ? exitCodes.failed : known.exitCode,
    `the runner ${how} before the end of the run; the verdicts it had are in ${out}`,
  );
}

/** What a run wrote down as it went; not what another may have put there. */
function resultOf(out: string, runId: string): RunResult | undefined {
  try {
    const result: RunResult = JSON.parse(readFileSync(join(out, RESULTS_FILE), 'utf8'));
    return result.run.id === runId ? result : undefined;
  } catch {
    return undefined;
  }
}
