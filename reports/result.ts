import type { RequirementId } from '../spec/generated/requirement-ids.ts';
import { inForce } from '../spec/revisions.ts';
import { describedOperation } from './cause-of.ts';
import { causesOf } from './causes.ts';
import { counted } from './counted.ts';
import { judgeRun } from './exit-code.ts';
import { judgedIn } from './judged.ts';
import { lifecycleCoverage } from './lifecycle-coverage.ts';
import type { KnownFailure, RequirementResult, RunContext, RunResult, Summary } from './model.ts';
import { byText, inFixedOrder, type Outcome } from './outcome.ts';
import { ownOpenApiOf } from './own-openapi.ts';
import { replayCommand } from './replay.ts';
import { selectionInWords } from './selection-in-words.ts';
import { summarise } from './summary.ts';
import { surveyOf } from './survey.ts';
import { type Sightings, sightingsIn, unexpectedOf } from './unexpected.ts';
import { absenceFor, type Evidence, judge } from './verdict.ts';

/** Those of the shards of a run that a result is of. */
export interface Shards {
  readonly held: readonly number[];
  readonly total: number;
}

/** What the runner tells of a run, beside the settings it was started with. */
export interface Gathered {
  readonly subject: string;
  readonly outcomes: readonly Outcome[];
  /** Checks that were selected and left no record, because the run ended before them. */
  readonly notRun: number;
  readonly cutShort?: string;
  /** Whether that was because the target stopped answering, or answered 429 alone. */
  readonly gone?: boolean;
  /** Where the run is made in shards. */
  readonly shards?: Shards;
  /** Whether this is one of several shards before their merge: alone, it may have nothing to judge. */
  readonly awaitsMerge?: boolean;
  readonly errors: readonly string[];
  readonly startedAt: Date;
  readonly durationMs: number;
}

/** Turns what a run gathered into its result: pure, and the same for any order of the outcomes. */
export function buildResult(context: RunContext, gathered: Gathered): RunResult {
  const { suite, contract, revision, target, seed, run, selection, preflight } = context;
  const { requireVerified, allowBlocked } = context;
  const outcomes = inFixedOrder(gathered.outcomes);
  const rows = context.requirements.filter((row) => inForce(row, revision));
  const lacking = { absent: context.absentCapabilities, guessed: context.guessedCapabilities };
  const judgedRows = rows.filter((row) => absenceFor(row, lacking) === undefined);
  const findings = sightingsIn(outcomes);
  const evidence: Evidence = {
    outcomes,
    findings,
    known: byId(context.knownFailures),
    past: byId(context.pastFailures),
    lacking,
    ...(context.asked === undefined ? {} : { asked: context.asked }),
    isUnmet: isUnmet(gathered),
    isWhole: isWhole(context, gathered),
  };
  const covering = byRequirement(outcomes);
  const requirements = rows.map((row): RequirementResult => {
    const { id, area, level, clause, text } = row;
    const ofRow = { ...evidence, outcomes: covering.get(id) ?? [] };
    const { verdict, reason, because, checks } = judge(row, ofRow);
    return {
      id,
      area,
      level,
      clause,
      operations: row.operations.map(describedOperation),
      text,
      verdict,
      ...(row.shapeOnly && { shapeOnly: row.shapeOnly }),
      ...(reason === undefined ? {} : { reason }),
      ...(because === undefined ? {} : { because }),
      ...replayOf({ id, verdict, checks }, findings, context),
      checks,
    };
  });
  const summary = summarise(requirements);
  const judged = judgedIn(requirements, context.guessedCapabilities);
  const ran = {
    id: run.id,
    command: run.command,
    selection,
    requireVerified,
    allowBlocked,
    checks: outcomes.length - gathered.notRun,
    ...whyShort(gathered),
    ...(gathered.gone ? { gone: true as const } : {}),
  };
  const { errors, awaitsMerge = false } = gathered;
  const { exitCode, red } = judgeRun(
    { summary, errors, run: ran, requirements, judged, awaitsMerge },
    context,
  );
  return {
    schema: 6,
    suite,
    contract: { version: contract.version, revision },
    target: { baseUrl: target.baseUrl, profile: target.profile },
    ...(gathered.subject === '' ? {} : { subject: gathered.subject }),
    run: ran,
    seed,
    startedAt: gathered.startedAt.toISOString(),
    durationMs: Math.round(gathered.durationMs),
    exchanges: outcomes.reduce((sum, { record }) => sum + record.exchanges, 0),
    exitCode,
    red,
    partial: [...whyPartial(context, gathered, summary), ...notImplemented(requirements)],
    judged,
    summary,
    preflight,
    causes: causesOf(requirements, findings, (id) => replayCommand(context, id)),
    requirements,
    unexpected: judgedRows.flatMap(({ id }) => unexpectedOf(id, findings)),
    lifecycles: lifecycleCoverage(requirements),
    survey: surveyOf(outcomes),
    ...ownOpenApiOf(context.openapi, outcomes),
    notes: [...new Set(outcomes.flatMap(({ record }) => record.notes))].sort(byText),
    errors: [...gathered.errors].sort(byText),
  };
}

/** Whether the run ended while its checks were still read; which of them a shard has is not known then. */
function isUnmet({ cutShort, outcomes, shards }: Gathered): boolean {
  return cutShort !== undefined && outcomes.length === 0 && shards === undefined;
}

/** Whether every check ran, of all shards. */
function isWhole({ asked }: RunContext, { cutShort, notRun, shards }: Gathered): boolean {
  const isPart = shards !== undefined && shards.held.length < shards.total;
  return asked === undefined && cutShort === undefined && notRun === 0 && !isPart;
}

function byId(failures: readonly KnownFailure[]): ReadonlyMap<RequirementId, string> {
  return new Map(failures.map(({ id, reason }) => [id, reason]));
}

/** The outcomes of each requirement, gathered in one pass: a result is built again and again. */
function byRequirement(outcomes: readonly Outcome[]): ReadonlyMap<RequirementId, Outcome[]> {
  const covering = new Map<RequirementId, Outcome[]>();
  for (const outcome of outcomes) {
    const { requirements, blames = [] } = outcome.record;
    for (const id of new Set([...requirements, ...blames])) {
      const found = covering.get(id);
      if (found === undefined) covering.set(id, [outcome]);
      else found.push(outcome);
    }
  }
  return covering;
}

/**
 * How to repeat what went wrong: the requirement's own checks, or the one that only came by it: where
 * its own held, that is a check with an exchange or a step that spoke against it.
 */
function replayOf(
  { id, verdict, checks }: Pick<RequirementResult, 'id' | 'verdict' | 'checks'>,
  sightings: Sightings,
  context: RunContext,
): Pick<RequirementResult, 'replay'> {
  if (['passed', 'excluded', 'not-applicable'].includes(verdict)) {
    return {};
  }
  const seen = sightings.get(id)?.[0];
  const wrong = checks.filter((check) => check.verdict !== 'passed');
  const isOwn = wrong.some(({ requirements }) => requirements.includes(id));
  const by = wrong[0] ?? seen?.seenIn.record;
  const target = isOwn || by === undefined ? id : by.requirements[0];
  return (checks.length === 0 && seen === undefined) || target === undefined
    ? {}
    : { replay: replayCommand(context, target) };
}

/** Whatever kept checks from running, known or not, the run is no whole one. */
function whyShort({ cutShort, notRun }: Gathered): Pick<RunResult['run'], 'cutShort'> {
  const unknown = notRun > 0 ? { cutShort: 'over before its last check' } : {};
  return cutShort === undefined ? unknown : { cutShort };
}

function whyPartial(
  { selection }: RunContext,
  { shards, cutShort, gone, notRun }: Gathered,
  { unverified, notSelected }: Summary,
): string[] {
  const isToldWhy = selection.length > 0 || shards !== undefined;
  return [
    ...(selection.length > 0 ? [`restricted by ${selectionInWords(selection)}`] : []),
    ...(notSelected > 0 && !isToldWhy && cutShort === undefined
      ? ['restricted to some of the checks']
      : []),
    ...(shards === undefined ? [] : whichOf(shards)),
    // Why is told once, beside the verdict.
    ...(cutShort === undefined ? [] : [gone ? 'the target let no further check run' : cutShort]),
    ...(notRun > 0 ? [`${counted(notRun, 'selected check')} did not run`] : []),
    ...(unverified > 0 ? [`${counted(unverified, 'requirement')} unverified`] : []),
  ];
}

/** What the target itself says that it lacks, which no line of the profile tells. */
function notImplemented(requirements: readonly RequirementResult[]): string[] {
  const rows = requirements.filter(
    ({ verdict, because }) => verdict === 'not-applicable' && because?.call?.status === 501,
  );
  return rows.length > 0 ? [`${counted(rows.length, 'requirement')} answered with 501`] : [];
}

function whichOf({ held, total }: Shards): string[] {
  if (held.length === total) return [];
  return held.length === 1
    ? [`shard ${held} of ${total}`]
    : [`${held.length} of ${total} shards, without ${missingIn({ held, total }).join(', ')}`];
}

/** The numbers of the shards that are not there. */
export function missingIn({ held, total }: Shards): readonly number[] {
  return Array.from({ length: total }, (_, at) => at + 1).filter((index) => !held.includes(index));
}
