import type { RunResult } from './model.ts';
import { plainLine } from './plain-text.ts';

/** A run's verdict in one word. */
export function verdictOf({
  exitCode,
}: Pick<RunResult, 'exitCode'>): 'passed' | 'failed' | 'error' {
  return exitCode === 0 ? 'passed' : exitCode === 1 ? 'failed' : 'error';
}

/** A run's verdict in one sentence, with what it left out. */
export function headline(result: Pick<RunResult, 'exitCode' | 'red' | 'partial'>): string {
  const { red, partial } = result;
  const why = red.length > 0 ? `: ${red.join(', ')}` : '';
  const partly = partial.length > 0 ? ` (partial: ${partial.join('; ')})` : '';
  return plainLine(`${verdictOf(result)}${why}${partly}`, 1000);
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
