import { setTimeout as delay } from 'node:timers/promises';
import { createRedactor } from '../../fixtures/client/redaction.ts';
import { isHtml } from '../../fixtures/client/reply.ts';
import { isVerifying } from '../../fixtures/client/tls-failure.ts';
import { TransportError } from '../../fixtures/client/transport-error.ts';
import type { Platform } from '../../fixtures/platform/platform.ts';
import { probeOf } from '../../fixtures/platform/probe.ts';
import type { Observation } from '../../fixtures/target/observation.ts';
import { isFatal, preflight } from '../../fixtures/target/preflight.ts';
import type { Profile } from '../../fixtures/target/profile.ts';
import type { Target } from '../../fixtures/target/target.ts';
import { openContext } from '../../fixtures/verdict/context.ts';
import { NotReached } from '../../fixtures/verdict/outcome.ts';
import type { CapabilityWord } from '../../spec/capabilities.ts';
import { ABSENT, type AreaRead, readAreas } from './area-reads.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import { type Made, type Thing, things } from './needed-resources.ts';
import { CONTRACT_VERSION } from './run-file.ts';
import { answerIn, failureIn, shownReply } from './seen-answer.ts';
import { Deadline, platformAlone, timedTarget } from './timed-platform.ts';

/** When the command ends, whatever it still waits for; a little later than all calls. */
const LATEST_MS = 9_000;

/** One line on a target. `missing` is what checks will lack, `refused` what ends every run. */
export interface Finding {
  readonly level: Observation['level'] | 'missing';
  readonly line: string;
}

/** A part of the contract that is not there, by an answer that says so. */
export interface Absent {
  readonly capability: CapabilityWord;
  readonly told: string;
}

/** What a look at a target saw. */
export interface Look {
  readonly findings: readonly Finding[];
  /** Whether it answers as an API does, with these credentials. */
  readonly isAnswering: boolean;
  /** Whether things were made there, or only read. */
  readonly wasWritten: boolean;
  /** Parts of the contract that the target has no calls of. */
  readonly absent: readonly Absent[];
  readonly made: Made;
}

/**
 * Looks a target over in less than ten seconds: what a run looks at before its first check, then
 * each thing that most checks need, made as they make it. A target that does not show itself to be
 * a sandbox is read only. Each finding is told as soon as it is there.
 */
export async function lookOver(profile: Profile, tell: (finding: Finding) => void): Promise<Look> {
  const findings: Finding[] = [];
  let isOver = false;
  const told = (finding: Finding) => {
    if (isOver) return;
    findings.push(finding);
    tell(finding);
  };
  // A target may ask for pauses, which no call of ours cuts short.
  const late = delay(LATEST_MS, undefined, { ref: false }).then((): Look => {
    const line = `${profile.baseUrl} was not looked over in ten seconds; does it answer 429 with a Retry-After?`;
    told({ level: 'refused', line });
    isOver = true;
    return { findings, isAnswering: false, wasWritten: false, absent: [], made: {} };
  });
  return Promise.race([looked(profile, findings, told), late]);
}

async function looked(
  profile: Profile,
  findings: readonly Finding[],
  tell: (finding: Finding) => void,
): Promise<Look> {
  const deadline = new Deadline();
  const target = timedTarget(profile, deadline);
  const { text: redact } = createRedactor(target.secrets());
  const add = (...seen: readonly Finding[]) => {
    for (const { level, line } of seen) {
      tell({ level, line: redact(line) });
    }
  };
  const look: Look = { findings, isAnswering: false, wasWritten: false, absent: [], made: {} };

  const gone = await probeOf(target, target.platform())();
  if (gone !== undefined) {
    add({ level: 'refused', line: `${target.baseUrl} does not answer: ${gone}` });
    return look;
  }
  add(...encryption(target));
  const platform = platformAlone(target);
  openContext([], { target, redact: platform.run.redact }, 0);
  try {
    const { reads, unanswered } = await readAreas(platform);
    if (reads.length > 0 && reads.every(({ reply }) => isHtml(reply))) {
      add({
        level: 'wrong',
        line: `every read was answered with HTML, such as ${reads.slice(0, 1).map(({ reply }) => shownReply(reply))}; set baseUrl to where the API is`,
      });
      return look;
    }
    const { observations } = await preflight(target, CONTRACT_VERSION);
    add(...observations);
    const fatal = observations.find(isFatal);
    if (fatal?.level === 'wrong') return look;
    add(...reads.slice(0, 1).flatMap(({ reply }) => clock(reply.headers['date'])));
    const absent: Absent[] = reads
      .filter(({ isThere, capability }) => !isThere && target.has(capability))
      .map(({ capability, reply }) => ({ capability, told: redact(shownReply(reply)) }));
    const made: Made = {};
    if (fatal === undefined) await makeAll({ platform, deadline, made, absent, add });
    else add(...readOnly(reads));
    add(...absentAreas(absent), ...unanswered.map(asMissing));
    return { ...look, isAnswering: true, absent, made, wasWritten: fatal === undefined };
  } catch (error) {
    if (!(error instanceof TransportError)) throw error;
    add({ level: 'refused', line: `${target.baseUrl} stopped answering: ${error.message}` });
    return look;
  } finally {
    deadline.extend();
    await Promise.race([platform.close(), delay(1_000, undefined, { ref: false })]);
  }
}

/** The exit code that a run would begin with; 1 where it would begin and lack something. */
export function exitCodeOf(findings: readonly Finding[]): ExitCode {
  const has = (level: Finding['level']) => findings.some((finding) => finding.level === level);
  if (has('wrong')) return exitCodes.usage;
  if (has('refused')) return exitCodes.unreachable;
  return has('missing') ? exitCodes.failed : exitCodes.passed;
}

/** Where certificates are not verified, the preflight says so. */
function encryption({ baseUrl }: Target): readonly Finding[] {
  const { protocol, host } = new URL(baseUrl);
  if (protocol !== 'https:') {
    return [{ level: 'note', line: 'TLS: none, for baseUrl begins with http:' }];
  }
  const line = `TLS: the certificate of ${host} is trusted here`;
  return isVerifying() ? [{ level: 'ok', line }] : [];
}

/** Where it is far off, the preflight has said so. */
function clock(date: string | undefined): readonly Finding[] {
  const seconds = Math.round((Date.parse(date ?? '') - Date.now()) / 1_000);
  if (Number.isNaN(seconds)) return [{ level: 'note', line: 'clock: answers carry no Date' }];
  return Math.abs(seconds) > 30
    ? []
    : [{ level: 'ok', line: `clock: ${Math.abs(seconds)} s from this machine's` }];
}

/** What making things takes, and what it leaves behind. */
interface Making {
  readonly platform: Platform;
  readonly deadline: Deadline;
  readonly made: Made;
  readonly absent: Absent[];
  readonly add: (finding: Finding) => void;
}

async function makeAll(making: Making): Promise<void> {
  const { platform, deadline, made, absent, add } = making;
  for (const thing of things) {
    const { name, needs, keys, capability, through = [] } = thing;
    const denied = [capability, ...through].find((word) => !platform.target.has(word));
    const isNowhere = absent.find((each) => each.capability === capability);
    const outOfTime: Finding = {
      level: 'missing',
      line: `${name}: not seen, the ten seconds are over; a slow target may need timeouts.settleMs and timeouts.requestMs`,
    };
    if (deadline.isOver) {
      add(outOfTime);
    } else if (denied !== undefined) {
      const line = `${name}: left out, by the profile the service has no ${denied} (capabilities.${denied})`;
      add({ level: 'note', line });
    } else if (needs !== undefined && made[needs] === undefined) {
      if (isNowhere !== undefined) {
        add({ level: 'missing', line: `${name}: ${isNowhere.told}; ${ifNone(capability, keys)}` });
        continue;
      }
      const lacking = needs === 'customerId' ? 'a customer' : 'an account';
      add({ level: 'missing', line: `${name}: not tried, it takes ${lacking}; set ${keys}` });
    } else {
      const late = delay(deadline.left(), outOfTime, { ref: false });
      add(await Promise.race([madeOne(making, thing), late]));
    }
  }
}

async function madeOne({ platform, made, absent }: Making, thing: Thing): Promise<Finding> {
  const { name, capability, call, keys } = thing;
  const context = openContext([], { target: platform.target, redact: platform.run.redact }, 0);
  try {
    await thing.make(platform, made);
    const told = `${name}: ${answerIn(context, call)}`;
    const account = name === 'card' ? made.madeUpAccountId : undefined;
    if (account === undefined) return { level: 'ok', line: told };
    const line = `${told} over an account that does not exist; set fixtures.fundedAccountId: ${account} to have cards checked`;
    return { level: 'missing', line };
  } catch (error) {
    if (error instanceof TransportError) {
      return { level: 'refused', line: `${name}: ${error.message}` };
    }
    if (!(error instanceof NotReached)) throw error;
    const { because, message } = error;
    const told = failureIn(context, because, message);
    const isAbsent = ABSENT.includes(because.call?.status ?? 0);
    if (isAbsent && absent.every((each) => each.capability !== capability)) {
      absent.push({ capability, told: platform.run.redact(told) });
    }
    const next = isAbsent ? ifNone(capability, keys) : `see ${keys}`;
    return { level: 'missing', line: `${name}: ${told}; ${next}` };
  }
}

function ifNone(capability: CapabilityWord, keys: string): string {
  return `set capabilities.${capability}: false if the service has none, else see ${keys}`;
}

/** What a target that may be production shows of the things, without anything made. */
function readOnly(reads: readonly AreaRead[]): readonly Finding[] {
  return things.map(({ name, capability }): Finding => {
    const read = reads.find((each) => each.capability === capability);
    if (read === undefined) {
      const line = `${name}: not tried, for nothing is written to what may be production`;
      return { level: 'note', line };
    }
    const told = `${name}: ${shownReply(read.reply)}`;
    return read.isThere
      ? { level: 'ok', line: `${told}; nothing was made there` }
      : { level: 'missing', line: `${told}; ${ifNone(capability, 'sandbox.marker')}` };
  });
}

function asMissing(line: string): Finding {
  return { level: 'missing', line };
}

/** Those of no thing, in one line: each thing has its own. */
function absentAreas(absent: readonly Absent[]): readonly Finding[] {
  const own: readonly CapabilityWord[] = things.map(({ capability }) => capability);
  const others = absent.filter(({ capability }) => !own.includes(capability));
  const named = others.map(({ capability, told }) => `${capability} (${told})`);
  const line = `areas not there: ${named.join(', ')}; set each to false under capabilities`;
  return others.length === 0 ? [] : [{ level: 'missing', line }];
}
