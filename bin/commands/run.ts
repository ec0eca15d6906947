import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunResult } from '../../reports/model.ts';
import { RESULTS_FILE, removeReports } from '../../reports/report-files.ts';
import { type ExitCode, exitCodes, Stop } from '../exit-codes.ts';
import { runPlaywright } from '../playwright.ts';
import { prepareRun } from '../prepare.ts';
import { type RunOptions, runOptions } from '../run-options.ts';

/** `run`: checks one target and reports. The exit code is the result's own. */
export async function run(args: string[]): Promise<ExitCode> {
  const options = runOptions(args);
  const run = await prepareRun(options, ['run', ...args]);
  try {
    for (const line of run.preflight) {
      process.stdout.write(`${line}\n`);
    }
    process.stdout.write(`seed ${run.file.seed}, run ${run.file.runId}\n`);
    if (!options.list) {
      removeReports(options.out);
    }
    await runPlaywright(playwrightArguments(options));
    return options.list ? exitCodes.passed : exitCodeOf(options.out);
  } finally {
    await run.close();
  }
}

function playwrightArguments({ suites, requirements, shard, list }: RunOptions): string[] {
  const tags = requirements.map((id) => `@${id}(?!\\S)`);
  return [
    ...suites.map((name) => `suites/${name}/`),
    ...(tags.length > 0 ? ['--grep', tags.join('|')] : []),
    ...(shard === undefined ? [] : ['--shard', shard]),
    ...(list ? ['--list'] : []),
  ];
}

function exitCodeOf(out: string): ExitCode {
  const file = join(out, RESULTS_FILE);
  try {
    const result: RunResult = JSON.parse(readFileSync(file, 'utf8'));
    return result.exitCode;
  } catch {
    throw new Stop(exitCodes.internal, `the run left no ${file}; see what it printed above`);
  }
}
