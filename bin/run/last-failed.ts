import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RequirementResult, RunResult } from '../../reports/model.ts';
import { LAST_FILE, RESULTS_FILE } from '../../reports/report-names.ts';
import type { RequirementId } from '../../spec/generated/requirement-ids.ts';
import { usage } from './exit-codes.ts';

/**
 * The requirements that the last run with this folder for its reports failed or was blocked in, and those
 * by which the checks run again that only came by what is wrong. Where it was cut short, or left no result,
 * also those of the run before that it did not get to. Throws Stop.
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
  if (result === undefined) return [];
  const isRed = ({ verdict }: RequirementResult) => verdict === 'failed' || verdict === 'blocked';
  const red = result.requirements.filter(isRed);
  return [...new Set([...red.map(({ id }) => id), ...red.flatMap((row) => seenBy(row, result))])];
}

/**
 * A requirement of each check that does not cite the row and showed it broken, in a step or in passing:
 * the row's own checks may hold, and would say that it is mended.
 */
function seenBy({ id, checks }: RequirementResult, result: RunResult): readonly RequirementId[] {
  const findings = result.unexpected
    .filter(({ requirement }) => requirement === id)
    .flatMap((each) => each.findings);
  const titles = new Set(findings.map(({ check }) => check));
  const inPassing = result.requirements
    .flatMap((row) => row.checks)
    .filter(({ title }) => titles.has(title));
  return [...checks.filter(({ verdict }) => verdict !== 'passed'), ...inPassing]
    .filter(({ requirements }) => !requirements.includes(id))
    .flatMap(({ requirements }) => requirements.slice(0, 1));
}
