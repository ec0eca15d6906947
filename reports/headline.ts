import { counted } from './counted.ts';
import type { RunResult } from './model.ts';
import { plainLine } from './plain-text.ts';

/** What a run comes to; `unjudged` is the verdict of a run in which no row was judged. */
export type RunVerdict = 'passed' | 'failed' | 'unjudged' | 'error';

/** A run's verdict in one word. A shard that judged nothing is `unjudged`, though its exit code is 0. */
export function verdictOf({
  exitCode,
  judged,
}: Pick<RunResult, 'exitCode' | 'judged'>): RunVerdict {
  if (exitCode === 2 || (exitCode === 0 && judged.requirements === 0)) return 'unjudged';
  return exitCode === 0 ? 'passed' : exitCode === 1 ? 'failed' : 'error';
}

/** How a run's verdict is written for people. */
export const verdictLabel: Readonly<Record<RunVerdict, string>> = {
  passed: 'passed',
  failed: 'failed',
  unjudged: 'nothing judged',
  error: 'error',
};

type Told = Pick<RunResult, 'exitCode' | 'judged' | 'summary' | 'red' | 'partial'>;

/** A run's verdict in one sentence, with how much it judged and what it left out. */
export function headline(result: Told): string {
  const { exitCode, red, partial } = result;
  const verdict = verdictOf(result);
  const ofShard = verdict === 'unjudged' && exitCode === 0 ? ' in this shard' : '';
  const told = [...(red.length > 0 ? [red.join(', ')] : []), ...judgedLines(result, NAMED)].join(
    '; ',
  );
  const partly = partial.length > 0 ? ` (partial: ${partial.join('; ')})` : '';
  return plainLine(`${verdictLabel[verdict]}${ofShard}: ${told}${partly}`, 1000);
}

/** More parts than this are a number in a headline. */
const NAMED = 5;

/** How many rows a run judged, and what the profile took out; of more parts than `named`, their number. */
export function judgedLines(
  { judged, summary }: Pick<Told, 'judged' | 'summary'>,
  named = Number.POSITIVE_INFINITY,
): string[] {
  const { requirements, shapeOnly, of, takenOut } = judged;
  const ofAll = `${thousands(requirements)} of ${thousands(of)} rows judged`;
  const rows = shapeOnly === 0 ? ofAll : `${ofAll}, ${thousands(shapeOnly)} of them in shape only`;
  const known = counted(summary.knownFailures, 'known failure');
  const parts = takenOut.map(
    ({ capability, requirements: count, declared }) =>
      `${capability} (${counted(count, 'row')}${declared ? '' : ', a guess'})`,
  );
  const told = parts.length > named ? inNumbers(takenOut) : parts.join(', ');
  return [`${rows}, ${known}`, ...(told === '' ? [] : [`taken out by the profile: ${told}`])];
}

function inNumbers(takenOut: RunResult['judged']['takenOut']): string {
  const rows = takenOut.reduce((sum, { requirements }) => sum + requirements, 0);
  const guesses = takenOut.filter(({ declared }) => !declared).length;
  const guessed = guesses === 0 ? '' : `, ${guesses} guessed`;
  return `${takenOut.length} capabilities (${thousands(rows)} rows${guessed})`;
}

/** Milliseconds as a person reads them. */
export function duration(ms: number): string {
  if (ms < 1000) {
    return `${Math.round(ms)} ms`;
  }
  const seconds = ms / 1000;
  return seconds < 60
    ? `${seconds.toFixed(1)} s`
    : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

/** A count with thousands set apart. */
export function thousands(n: number): string {
  return n.toLocaleString('en-US');
}
