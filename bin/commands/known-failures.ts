import { readFileSync, writeFileSync } from 'node:fs';
import { isDay } from '../../fixtures/target/known-failures.ts';
import { type ListedFailure, today } from '../../reports/known-failures.ts';
import { type ExitCode, exitCodes, usage } from '../run/exit-codes.ts';
import { flagsOf } from '../run/flags.ts';
import { withFailures } from '../run/listed-failures.ts';
import { resultOf } from '../run/result-of.ts';

/**
 * `known-failures`: adds what failed or was blocked in a run to the known failures of a profile, each
 * with a reason, an owner and a last day. What the profile lists already stays as it is, until its last
 * day is over.
 */
export async function knownFailures(args: string[]): Promise<ExitCode> {
  const { values, positionals } = flagsOf({
    args,
    allowPositionals: true,
    options: {
      write: { type: 'string' },
      reason: { type: 'string' },
      owner: { type: 'string' },
      until: { type: 'string' },
    },
  });
  const [folder = 'conformance-report', ...more] = positionals;
  const { write, reason, owner, until } = values;
  if (more.length > 0) usage('known-failures takes one folder that a run left with --out');
  if (write === undefined) usage('known-failures takes --write FILE, the profile to write to');
  if (!reason || !owner || !until) usage('known-failures needs --reason, --owner and --until');
  if (!isDay(until)) usage(`--until takes a day as YYYY-MM-DD, not "${until}"`);
  if (until < today())
    usage(`--until ${until} is in the past; give the last day on which the failures are excused`);
  const red = resultOf(folder).requirements.filter(({ verdict }) => isRed(verdict));
  const added = addTo(
    write,
    red.map(({ id }) => ({ id, reason, owner, until })),
  );
  process.stdout.write(`${added} of ${red.length} red requirements added to ${write}\n`);
  return exitCodes.passed;
}

function isRed(verdict: string): boolean {
  return verdict === 'failed' || verdict === 'blocked';
}

/** Adds entries that the file has not, or has past their day. Returns how many. Throws Stop. */
function addTo(file: string, entries: readonly ListedFailure[]): number {
  const { text, added } = withFailures(file, textOf(file), entries);
  if (added > 0) save(file, text);
  return added;
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    return usage(`--write ${file} cannot be read: ${Object(error).code}`);
  }
}

function save(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    usage(`--write ${file} cannot be written: ${Object(error).code}`);
  }
}
