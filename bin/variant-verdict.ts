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
        ? [`${id} ${verdict}: ${oneLine(reason)}`]
        : red.map(({ title, message = '' }) => `${id} ${verdict}: ${title}: ${oneLine(message)}`);
    });
  return {
    falseAlarms: [...errors.map(oneLine), ...alarms],
    unverified: idsOf('unverified'),
    warned: idsOf('warned'),
    notApplicable: idsOf('not-applicable'),
  };
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').slice(0, 400);
}
