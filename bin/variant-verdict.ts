import type { RunResult } from '../reports/model.ts';

/** What the suite said of a conforming service. */
export interface VariantVerdict {
  /** Every failed or blocked check, for people; empty when the suite stayed green. */
  readonly falseAlarms: readonly string[];
  /** Requirements the suite could not judge, which are many only where a driver got lost. */
  readonly unverified: readonly string[];
  readonly warned: readonly string[];
  readonly notApplicable: readonly string[];
}

/** Reads the result of a run against a variant, in which nothing may be failed or blocked. */
export function judgeVariant(result: RunResult | undefined): VariantVerdict {
  if (result === undefined) {
    return {
      falseAlarms: ['no check ran against it'],
      unverified: [],
      warned: [],
      notApplicable: [],
    };
  }
  const { requirements, errors } = result;
  const idsOf = (verdict: string) =>
    requirements.filter((row) => row.verdict === verdict).map(({ id }) => id);
  const alarms = requirements
    .filter(({ verdict }) => verdict === 'failed' || verdict === 'blocked')
    .flatMap(({ id, verdict, reason = '', checks }) => {
      const red = checks.filter((check) => check.verdict === verdict);
      return red.length === 0
        ? [{ subject: `${id} ${verdict}`, what: oneLine(reason) }]
        : red.map(({ title, message = '' }) => ({
            subject: `${id} ${verdict}: ${title}`,
            what: oneLine(message),
          }));
    });
  return {
    falseAlarms: [...errors.map(oneLine), ...grouped(alarms)],
    unverified: idsOf('unverified'),
    warned: idsOf('warned'),
    notApplicable: idsOf('not-applicable'),
  };
}

/** One line per message: a driver that gets lost says the same in every check that needs it. */
function grouped(alarms: readonly { subject: string; what: string }[]): readonly string[] {
  const byMessage = new Map<string, string[]>();
  for (const { subject, what } of alarms) {
    byMessage.set(what, [...(byMessage.get(what) ?? []), subject]);
  }
  return [...byMessage].map(([what, [first, ...others]]) => {
    const more = others.length === 0 ? '' : ` (and ${others.length} more)`;
    return `${first}${more}: ${what}`;
  });
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').slice(0, 400);
}
