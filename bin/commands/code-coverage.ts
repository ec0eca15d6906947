import Table from 'cli-table3';
import { type CodeHome, codeHomes, homeKinds } from '../../spec/code-homes.ts';
import { type ExitCode, exitCodes } from '../run/exit-codes.ts';

/** Rows named of each code; `run --list` and `explain` tell of the others. */
const ROWS_NAMED = 3;

/** Characters of a line of the last column. */
const WIDTH = 64;

/** `coverage --codes`: the home of every error code of the contract. */
export function codeCoverage(): ExitCode {
  const homes = codeHomes();
  const table = new Table({
    head: ['status', 'code', 'kind', 'rows'],
    style: { head: [], border: [] },
    colWidths: [null, null, null, WIDTH],
    wordWrap: true,
  });
  table.push(...homes.map((home) => [home.status, home.code, home.kind ?? 'none', told(home)]));
  process.stdout.write(`${table.toString()}\n${counts(homes)}\n`);
  return exitCodes.passed;
}

function told({ rows, reason }: CodeHome): string {
  const more = rows.length - ROWS_NAMED;
  const named = rows.slice(0, ROWS_NAMED).join(', ');
  const ids = more > 0 ? `${named} and ${more} more` : named;
  return reason === undefined ? ids : `${ids}: ${reason}`;
}

function counts(homes: readonly CodeHome[]): string {
  const all = [...homeKinds, undefined].map((kind) => {
    const count = homes.filter((home) => home.kind === kind).length;
    return `${count} ${kind ?? 'without a row'}`;
  });
  return `codes: ${all.join(', ')}`;
}
