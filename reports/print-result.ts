import { join, relative } from 'node:path';
import { formatAnnotations } from './annotations.ts';
import type { RunResult } from './model.ts';
import { wantsColour } from './paint.ts';
import { formatTerminal } from './terminal.ts';

/**
 * Prints what a run or a merge comes to: the summary, whose last line is the verdict, and before it,
 * in a job of GitHub, its annotations.
 */
export function printResult(result: RunResult, out: string): void {
  const folder = relative(process.cwd(), out);
  if (process.env['GITHUB_ACTIONS'] === 'true') {
    const root = process.env['GITHUB_WORKSPACE'] ?? process.cwd();
    const annotations = formatAnnotations(result, { file: join(folder, 'summary.md'), root });
    // Another reporter may be in the middle of a line.
    if (annotations !== '') process.stdout.write(`\n${annotations}`);
  }
  process.stdout.write(formatTerminal(result, { colour: wantsColour(process.stdout), folder }));
}
