import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { compared } from '../../reports/comparison.ts';
import { comparisonForMarkdown, comparisonForTerminal } from '../../reports/comparison-text.ts';
import { painter, wantsColour } from '../../reports/paint.ts';
import { type ExitCode, exitCodes, usage } from '../run/exit-codes.ts';
import { resultOf } from '../run/result-of.ts';

/** `compare`: what is worse, better, new and gone from one run to another; exit code 1 where worse. */
export async function compare(args: string[]): Promise<ExitCode> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { markdown: { type: 'string' } },
  });
  const [old, now, ...more] = positionals;
  if (old === undefined || now === undefined || more.length > 0) {
    usage('compare takes two folders that runs left with --out, the older first');
  }
  const comparison = compared(resultOf(old), resultOf(now));
  process.stdout.write(comparisonForTerminal(comparison, painter(wantsColour(process.stdout))));
  if (values.markdown !== undefined) write(values.markdown, comparisonForMarkdown(comparison));
  return comparison.counts.worse > 0 ? exitCodes.failed : exitCodes.passed;
}

function write(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    const { code } = Object(error);
    usage(`--markdown ${file} cannot be written: ${code}`);
  }
}
