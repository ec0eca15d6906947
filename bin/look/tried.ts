import { setTimeout as delay } from 'node:timers/promises';
import type { Reply } from '../../fixtures/client/exchange.ts';
import { fieldErrorsOf, isSuccess, member, text } from '../../fixtures/client/reply.ts';
import { TransportError } from '../../fixtures/client/transport-error.ts';
import { checkContext } from '../../fixtures/verdict/context.ts';
import { NotReached } from '../../fixtures/verdict/outcome.ts';
import { loadGaps } from '../../spec/gaps.ts';
import { callOf } from '../../spec/openapi.ts';
import { type Advice, adviceText, type Entries } from './advice.ts';
import { answerLine } from './answers.ts';
import { CUT_OFF, type Finding, LATE, missing, seen } from './finding.ts';
import type { Looking } from './looking.ts';
import { NAMES } from './made.ts';
import { joined } from './profile-source.ts';
import { remediesFor, WITHOUT_ID } from './remedies.ts';
import { entriesOf, failureIn, madeCall, pathsIn, shownReply, wholeWords } from './seen-answer.ts';
import { type Thing, things } from './things.ts';
import type { WatchedPlatform } from './watched-platform.ts';

/** Of the names of members, as much as a line holds. */
const FIELDS = 120;

/** How often a thing is tried again under what its answers propose. */
const ROUNDS = 12;

/** Tries one thing as the checks come by it, and tells what came of it. */
export async function tried(looking: Looking, thing: Thing): Promise<readonly Finding[]> {
  const { name, needs, capability, through = [] } = thing;
  const { target } = looking.platform;
  const denied = [capability, ...through].find((word) => !target.has(word));
  if (denied !== undefined) {
    return [seen('note', name, `left out, the profile says capabilities.${denied}: false`)];
  }
  if (looking.deadline.isOver) return [missing(name, LATE)];
  if (needs !== undefined && looking.made[needs] === undefined) {
    const source = things.find((each) => each.gives === needs)?.name;
    return [seen('note', name, `not tried, it takes ${NAMES[needs]}; see ${source}`)];
  }
  const overdue = delay(looking.deadline.left(), undefined, { ref: false });
  const found = await Promise.race([triedInTime(looking, thing), overdue]);
  return found ?? [missing(name, limited(looking.platform) ?? CUT_OFF)];
}

/** The same: that a call is cut off by the end of the look tells nothing of the target. */
async function triedInTime(looking: Looking, thing: Thing): Promise<readonly Finding[]> {
  try {
    return await triedAgain(looking, thing);
  } catch (error) {
    if (!(error instanceof TransportError) || !looking.deadline.isOver) throw error;
    return [missing(thing.name, CUT_OFF)];
  }
}

/** What is told of a thing whose call met a limit of the rate as long as a look had time. */
function limited({ target }: WatchedPlatform): string | undefined {
  const last = entriesOf(checkContext()).at(-1);
  if (last?.status !== 429) return undefined;
  const call = `${last.method} ${last.url.replace(target.baseUrl, '')}`;
  return `${call} answered 429 for the twenty seconds of this look; set run.requestsPerSecond to what the service takes`;
}

/** Tries it, then again under each proposal, until it is there or nothing more is proposed. */
async function triedAgain(looking: Looking, thing: Thing): Promise<readonly Finding[]> {
  const { name } = thing;
  const before = looking.proposed;
  const known = new Set<string>();
  let first: { told: string; sure: readonly Advice[] } | undefined;
  let kept = { proposed: before, told: '' };
  let id: Advice['id'] | undefined;
  const guesses: string[] = [];
  for (let round = 0; round < ROUNDS && !looking.deadline.isOver; round += 1) {
    const told = await attempt(looking, thing);
    if (told instanceof TransportError) {
      if (looking.deadline.isOver) return [missing(name, CUT_OFF)];
      return [{ level: 'refused', line: `${name}: ${told.message}`, subject: name }];
    }
    if (told === undefined) {
      const there = withoutGuessed(await present(looking, thing), guesses);
      const write = differing(before, looking.proposed, guesses);
      if (id === undefined && guesses.length === 0) return [there];
      // Another thing may need what is left out here, and tells of it itself.
      looking.replace(withoutParts(looking.proposed));
      if (first === undefined || id === undefined) return [there];
      return [missing(name, first.told, [{ id, write }]), { ...there, level: 'note' }];
    }
    const { sure, tries } = await remediesFor(looking, thing, told);
    // What fails for a part that the profile guesses absent already is tried without that part.
    const guess = tries.find((each) => isGuessed(looking, each) && !known.has(keyed(each)));
    if (guess !== undefined && looking.propose(guess.write)) {
      known.add(keyed(guess));
      guesses.push(...Object.keys(guess.write));
      kept = { ...kept, proposed: joined(kept.proposed, guess.write) };
      continue;
    }
    first ??= { told: `${told}${keyOf(looking, told)}`, sure };
    // What has changed nothing is no part of what helps.
    if (told === kept.told) looking.replace(kept.proposed);
    else kept = { proposed: looking.proposed, told };
    const next = tries.find((each) => !known.has(keyed(each)));
    if (next === undefined) break;
    known.add(keyed(next));
    id = next.id;
    if (!looking.propose(next.write)) break;
  }
  looking.replace(before);
  return [notThere(looking, thing, first)];
}

function keyed({ write }: Advice): string {
  return JSON.stringify(write);
}

/** Whether a piece of advice says no more than the profile guesses. */
function isGuessed({ guessed }: Looking, { id, write }: Advice): boolean {
  const isOne = (key: string) => guessed.some((word) => key === `capabilities.${word}`);
  return id === 'declareAbsent' && Object.keys(write).every(isOne);
}

/** The same of a thing that is there only without parts that the profile guesses absent. */
function withoutGuessed(there: Finding, guesses: readonly string[]): Finding {
  if (guesses.length === 0) return there;
  const words = guesses.map((key) => key.replace('capabilities.', '')).join(', ');
  const line = `${there.line}; without ${words}, which the profile guesses absent`;
  return { ...there, level: 'note', line };
}

/** The members that a refusal names. */
function fieldsIn(reply: Reply): string {
  const fields = fieldErrorsOf(reply).flatMap((entry) => text(member(entry, 'field')) ?? []);
  return fields.length === 0 ? '' : `, naming ${wholeWords(fields.join(', '), FIELDS)}`;
}

/** Where an answer lacks its id, what it has instead, in the words of `operations`. */
function membersIn(told: string, last: Reply | undefined): string {
  const names = told.endsWith(WITHOUT_ID) && last !== undefined ? pathsIn(last.text) : [];
  return names.length === 0 ? '' : `, but with ${wholeWords(names.join(', '), FIELDS)}`;
}

/** The key under which the last call may be put otherwise, where the line tells of that call. */
function keyOf({ platform }: Looking, told: string): string {
  const { operation } = platform.seen.at(-1) ?? {};
  if (operation === undefined) return '';
  const names = [callOf(operation), madeCall(platform.target, operation)];
  return names.some((name) => told.includes(name)) ? ` (operations.${operation})` : '';
}

function notThere(
  looking: Looking,
  { name, capability, isBesides }: Thing,
  { told, sure }: { told: string; sure: readonly Advice[] } = { told: LATE, sure: [] },
): Finding {
  if (isBesides === true) return seen('note', name, told);
  return looking.guessed.includes(capability)
    ? seen('note', name, `guessed absent: ${told}`)
    : missing(name, told, sure);
}

/** Makes the thing once: undefined where it is there, else why it is not. */
async function attempt(
  looking: Looking,
  thing: Thing,
): Promise<string | TransportError | undefined> {
  const { platform, made } = looking;
  platform.begin();
  try {
    await thing.make(platform, made);
    return undefined;
  } catch (error) {
    if (error instanceof TransportError) return error;
    if (!(error instanceof NotReached)) throw error;
    const told = failureIn(checkContext(), error.because, error.message);
    const last = platform.seen.at(-1)?.reply;
    if (last === undefined || isSuccess(last))
      return `${told}${membersIn(told, last)}${needFor(thing, error)}`;
    // What was tried in its place is refused too, and is what can be put otherwise.
    return last.operation === error.because.call?.operation
      ? `${told}${fieldsIn(last)}${needFor(thing, error)}`
      : `${told}${needFor(thing, error)}; ${shownReply(platform.target, last)}${fieldsIn(last)}`;
  }
}

/** What a call was for that the thing only needs on the way. */
function needFor({ operation }: Thing, { because: { call }, message }: NotReached): string {
  const known = loadGaps().preconditions.find(({ id }) => message.startsWith(`${id} `));
  const isOwn = call?.operation === undefined || call.operation === operation;
  return isOwn || known === undefined ? '' : `, needed for ${known.needs}`;
}

/** What came of a thing that is there: by which call, or that the profile supplied it. */
async function present({ platform }: Looking, thing: Thing): Promise<Finding> {
  const { name, operation, supplies = [] } = thing;
  const last = platform.seen.findLast((each) => each.operation === operation);
  const wanted = (await thing.wants?.(platform)) ?? [];
  if (last !== undefined && wanted.length > 0) {
    const line = `${answerLine(checkContext(), last)}${adviceText(wanted)} to have more judged`;
    return { ...seen('note', name, line), advice: wanted };
  }
  if (last !== undefined && isSuccess(last.reply)) {
    return seen('ok', name, answerLine(checkContext(), last));
  }
  const keys = supplies.map(([key]) => key).filter((key) => platform.target.setting(key));
  const failed = last ?? platform.seen.at(-1);
  const why = failed === undefined ? '' : `${answerLine(checkContext(), failed)}; `;
  const told =
    keys.length > 0
      ? `${why}supplied by ${keys.join(', ')}`
      : `${why}${madeCall(platform.target, operation)}`;
  return seen('note', name, told);
}

/** The entries that were not there before, or were other ones, but for guesses of the profile. */
function differing(before: Entries, after: Entries, guesses: readonly string[]): Entries {
  const changed = Object.entries(after).filter(
    ([key, value]) =>
      !guesses.includes(key) && JSON.stringify(before[key]) !== JSON.stringify(value),
  );
  return Object.fromEntries(changed);
}

function withoutParts(entries: Entries): Entries {
  const kept = Object.entries(entries).filter(([key]) => !key.startsWith('capabilities.'));
  return Object.fromEntries(kept);
}
