import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RequirementResult, RunResult } from '../../reports/model.ts';
import { LAST_FILE, RESULTS_FILE } from '../../reports/report-names.ts';
import type { RequirementId } from '../../spec/generated/requirement-ids.ts';
import { usage } from './exit-codes.ts';

/**
 * The requirements that the last run with this folder for its reports failed or was blocked in. Where it
 * was cut short, or left no result, also those of the run before that it did not get to. Throws Stop.
 */
export function lastFailed(out: string): readonly string[] {
  const file = join(out, RESULTS_FILE);
  const last = resultIn(file);
  if (last !== undefined && last.run.cutShort === undefined) {
    const red = redIn(last);
    return red.length > 0 ? red : usage(`--last-failed: nothing failed or was blocked in ${file}`);
  }
  const before = resultIn(join(out, LAST_FILE));
  if (last === undefined && before === undefined) {
    return usage(`--last-failed: ${file} holds no results of a run`);
  }
  const rows = last?.requirements ?? [];
  const mended = rows.filter(({ verdict }) => verdict === 'passed').map(({ id }) => id);
  const left = redIn(before).filter((id) => !mended.includes(id));
  const red = [...new Set([...redIn(last), ...left])];
  return red.length > 0 ? red : usage(`--last-failed: nothing failed or was blocked in ${out}`);
}

function resultIn(file: string): RunResult | undefined {
  try {
    const result: RunResult = JSON.parse(readFileSync(file, 'utf8'));
    return Array.isArray(result.requirements) ? result : undefined;
  } catch {
    return undefined;
  }
}

function redIn(result: RunResult | undefined): readonly RequirementId[] {
  const isRed = ({ verdict }: RequirementResult) => verdict === 'failed' || verdict === 'blocked';
  return (result?.requirements ?? []).filter(isRed).map(({ id }) => id);
}
