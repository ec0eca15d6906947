import type { RequirementResult, RunResult } from '../../reports/model.ts';

/** What the suite said of a conforming service, in lines for people. */
export interface VariantVerdict {
  /** Every failed or blocked check, or that not all ran; empty when the suite stayed green. */
  readonly falseAlarms: readonly string[];
  /** What was not judged or only warned of, and why: much of it shows a driver that got lost. */
  readonly remarks: readonly string[];
}

interface Statement {
  readonly subject: string;
  readonly what: string;
}

/** Reads the result of a run against a variant, in which nothing may be failed or blocked. */
export function judgeVariant(result: RunResult | undefined): VariantVerdict {
  if (result === undefined) {
    return { falseAlarms: ['no check ran against it'], remarks: [] };
  }
  const { requirements, errors, run } = result;
  const unfinished = run.cutShort === undefined ? [] : [`the run was ${run.cutShort}`];
  const rowsOf = (verdict: string) => requirements.filter((row) => row.verdict === verdict);
  const red = [...rowsOf('failed'), ...rowsOf('blocked')].flatMap(alarmsOf);
  const remarks = (['unverified', 'warned', 'not-applicable'] as const).flatMap((verdict) => {
    const byReason = grouped(
      rowsOf(verdict).map(({ id, reason = '' }) => ({ subject: id, what: reason })),
    );
    return byReason.map(([what, ids]) => `${ids.length} ${verdict}: ${what} (${ids.join(' ')})`);
  });
  const alarms = grouped(red).map(([what, [first, ...others]]) => {
    const more = others.length === 0 ? '' : ` (and ${others.length} more)`;
    return `${first}${more}: ${what}`;
  });
  return { falseAlarms: [...errors.map(oneLine), ...unfinished, ...alarms], remarks };
}

function alarmsOf({ id, verdict, reason = '', checks }: RequirementResult): readonly Statement[] {
  const red = checks.filter((check) => check.verdict === verdict);
  return red.length === 0
    ? [{ subject: `${id} ${verdict}`, what: reason }]
    : red.map(({ title, message = '' }) => ({
        subject: `${id} ${verdict}: ${title}`,
        what: message,
      }));
}

/** Who says each thing: a driver that is lost says the same in every check that needs it. */
function grouped(statements: readonly Statement[]): readonly (readonly [string, string[]])[] {
  const subjects = new Map<string, string[]>();
  for (const { subject, what } of statements) {
    const line = oneLine(what);
    subjects.set(line, [...(subjects.get(line) ?? []), subject]);
  }
  return [...subjects];
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').slice(0, 300);
}
