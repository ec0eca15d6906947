import { resolve } from 'node:path';
import { copyAllure, refuseLinks } from '../../reports/allure-files.ts';
import { type MergeContext, merged } from '../../reports/merged.ts';
import type { RunResult } from '../../reports/model.ts';
import { printResult } from '../../reports/print-result.ts';
import { readShard } from '../../reports/read-shard.ts';
import { ReportError } from '../../reports/report-error.ts';
import { writeReports, writeResults } from '../../reports/report-files.ts';
import { releaseFolder } from '../../reports/report-folder.ts';
import { removeReports } from '../../reports/report-names.ts';
import { loadRequirements } from '../../spec/requirements.ts';
import { type ExitCode, usage } from '../run/exit-codes.ts';
import { flagsOf } from '../run/flags.ts';
import { emptied } from '../run/out-folder.ts';
import { addOwnSuites } from '../run/own-suites.ts';
import { newRunId } from '../run/run-options.ts';

/** `merge`: one result, one set of reports and one exit code of several shards of a run. */
export async function merge(args: string[]): Promise<ExitCode> {
  const { values, positionals: folders } = flagsOf({
    args,
    allowPositionals: true,
    options: {
      add: { type: 'string', multiple: true, default: [] },
      out: { type: 'string', default: 'conformance-report' },
      'require-verified': { type: 'boolean', default: false },
      'allow-blocked': { type: 'boolean', default: false },
    },
  });
  addOwnSuites(values.add);
  const out = resolve(values.out);
  if (folders.some((folder) => resolve(folder) === out)) {
    usage(`--out ${values.out} is one of the folders to merge; name another`);
  }
  const result = resultOf(folders, {
    requireVerified: values['require-verified'],
    allowBlocked: values['allow-blocked'],
    requirements: loadRequirements(),
    command: ['payments-conformance merge', ...args].join(' '),
  });
  report(out, folders, result);
  return result.exitCode;
}

function resultOf(folders: readonly string[], context: MergeContext): RunResult {
  try {
    const [first, ...others] = folders.map(readShard);
    refuseLinks(folders);
    return first === undefined
      ? usage('merge takes the folders that shards left with --out')
      : merged([first, ...others], context);
  } catch (error) {
    if (error instanceof ReportError) usage(error.message);
    throw error;
  }
}

/** What is known is told before anything is written, as a run does. */
function report(out: string, folders: readonly string[], result: RunResult): void {
  const holder = { run: newRunId(), pids: [process.pid] };
  const folder = emptied(out, holder);
  try {
    printResult(result, folder);
    writeResults(folder, result);
    copyAllure(folders, folder);
    writeReports(folder, result);
  } catch (error) {
    // As on a full disk: a green result is not to lie beside another exit code.
    removeReports(folder);
    throw error;
  } finally {
    releaseFolder(folder, holder.run);
  }
}
