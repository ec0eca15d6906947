import { existsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compared } from '../../reports/comparison.ts';
import { comparisonForMarkdown, comparisonForTerminal } from '../../reports/comparison-text.ts';
import type { RunResult } from '../../reports/model.ts';
import { painter, wantsColour } from '../../reports/paint.ts';
import { readReport } from '../../reports/read-report.ts';
import { ReportError } from '../../reports/report-error.ts';
import { RESULTS_FILE } from '../../reports/report-names.ts';
import { type ExitCode, exitCodes, usage } from '../run/exit-codes.ts';

/** `compare`: what is worse, better, new and gone from one run to another; exit code 1 where worse. */
export async function compare(args: string[]): Promise<ExitCode> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { markdown: { type: 'string' } },
  });
  const [old, now, ...more] = positionals;
  if (old === undefined || now === undefined || more.length > 0) {
    usage('compare takes two folders that runs left with --out, the older first');
  }
  const comparison = compared(resultIn(old), resultIn(now));
  process.stdout.write(comparisonForTerminal(comparison, painter(wantsColour(process.stdout))));
  if (values.markdown !== undefined) write(values.markdown, comparisonForMarkdown(comparison));
  return comparison.counts.worse > 0 ? exitCodes.failed : exitCodes.passed;
}

/** The result in a folder of reports, or in a file. Throws Stop. */
function resultIn(path: string): RunResult {
  const isFolder = existsSync(path) && statSync(path).isDirectory();
  try {
    return readReport('result', isFolder ? join(path, RESULTS_FILE) : path);
  } catch (error) {
    if (error instanceof ReportError) usage(error.message);
    throw error;
  }
}

function write(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    const { code } = Object(error);
    usage(`--markdown ${file} cannot be written: ${code}`);
  }
}
