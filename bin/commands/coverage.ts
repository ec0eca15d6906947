import Table from 'cli-table3';
import { loadDefects } from '../../fixtures/defects/defects.ts';
import { areas } from '../../spec/areas.ts';
import { loadRequirements } from '../../spec/requirements.ts';
import { listChecks } from '../run/checks.ts';
import { type ExitCode, exitCodes } from '../run/exit-codes.ts';
import { flagsOf } from '../run/flags.ts';
import type { Check } from '../run/known-checks.ts';
import { codeCoverage } from './code-coverage.ts';

/** Which rows have a check, which have neither one nor a reason, and which check has no defect. */
export function coverageBy(checks: readonly Check[]) {
  const checked = new Set(checks.flatMap(({ requirements }) => requirements));
  const broken = new Set(loadDefects().flatMap(({ breaks }) => breaks));
  const rows = loadRequirements();
  const uncovered = rows.filter(({ id, excluded }) => !checked.has(id) && excluded === undefined);
  const unproven = rows.filter(({ id }) => checked.has(id) && !broken.has(id));
  return { rows, checked, uncovered, unproven };
}

/** `coverage`: which requirements have a check and a defect; red when one has neither reason. */
export async function coverage(args: string[]): Promise<ExitCode> {
  const { values } = flagsOf({ args, options: { codes: { type: 'boolean' } } });
  if (values.codes) return codeCoverage();
  const { rows, checked, uncovered, unproven } = coverageBy(await listChecks());
  const table = new Table({
    head: ['area', 'requirements', 'checked', 'excluded', 'uncovered', 'without defect'],
    style: { head: [], border: [] },
  });
  for (const area of [...areas, undefined]) {
    const count = (of: readonly { area: string }[]) =>
      of.filter((row) => area === undefined || row.area === area).length;
    table.push([
      area ?? 'all',
      count(rows),
      count(rows.filter(({ id }) => checked.has(id))),
      count(rows.filter(({ excluded }) => excluded !== undefined)),
      count(uncovered),
      count(unproven),
    ]);
  }
  process.stdout.write(`${table.toString()}\n`);
  for (const { id } of uncovered) {
    process.stdout.write(`no check: ${id}\n`);
  }
  for (const { id } of unproven) {
    process.stdout.write(`no defect: ${id}\n`);
  }
  return uncovered.length + unproven.length === 0 ? exitCodes.passed : exitCodes.failed;
}
