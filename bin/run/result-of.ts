import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { RunResult } from '../../reports/model.ts';
import { readReport } from '../../reports/read-report.ts';
import { ReportError } from '../../reports/report-error.ts';
import { RESULTS_FILE } from '../../reports/report-names.ts';
import { usage } from './exit-codes.ts';

/** The result of a run, from its folder of reports or from a file. Throws Stop. */
export function resultOf(path: string): RunResult {
  const isFolder = existsSync(path) && statSync(path).isDirectory();
  const file = isFolder ? join(path, RESULTS_FILE) : path;
  if (!existsSync(file)) {
    usage(`${file} does not exist; give the folder that a run left with --out`);
  }
  try {
    return readReport('result', file);
  } catch (error) {
    if (error instanceof ReportError) usage(error.message);
    throw error;
  }
}
