import type { RequirementId } from '../spec/generated/requirement-ids.ts';
import { type OperationId, operationIds } from '../spec/openapi.ts';
import type { TranscriptEntry } from '../spec/transcript.ts';
import { seenUnstated } from './cause-details.ts';
import {
  causeId,
  causeKey,
  causeTitle,
  described,
  describedOperation,
  findingKey,
  inWords,
  type Statement,
  seenBy,
  sharedTitle,
  whatCame,
} from './cause-of.ts';
import {
  CAUSED,
  type Cause,
  type CausedVerdict,
  type CheckResult,
  type DescribedCall,
  type RequirementResult,
  type ShownCheck,
} from './model.ts';
import { emptyHandedBy, isOneBug, type Lack, weightOf } from './one-bug.ts';
import { byText } from './outcome.ts';
import { plainLine } from './plain-text.ts';
import type { Sighting, Sightings } from './unexpected.ts';
import { withoutIds } from './without-ids.ts';

/** Exchanges that a cause is shown with: what led to it, and its own. */
const EXCHANGES = 12;

/** Characters of a title. */
const TITLE = 300;

/** One row, and one thing that speaks against it. */
interface Instance {
  readonly row: RequirementResult;
  readonly verdict: CausedVerdict;
  readonly statement: Statement;
  readonly shown?: Omit<ShownCheck, 'requirement'>;
}

/** A cause as it is found, instance by instance. */
interface Found {
  readonly instances: Instance[];
  readonly calls: readonly DescribedCall[];
  /** Where it is that one answer lacks one member. */
  readonly lack?: Lack;
}

/** The same with what tells of the same bug in fewer words, by key. */
interface Bug extends Found {
  readonly key: string;
  readonly also: (readonly [key: string, found: Found])[];
}

/** The command that runs the checks of a requirement again. */
type Repeat = (id: RequirementId) => string;

/** What brought requirements to be failed, blocked or unverified, the worst first. */
export function causesOf(
  requirements: readonly RequirementResult[],
  seen: Sightings,
  repeat: Repeat,
): Cause[] {
  const found = new Map<string, Found>();
  for (const row of requirements) {
    const verdict = CAUSED.find((each) => each === row.verdict);
    if (verdict === undefined) continue;
    const sightings = seen.get(row.id) ?? [];
    for (const [key, instance, calls] of instancesOf(row, verdict, sightings, repeat)) {
      const known = found.get(key);
      const lack = key === findingKey(row.id) ? lackIn(sightings) : undefined;
      if (known !== undefined) known.instances.push(instance);
      else found.set(key, { instances: [instance], calls, ...(lack && { lack }) });
    }
  }
  return bugsIn(found).map(causeOf).sort(worstFirst);
}

/** Says more than any outcome: a check that finds nothing in an answer may have looked for what it lacks. */
const LACKS = 3;

/** The member that one operation does not show, where that is all that was found. */
function lackIn(sightings: readonly Sighting[]): Lack | undefined {
  const [first] = sightings;
  if (first?.lacks === undefined) return undefined;
  const isSame = ({ lacks, operation }: Sighting) =>
    lacks === first.lacks && operation === first.operation;
  const [call] = sightings.every(isSame) ? callOf(first.operation) : [];
  return call && { call: inWords(call), member: first.lacks };
}

/** What is found, once for each bug: under the heading that says most of what was due. */
function bugsIn(found: ReadonlyMap<string, Found>): readonly Bug[] {
  const seenOf = ({ instances }: Found) => instances[0] && seenBy(instances[0].statement);
  const says = (each: Found) => (each.lack ? LACKS : weightOf(seenOf(each) ?? {}));
  const inOrder = [...found].sort(
    ([key, a], [other, b]) =>
      says(b) - says(a) || b.instances.length - a.instances.length || byText(key, other),
  );
  const bugs: Bug[] = [];
  for (const [key, each] of inOrder) {
    const seen = seenOf(each) ?? {};
    const lacking = each.lack?.call ?? emptyHandedBy(seen);
    const known = bugs.find(
      (bug) =>
        (isOneBug(seenOf(bug) ?? {}, seen) || (lacking && bug.lack?.call === lacking)) &&
        isAlike(bug, each),
    );
    if (known === undefined) bugs.push({ ...each, key, also: [] });
    else known.also.push([key, each]);
  }
  return bugs;
}

/** Whether both wait for the same, if for anything. */
function isAlike(a: Found, b: Found): boolean {
  const [one, other] = [a, b].map(({ instances }) => {
    const { call: _, ...missing } = instances[0]?.statement.because ?? {};
    return JSON.stringify(missing);
  });
  return one === other;
}

type Keyed = readonly [key: string, instance: Instance, calls: readonly DescribedCall[]];

/** Everything that speaks against one row: its checks, and what was found in passing. */
function instancesOf(
  row: RequirementResult,
  verdict: CausedVerdict,
  sightings: readonly Sighting[],
  repeat: Repeat,
): Keyed[] {
  const checks = row.checks.filter((check) => check.verdict === verdict);
  const failing = verdict === 'failed' ? sightings.filter((each) => each.verdict === verdict) : [];
  const all = [
    ...checks.map((check) => ofCheck(row, verdict, check, repeat)),
    ...ofSightings(row, failing, repeat),
  ];
  if (all.length > 0) return all;
  // As of a failure that the profile announced and that did not come.
  const { reason, because } = row;
  const statement = {
    verdict,
    ...(reason === undefined ? {} : { message: reason }),
    ...(because === undefined ? {} : { because }),
  };
  return [[causeKey(statement), { row, verdict, statement }, []]];
}

function ofCheck(
  row: RequirementResult,
  verdict: CausedVerdict,
  check: CheckResult,
  repeat: Repeat,
): Keyed {
  const { file, title, line, message, seed, counterexample, transcript = [] } = check;
  const { deviation, because } = check;
  const call = deviation?.call ?? deviation?.after ?? because?.call;
  const shown = {
    ...{ file, title, seed },
    ...(line === undefined ? {} : { line }),
    ...(message === undefined ? {} : { message }),
    ...(counterexample === undefined ? {} : { counterexample }),
    exchanges: transcript.slice(-EXCHANGES),
    ...replayOf(row, check.requirements, repeat),
  };
  const calls = call === undefined ? [] : [described(call)];
  return [causeKey(check), { row, verdict, statement: check, shown }, calls];
}

/** What was found against one row is one cause, whatever the operations. */
function ofSightings(
  row: RequirementResult,
  sightings: readonly Sighting[],
  repeat: Repeat,
): Keyed[] {
  const [first] = sightings;
  if (first === undefined) return [];
  const { message, seenIn, exchange } = sightings.find(isShown) ?? first;
  const calls = [...new Set(sightings.map(({ operation }) => operation))].flatMap(callOf);
  const { record, file, title, line } = seenIn;
  const shown = {
    ...{ file, title, message, seed: record.seed, exchanges: upTo(exchange, record) },
    ...(line === undefined ? {} : { line }),
    ...replayOf(row, record.requirements, repeat),
  };
  const more = calls.length - 1;
  const onOthers = more > 0 ? `; the same of ${more} other ${more === 1 ? 'call' : 'calls'}` : '';
  const statement = { verdict: 'failed', message: `${message}${onOthers}` };
  return [[findingKey(row.id), { row, verdict: 'failed', statement, shown }, calls]];
}

function callOf(operation: string): DescribedCall[] {
  const isKnown = operationIds.some((id) => id === operation);
  return isKnown ? [describedOperation(operation as OperationId)] : [];
}

function isShown({ exchange, seenIn: { record } }: Sighting): boolean {
  return upTo(exchange, record).length > 0;
}

/** The exchanges of a check up to the one that is meant; none where some are left out. */
function upTo(
  exchange: number | undefined,
  { transcript = [], exchangesLeftOut = 0 }: Sighting['seenIn']['record'],
): readonly TranscriptEntry[] {
  if (exchange === undefined || exchangesLeftOut > 0) return [];
  return transcript.slice(0, exchange).slice(-EXCHANGES);
}

function causeOf({ key, instances: own, calls, also }: Bug): Cause {
  const instances = [...own, ...also.flatMap(([, each]) => each.instances)];
  const verdict = CAUSED.find((each) => instances.some((one) => one.verdict === each)) ?? 'failed';
  const isWorst = (each: Instance) => each.verdict === verdict;
  const worst = own.some(isWorst) ? own.filter(isWorst) : instances.filter(isWorst);
  const { row, statement, shown } = worst.reduce((best, each) =>
    weight(each) < weight(best) ? each : best,
  );
  const members = also.flatMap(([, { lack }]) => (lack === undefined ? [] : [`'${lack.member}'`]));
  const toldOf = ({ statement: { message = '' } }: Instance) => withoutIds(message);
  const isToldAlike = new Set(worst.map(toldOf)).size === 1;
  const { deviation = {}, because: { call: _, ...because } = {} } = statement;
  const { what, expected } = deviation;
  const got = whatCame(deviation);
  return {
    id: causeId(key),
    ...(also.length === 0 ? {} : { also: also.map(([each]) => causeId(each)) }),
    verdict,
    title: plainLine(
      [
        isToldAlike
          ? causeTitle(statement)
          : sharedTitle(
              statement,
              worst.map((each) => each.statement),
            ),
        ...members,
      ].join(', '),
      TITLE,
    ),
    calls,
    ...(what === undefined ? {} : { what }),
    ...(expected === undefined ? {} : { expected }),
    ...(got === undefined ? {} : { got }),
    ...(Object.keys(because).length === 0 ? {} : { because }),
    requirements: rowsOf(instances),
    ...(shown === undefined ? {} : { shownBy: { requirement: row.id, ...shown } }),
  };
}

/** A check that shows its cause in few exchanges shows it best. */
function weight({ shown }: Instance): number {
  const n = shown?.exchanges.length ?? 0;
  return n === 0 ? Number.POSITIVE_INFINITY : n;
}

function rowsOf(instances: readonly Instance[]): Cause['requirements'] {
  const rows = new Map(instances.map(({ row, verdict }) => [row.id, verdict]));
  return [...rows].map(([id, verdict]) => ({ id, verdict }));
}

/** What was found in passing may be shown by a check of another requirement. */
function replayOf(
  { id }: RequirementResult,
  requirements: readonly RequirementId[],
  repeat: Repeat,
): Pick<ShownCheck, 'replay'> {
  const target = requirements.includes(id) ? id : requirements[0];
  return target === undefined ? {} : { replay: repeat(target) };
}

/**
 * What breaks the contract goes before what keeps it from being judged, and there what may be a bug before
 * what is missing; of each, what most rows have.
 */
function worstFirst(a: Cause, b: Cause): number {
  return (
    CAUSED.indexOf(a.verdict) - CAUSED.indexOf(b.verdict) ||
    Number(seenUnstated(b) !== undefined) - Number(seenUnstated(a) !== undefined) ||
    b.requirements.length - a.requirements.length ||
    byText(a.title, b.title)
  );
}
