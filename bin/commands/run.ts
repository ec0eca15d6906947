import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reserveSettings } from '../../fixtures/run/settings.ts';
import type { RunResult } from '../../reports/model.ts';
import { RESULTS_FILE, removeReports } from '../../reports/report-names.ts';
import { filesCiting } from '../check-files.ts';
import { type ExitCode, exitCodes, Stop } from '../exit-codes.ts';
import { startPlaywright } from '../playwright.ts';
import type { PreparedRun } from '../prepare.ts';
import { type RunOptions, runOptions } from '../run-options.ts';

/** `run`: checks one target and reports. The exit code is the result's own. */
export async function run(args: string[]): Promise<ExitCode> {
  const options = runOptions(args);
  const place = reserveSettings();
  // The runner loads itself while the target is looked over.
  const runner = startPlaywright(playwrightArguments(options));
  try {
    const { prepareRun } = await import('../prepare.ts');
    const prepared = await prepareRun(options, ['run', ...args]);
    try {
      place.publish(prepared.file);
      announce(prepared);
      if (!options.list) {
        removeReports(options.out);
      }
      await runner.begin();
    } finally {
      await prepared.close();
    }
    return options.list ? exitCodes.passed : exitCodeOf(options.out);
  } finally {
    runner.abandon();
    place.withdraw();
  }
}

function announce({ preflight, file }: PreparedRun): void {
  for (const line of [...preflight, `seed ${file.seed}, run ${file.runId}`]) {
    process.stdout.write(`${line}\n`);
  }
}

function playwrightArguments({ suites, requirements, shard, list }: RunOptions): string[] {
  const tags = requirements.map((id) => `@${id}(?!\\S)`);
  const folders = suites.map((name) => `${name}/`);
  const citing = requirements.length > 0 ? (filesCiting(requirements) ?? []) : [];
  const files = citing.filter(
    (file) => folders.length === 0 || folders.some((folder) => file.startsWith(folder)),
  );
  return [
    ...(files.length > 0 ? files : folders).map((place) => `suites/${place}`),
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
