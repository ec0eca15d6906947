import { type Absence, absenceOf, type Lacking } from '../spec/absence.ts';
import type { Because, CheckRecord, Finding } from '../spec/check-record.ts';
import type { RequirementId } from '../spec/generated/requirement-ids.ts';
import type { Requirement } from '../spec/requirements.ts';
import { UNEXPECTED_PASS } from './judged.ts';
import { charged } from './known-failures.ts';
import type { CheckResult, KnownFailure, RunContext, Verdict } from './model.ts';
import type { Outcome } from './outcome.ts';

/** What a run gathered, and the parts of the profile it is judged by. */
export interface Evidence {
  /** In fixed order, like the findings. */
  readonly outcomes: readonly Outcome[];
  readonly findings: ReadonlyMap<RequirementId, readonly Finding[]>;
  /** The reason of each announced failure. */
  readonly known: ReadonlyMap<RequirementId, string>;
  /** What is to be said of each whose last day is over. */
  readonly past: ReadonlyMap<RequirementId, string>;
  /** What the target lacks by its profile. */
  readonly lacking: Lacking;
  /** The rows that the run was asked for; absent where that is all of them. */
  readonly asked?: RunContext['asked'];
  /** Whether the run ended before any check of what it was asked for was known. */
  readonly isUnmet?: boolean;
  /** Whether every check ran: what is judged in passing shows in any of them. */
  readonly isWhole?: boolean;
}

export interface Judgement {
  readonly verdict: Verdict;
  readonly reason?: string;
  readonly because?: Because;
  readonly checks: readonly CheckResult[];
}

type Statement = Pick<CheckResult, 'message' | 'because' | 'deviation'> & {
  readonly verdict: CheckResult['verdict'] | 'not-selected';
};

/** Any one of these outweighs every check that held; the first in the list weighs most. */
const outweighing = ['failed', 'known-failure', 'blocked', 'unverified', 'warned'] as const;

/** What follows from the lack of the capability that a requirement belongs to, if the target lacks it. */
export function absenceFor({ capability }: Requirement, lacking: Lacking): Absence | undefined {
  return capability === undefined ? undefined : absenceOf(capability, lacking);
}

/** What a check's own record already tells, for the reader who watches the run. */
export function atFirstSight(
  { verdict, requirements, blames = requirements }: CheckRecord,
  known: readonly KnownFailure[],
): CheckResult['verdict'] {
  const isAnnounced = blames.some((id) => known.some((failure) => failure.id === id));
  return isRed(verdict) && isAnnounced ? 'known-failure' : verdict;
}

/** What a run says of one requirement that is in force. */
export function judge(row: Requirement, evidence: Evidence): Judgement {
  const checks = evidence.outcomes
    .filter(({ record }) => speaksOf(record, row.id))
    .map((outcome) => checkResult(outcome, row.id, evidence.known));
  const isSelected = checks.length > 0 || isAsked(row, evidence.asked);
  const absence = absenceFor(row, evidence.lacking);
  if (!isSelected && (row.excluded !== undefined || absence !== undefined)) {
    return { verdict: 'not-selected', checks };
  }
  if (row.excluded !== undefined) {
    return { verdict: 'excluded', reason: row.excluded, checks };
  }
  if (absence !== undefined) return { ...absence, checks };
  if (evidence.isUnmet && isSelected) {
    return { verdict: 'unverified', reason: 'the run ended before its checks were known', checks };
  }
  const observed = (evidence.findings.get(row.id) ?? []).map(observation);
  const { verdict, message, because } = againstProfile(
    combined(checks, observed),
    evidence.known.get(row.id),
    row.inPassing !== true || evidence.isWhole === true,
  );
  const past = isRed(verdict) ? evidence.past.get(row.id) : undefined;
  const reason = [message, past].filter((text) => text !== undefined).join('\n');
  return {
    verdict,
    ...(reason === '' ? {} : { reason }),
    ...(because === undefined ? {} : { because }),
    checks,
  };
}

/** Whether a row that no check judges belongs to what the run was asked for. */
function isAsked({ id, area }: Requirement, asked: Evidence['asked']): boolean {
  if (asked === undefined) return true;
  return asked.ids.length > 0 ? asked.ids.includes(id) : asked.areas.includes(area);
}

/** A requirement passes when every check of it ran and held, and no exchange spoke against it. */
function combined(checks: readonly Statement[], observed: readonly Statement[]): Statement {
  const all = [...checks, ...observed];
  const [first] = checks;
  // All rows that can be observed have a check.
  if (first === undefined && !all.some(({ verdict }) => verdict === 'failed')) {
    return { verdict: 'not-selected' };
  }
  for (const verdict of outweighing) {
    const found = all.find((statement) => statement.verdict === verdict);
    if (found !== undefined) {
      return found;
    }
  }
  const held = checks.some(({ verdict }) => verdict === 'passed');
  return first === undefined || held ? { verdict: 'passed' } : first;
}

/**
 * Holds a verdict against what the profile announced, in both directions. That a failure is mended is told
 * only where all the checks ran that could see it.
 */
function againstProfile(
  statement: Statement,
  announced: string | undefined,
  isSettled: boolean,
): Statement {
  if (announced === undefined) {
    return statement;
  }
  const { verdict } = statement;
  if (isRed(verdict) || verdict === 'known-failure') {
    return { verdict: 'known-failure', message: announced };
  }
  if (verdict === 'passed' && !isSettled) {
    const message = `it held here; a run of every check tells whether it is still a known failure (${announced})`;
    return { verdict, message };
  }
  if (isSettled && (verdict === 'passed' || verdict === 'warned')) {
    const message = `${UNEXPECTED_PASS}: remove it from knownFailures (${announced})`;
    return { verdict: 'failed', message };
  }
  return statement;
}

function isRed(verdict: Verdict): boolean {
  return verdict === 'failed' || verdict === 'blocked';
}

function observation({ verdict, operation, message }: Finding): Statement {
  return { verdict, message: `${operation}: ${message}` };
}

function checkResult(outcome: Outcome, id: RequirementId, known: Evidence['known']): CheckResult {
  const { file, title, line, durationMs, record } = outcome;
  const { requirements, seed, counterexample, transcript, exchangesLeftOut } = record;
  return {
    file,
    title,
    ...(line === undefined ? {} : { line }),
    ...statementOf(record, id, known),
    durationMs,
    requirements,
    seed,
    ...(counterexample === undefined ? {} : { counterexample }),
    ...(transcript === undefined ? {} : { transcript }),
    ...(exchangesLeftOut === undefined ? {} : { exchangesLeftOut }),
  };
}

/** Whether a check has something to say of a requirement: it covers it, or ended where it is broken. */
export function speaksOf({ requirements, blames = [] }: CheckRecord, id: RequirementId): boolean {
  return requirements.includes(id) || blames.includes(id);
}

/** What a check says of one of these requirements. */
function statementOf(
  record: CheckRecord,
  id: RequirementId,
  known: Evidence['known'],
): Pick<CheckResult, keyof Statement> {
  const message = record.message === undefined ? {} : { message: record.message };
  const because = record.because === undefined ? {} : { because: record.because };
  const deviation = record.deviation === undefined ? {} : { deviation: record.deviation };
  const { blames } = record;
  if (blames !== undefined && !blames.includes(id)) {
    const reason = `its check ended at a step of ${blames.join(', ')}, which did not hold`;
    return { verdict: 'unverified', message: reason, ...because, ...deviation };
  }
  if (record.verdict !== 'failed') {
    return { verdict: record.verdict, ...message, ...because };
  }
  const excused = record.excused?.find(({ requirement }) => requirement === id);
  if (excused !== undefined) {
    return { verdict: 'unverified', message: excused.message, because: excused.because };
  }
  const held = charged(blames ?? record.requirements, known);
  if (!held.includes(id)) {
    const reason = `its check ended at the known failure ${held.join(', ')}`;
    return { verdict: 'unverified', message: reason };
  }
  return { verdict: known.has(id) ? 'known-failure' : 'failed', ...message, ...deviation };
}
