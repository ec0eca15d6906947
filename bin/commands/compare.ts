import { writeFileSync } from 'node:fs';
import { compared } from '../../reports/comparison.ts';
import { comparisonForMarkdown, comparisonForTerminal } from '../../reports/comparison-text.ts';
import { formatComparison } from '../../reports/html-comparison.ts';
import { painter, wantsColour } from '../../reports/paint.ts';
import { type ExitCode, exitCodes, usage } from '../run/exit-codes.ts';
import { flagsOf } from '../run/flags.ts';
import { resultOf } from '../run/result-of.ts';

/** `compare`: what is worse, better, new and gone from one run to another; exit code 1 where worse. */
export async function compare(args: string[]): Promise<ExitCode> {
  const { values, positionals } = flagsOf({
    args,
    allowPositionals: true,
    options: { markdown: { type: 'string' }, out: { type: 'string' } },
  });
  const [old, now, ...more] = positionals;
  if (old === undefined || now === undefined || more.length > 0) {
    usage('compare takes two folders that runs left with --out, the older first');
  }
  const comparison = compared(resultOf(old), resultOf(now));
  process.stdout.write(comparisonForTerminal(comparison, painter(wantsColour(process.stdout))));
  const { markdown, out } = values;
  if (markdown !== undefined) write('--markdown', markdown, comparisonForMarkdown(comparison));
  if (out !== undefined) write('--out', out, formatComparison(comparison));
  return comparison.counts.worse > 0 ? exitCodes.failed : exitCodes.passed;
}

function write(flag: string, file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    const { code } = Object(error);
    usage(`${flag} ${file} cannot be written: ${code}`);
  }
}
