import type { Observation } from '../../fixtures/target/observation.ts';
import { type ExitCode, exitCodes } from '../run/exit-codes.ts';
import { type Advice, adviceText } from './advice.ts';

/** One line on a target. `missing` is what checks will lack, `refused` what ends every run. */
export interface Finding {
  readonly level: Observation['level'] | 'missing';
  readonly line: string;
  /** What it is about, such as `card`; the same in every look. */
  readonly subject?: string;
  /** The line without what would change it. */
  readonly told?: string;
  /** What would change it: any one of these. The line says it too. */
  readonly advice?: readonly Advice[];
}

/** What is told of a thing for which a look had no time. */
export const LATE = 'not tried within the twenty seconds of this look; a run waits longer';

/** The same of a thing that was being tried. */
export const CUT_OFF = 'not made within the twenty seconds of this look; a run waits longer';

/** What checks will lack, and what would change that. */
export function missing(subject: string, told: string, advice: readonly Advice[] = []): Finding {
  return {
    level: 'missing',
    line: `${subject}: ${told}${adviceText(advice)}`,
    told: `${subject}: ${told}`,
    subject,
    advice,
  };
}

/** What is there. */
export function seen(level: 'ok' | 'note', subject: string, told: string): Finding {
  return { level, line: `${subject}: ${told}`, subject };
}

/** The last line of a look: whether a run can begin, and what it will lack. */
export function closing(findings: readonly Finding[], command: string): Finding {
  const stop = (['wrong', 'refused'] as const).find((level) =>
    findings.some((finding) => finding.level === level),
  );
  if (stop !== undefined) {
    const line = `a run would end before its first check, because of the lines marked ${stop} above`;
    return { level: stop, line };
  }
  const lacking = findings.filter(({ level }) => level === 'missing');
  if (lacking.length === 0) {
    return { level: 'ok', line: `nothing is missing, so a run can begin: ${command}` };
  }
  const names = lacking.map(({ subject, line }) => subject ?? line).join(', ');
  return {
    level: 'missing',
    line: `${lacking.length} in all: ${names}; see their lines above. A run can begin, but the rows that need them cannot pass: ${command}`,
  };
}

/** The exit code that a run would begin with; 1 where it would begin and lack something. */
export function exitCodeOf(findings: readonly Finding[]): ExitCode {
  const has = (level: Finding['level']) => findings.some((finding) => finding.level === level);
  if (has('wrong')) return exitCodes.usage;
  if (has('refused')) return exitCodes.unreachable;
  return has('missing') ? exitCodes.failed : exitCodes.passed;
}
