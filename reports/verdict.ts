import type { Because, CheckRecord, Finding } from '../spec/check-record.ts';
import type { RequirementId } from '../spec/generated/requirement-ids.ts';
import type { Requirement, Revision } from '../spec/requirements.ts';
import { charged } from './known-failures.ts';
import type { CheckResult, KnownFailure, Verdict } from './model.ts';
import type { Outcome } from './outcome.ts';

/** What a run gathered, and the parts of the profile it is judged by. */
export interface Evidence {
  /** In fixed order, like the findings. */
  readonly outcomes: readonly Outcome[];
  readonly findings: readonly Finding[];
  /** The reason of each announced failure. */
  readonly known: ReadonlyMap<RequirementId, string>;
  readonly absentCapabilities: readonly string[];
  /** Whether the run was restricted to a part of the suite. */
  readonly restricted: boolean;
}

export interface Judgement {
  readonly verdict: Verdict;
  readonly reason?: string;
  readonly because?: Because;
  readonly checks: readonly CheckResult[];
}

type Statement = Pick<CheckResult, 'verdict' | 'message' | 'because'>;

/** Any one of these outweighs every check that held; the first in the list weighs most. */
const outweighing = ['failed', 'known-failure', 'blocked', 'unverified', 'warned'] as const;

/** Whether a requirement belongs to the contract as of a month; `until` is the first without it. */
export function inForce({ since, until }: Requirement, revision: Revision): boolean {
  return (since === undefined || since <= revision) && (until === undefined || revision < until);
}

/** Whether the profile declares the part of the contract absent that a requirement belongs to. */
export function isAbsent({ capability }: Requirement, absent: readonly string[]): boolean {
  return capability !== undefined && absent.includes(capability);
}

/** What a check's own record already tells, for the reader who watches the run. */
export function atFirstSight(
  { verdict, requirements, findings }: CheckRecord,
  known: readonly KnownFailure[],
): CheckResult['verdict'] {
  if (verdict === 'failed') {
    const announced = requirements.some((id) => known.some((failure) => failure.id === id));
    return announced ? 'known-failure' : 'failed';
  }
  return findings.some((finding) => finding.verdict === 'failed') ? 'failed' : verdict;
}

/** What a run says of one requirement that is in force. */
export function judge(row: Requirement, evidence: Evidence): Judgement {
  if (row.excluded !== undefined) {
    return { verdict: 'excluded', reason: row.excluded, checks: [] };
  }
  const checks = evidence.outcomes
    .filter(({ record }) => record.requirements.includes(row.id))
    .map((outcome) => checkResult(outcome, row.id, evidence.known));
  if (isAbsent(row, evidence.absentCapabilities)) {
    const reason = `the profile declares the capability ${row.capability} absent`;
    const because = { profileKeys: [`capabilities.${row.capability}`] };
    return { verdict: 'not-applicable', reason, because, checks };
  }
  const observed = evidence.findings
    .filter(({ requirement }) => requirement === row.id)
    .map(observation);
  const { verdict, message, because } = againstProfile(
    combined(checks, observed, evidence.restricted),
    evidence.known.get(row.id),
  );
  return {
    verdict,
    ...(message === undefined ? {} : { reason: message }),
    ...(because === undefined ? {} : { because }),
    checks,
  };
}

/** Why a requirement is unverified in a run that was asked for others. */
export const NOT_SELECTED = 'not selected by this run';

/** A requirement passes when every check of it ran and held, and no exchange spoke against it. */
function combined(
  checks: readonly Statement[],
  observed: readonly Statement[],
  restricted: boolean,
): Statement {
  const all = [...checks, ...observed];
  const [first] = checks;
  if (first === undefined && !all.some(({ verdict }) => verdict === 'failed')) {
    const message = restricted ? NOT_SELECTED : 'no check of this run covers it';
    return { verdict: 'unverified', message };
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

/** Holds a verdict against what the profile announced, in both directions. */
function againstProfile(statement: Statement, announced: string | undefined): Statement {
  if (announced === undefined) {
    return statement;
  }
  const { verdict } = statement;
  if (verdict === 'failed' || verdict === 'known-failure') {
    return { verdict: 'known-failure', message: announced };
  }
  if (verdict === 'passed' || verdict === 'warned') {
    const message = `unexpected pass: remove it from knownFailures (${announced})`;
    return { verdict: 'failed', message };
  }
  return statement;
}

function observation({ verdict, operation, message }: Finding): Statement {
  return { verdict, message: `${operation}: ${message}` };
}

function checkResult(outcome: Outcome, id: RequirementId, known: Evidence['known']): CheckResult {
  const { file, title, durationMs, record } = outcome;
  const { requirements, seed, counterexample, transcript, exchangesLeftOut } = record;
  return {
    file,
    title,
    ...statementOf(record, id, known),
    durationMs,
    requirements,
    seed,
    ...(counterexample === undefined ? {} : { counterexample }),
    ...(transcript === undefined ? {} : { transcript }),
    ...(exchangesLeftOut === undefined ? {} : { exchangesLeftOut }),
  };
}

/** What a check says of one of the requirements it covers. */
function statementOf(record: CheckRecord, id: RequirementId, known: Evidence['known']): Statement {
  const message = record.message === undefined ? {} : { message: record.message };
  if (record.verdict !== 'failed') {
    const because = record.because === undefined ? {} : { because: record.because };
    return { verdict: record.verdict, ...message, ...because };
  }
  const excused = record.excused?.find(({ requirement }) => requirement === id);
  if (excused !== undefined) {
    return { verdict: 'unverified', message: excused.message, because: excused.because };
  }
  const held = charged(record.requirements, known);
  if (!held.includes(id)) {
    const reason = `its check ended at the known failure ${held.join(', ')}`;
    return { verdict: 'unverified', message: reason };
  }
  return { verdict: known.has(id) ? 'known-failure' : 'failed', ...message };
}
