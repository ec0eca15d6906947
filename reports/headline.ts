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

/** A run's verdict in one sentence, with what it left out. */
export function headline(
  result: Pick<RunResult, 'exitCode' | 'judged' | 'red' | 'partial'>,
): string {
  const { red, partial } = result;
  const why = red.length > 0 ? `: ${red.join(', ')}` : '';
  const partly = partial.length > 0 ? ` (partial: ${partial.join('; ')})` : '';
  return plainLine(`${verdictLabel[verdictOf(result)]}${why}${partly}`, 1000);
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
