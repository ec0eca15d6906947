import { layout } from '../explain/entry.ts';
import { subjectOf } from '../explain/subjects.ts';
import { type ExitCode, exitCodes, usage } from '../run/exit-codes.ts';
import { flagsOf } from '../run/flags.ts';
import { addOwnSuites } from '../run/own-suites.ts';

/**
 * `explain NAME...`: what each name stands for, be it a row, a gap, a reading, a precondition, a fact, an
 * error code or an operation.
 */
export async function explain(args: string[]): Promise<ExitCode> {
  const { values, positionals } = flagsOf({
    args,
    allowPositionals: true,
    options: { add: { type: 'string', multiple: true, default: [] } },
  });
  if (positionals.length === 0) {
    usage('explain takes an id, a code or an operation, such as CARD-PIN-007 or "POST /quotes"');
  }
  const own = addOwnSuites(values.add);
  const asked = withWholeCalls(positionals).map((name) => subjectOf(name, own));
  process.stdout.write(`${asked.map((explained) => layout(explained())).join('\n\n')}\n`);
  return exitCodes.passed;
}

/** A call or a code with its status that was typed without quotes is two words, and is one name. */
function withWholeCalls(words: readonly string[]): readonly string[] {
  return words.flatMap((word, n) => {
    if (isFirstHalf(words[n - 1])) return [];
    return isFirstHalf(word) ? [[word, words[n + 1] ?? ''].join(' ').trim()] : [word];
  });
}

function isFirstHalf(word = ''): boolean {
  return /^(?:get|post|put|patch|delete|\d{3})$/i.test(word);
}
