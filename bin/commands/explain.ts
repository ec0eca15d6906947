import { parseArgs } from 'node:util';
import { loadDefects } from '../../fixtures/defects/defects.ts';
import { callOf } from '../../spec/openapi.ts';
import { loadRequirements, statedParts } from '../../spec/requirements.ts';
import { filesCiting } from '../run/check-files.ts';
import { listChecks } from '../run/checks.ts';
import { type ExitCode, exitCodes, usage } from '../run/exit-codes.ts';
import { currentId } from '../run/run-options.ts';

/** `explain ID`: one requirement, and what covers it. */
export async function explain(args: string[]): Promise<ExitCode> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const [given = usage('explain takes the id of a requirement, such as CARD-PIN-007')] =
    positionals;
  const id = currentId(given);
  const row =
    loadRequirements().find((candidate) => candidate.id === id) ??
    usage(`${id}: no row of spec/requirements has this id`);
  const files = filesCiting([row.id]) ?? [];
  const listed = files.length === 0 ? [] : await listChecks(files);
  const checks = listed.filter(({ requirements }) => requirements.includes(row.id));
  const defects = loadDefects().filter(({ breaks }) => breaks.includes(row.id));
  const { level, area, clause, operations, text, capability, since, until, rests, excluded } = row;
  const shapeOnly = row.shapeOnly ? ['shape only: hooks.fault dictates the answer'] : [];
  const lines = [
    `${row.id} (${level}, ${area})`,
    text,
    `clause: ${clause}`,
    ...operations.map((operation) => `operation: ${callOf(operation)} (${operation})`),
    ...(capability === undefined ? [] : [`capability: ${capability}`]),
    ...(since === undefined ? [] : [`since: ${since}`]),
    ...(until === undefined ? [] : [`until: ${until}`]),
    ...(rests === undefined
      ? []
      : [
          `stated by the contract: ${statedParts(row).join(', ') || 'no part of it'}`,
          ...Object.entries(rests).map(([part, ids]) => `${part} rests on: ${ids.join(', ')}`),
        ]),
    ...(excluded === undefined ? [] : [`excluded: ${excluded}`]),
    ...shapeOnly,
    ...checks.map(({ file, title }) => `check: ${file} › ${title}`),
    ...defects.map((defect) => `defect: ${defect.id}`),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  return exitCodes.passed;
}
