import { setTimeout as delay } from 'node:timers/promises';
import { createRedactor } from '../../fixtures/client/redaction.ts';
import { isVerifying } from '../../fixtures/client/tls-failure.ts';
import { TransportError } from '../../fixtures/client/transport-error.ts';
import type { Observation } from '../../fixtures/target/observation.ts';
import { isFatal, preflight } from '../../fixtures/target/preflight.ts';
import { createTarget, type Target } from '../../fixtures/target/target.ts';
import { callOf } from '../../spec/openapi.ts';
import { CONTRACT_VERSION } from '../run/run-file.ts';
import type { Entries } from './advice.ts';
import { type Finding, missing } from './finding.ts';
import { triedFixtures } from './fixtures.ts';
import { Looking } from './looking.ts';
import { partFindings } from './part-findings.ts';
import { type Part, partsIn } from './parts.ts';
import type { ProfileSource } from './profile-source.ts';
import { askRoutes, operationsToAsk, type Route } from './routes.ts';
import { things } from './things.ts';
import { callMsFor, Deadline, firstTarget } from './timed-target.ts';
import { tried } from './tried.ts';

/** How much later than all calls the look ends, whatever it still waits for. */
const LATER_MS = 1_000;

/** What a look at a target saw. */
export interface Look {
  readonly findings: readonly Finding[];
  /** Whether it answers as an API does, with these credentials. */
  readonly isAnswering: boolean;
  /** Whether every call was answered as one of a random path: the API may be elsewhere. */
  readonly isAstray: boolean;
  /** Whether things were made there, or only read. */
  readonly wasWritten: boolean;
  /** How long one call was waited for. */
  readonly callMs: number;
  /** Which parts of the contract it has. */
  readonly parts: readonly Part[];
  /** What the profile has to say besides for what was tried to be there. */
  readonly proposed: Entries;
}

const NOTHING = {
  ...{ isAnswering: false, isAstray: false, wasWritten: false },
  ...{ parts: [], proposed: {} },
} as const;

/**
 * Looks a target over in less than twenty seconds from its first answers: what a run looks at before
 * its first check, then each thing that most checks need, made as they make it. The first answers are
 * waited for as long as a run waits. A target that does not show itself to be a sandbox is read only.
 * Each finding is told as soon as it is there.
 */
export async function lookOver(
  source: ProfileSource,
  tell: (finding: Finding) => void,
): Promise<Look> {
  const findings: Finding[] = [];
  let isOver = false;
  const told = (finding: Finding) => {
    if (isOver) return;
    findings.push(finding);
    tell(finding);
  };
  // What the profile says as it stands: its guesses too are its own.
  const profile = source({});
  const { text: redact } = createRedactor(createTarget(profile).secrets());
  const asWritten = firstTarget(profile, (line) => told({ level: 'note', line: redact(line) }));
  const first = await preflight(asWritten, CONTRACT_VERSION);
  const { observations, isAnswering, latencyMs } = first;
  const callMs = callMsFor(profile, latencyMs);
  const look: Look = { findings, ...NOTHING, callMs };
  if (!isAnswering || observations.find(isFatal)?.level === 'wrong') {
    for (const { level, line } of observations) {
      if (level !== 'ok') told({ level, line: redact(line) });
    }
    return look;
  }
  const deadline = new Deadline();
  // A target may ask for pauses, which no call of ours cuts short.
  const late = delay(deadline.left() + LATER_MS, undefined, { ref: false }).then((): Look => {
    const line = `${profile.baseUrl} was not looked over to the end in twenty seconds`;
    told({ level: 'note', line });
    return look;
  });
  const looking = new Looking(source, deadline, callMs);
  const seen = await Promise.race([looked(looking, look, observations, told), late]);
  isOver = true;
  return seen;
}

async function looked(
  looking: Looking,
  look: Look,
  observations: readonly Observation[],
  tell: (finding: Finding) => void,
): Promise<Look> {
  const { target } = looking.platform;
  const add = (...seen: readonly Finding[]) => {
    const { redact } = looking.platform.run;
    for (const { line, told, ...finding } of seen)
      tell({ ...finding, line: redact(line), ...(told !== undefined && { told: redact(told) }) });
  };
  try {
    // Whether the address is right shows once something of the API has answered there.
    const address = observations.filter(isOfAddress);
    add(...encryption(target), ...observations.filter((each) => !isOfAddress(each)));
    const mayWrite = !observations.some(isFatal);
    const routes = mayWrite
      ? await made(looking, add)
      : await askRoutes(looking.platform, { mayWrite, addresses: {} });
    add(...clock(looking.platform.skewMs));
    const answering = { ...look, isAnswering: true, wasWritten: mayWrite };
    const astray = nothingAnswers(target, routes);
    if (astray !== undefined) {
      add(astray);
      return { ...answering, isAstray: true, proposed: looking.proposed };
    }
    add(...address);
    const parts = partsIn(routes, operationsToAsk(target));
    add(...partFindings(parts, looking.profile, look.findings), ...unanswered(routes, looking));
    return { ...answering, parts, proposed: looking.proposed };
  } catch (error) {
    if (!(error instanceof TransportError)) throw error;
    add({ level: 'refused', line: `${target.baseUrl} stopped answering: ${error.message}` });
    return look;
  } finally {
    await looking.close();
  }
}

/** Makes each thing in turn, then asks for every call, addressed to what was made. */
async function made(
  looking: Looking,
  add: (...seen: readonly Finding[]) => void,
): Promise<readonly Route[]> {
  for (const thing of things) add(...(await tried(looking, thing)));
  add(...(await triedFixtures(looking)));
  const { customerId: customer, accountId: account, cardId: card } = looking.made;
  if (looking.deadline.isOver) return [];
  looking.platform.begin();
  return askRoutes(looking.platform, { mayWrite: true, addresses: { customer, account, card } });
}

function isOfAddress({ level, line }: Observation): boolean {
  return level === 'ok' && line.startsWith('address ');
}

/** Where every call is answered as one of a random path, the API may be elsewhere: no part is shown absent. */
function nothingAnswers({ baseUrl }: Target, routes: readonly Route[]): Finding | undefined {
  const made = routes.filter(({ isUnmade }) => isUnmade !== true);
  const [first] = made;
  if (first === undefined || !made.every(({ isAsRandom }) => isAsRandom)) return undefined;
  return missing(
    'baseUrl',
    `nothing of the API answers at ${baseUrl} in ${made.length} calls (${first.told}); baseUrl may be wrong: check its version, and the path before that`,
  );
}

/** Calls that no answer came to, which is no sign that nothing is there. */
function unanswered(routes: readonly Route[], { deadline }: Looking): readonly Finding[] {
  if (deadline.isOver && routes.length === 0) {
    const line =
      'capabilities: not tried within the twenty seconds of this look; the profile has to say which ones the service lacks';
    return [{ level: 'note', line }];
  }
  const silent = routes.filter(({ reply }) => reply === undefined);
  if (deadline.isOver && silent.length > 0) {
    const late = `${silent.length} calls had no answer within the twenty seconds of this look`;
    return [{ level: 'note', line: `${late}; a run waits longer` }];
  }
  return silent.map(({ operation: { id }, told, isUnmade }) => ({
    level: isUnmade ? 'note' : 'missing',
    line: told,
    subject: callOf(id),
  }));
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
function clock(skewMs: number | undefined): readonly Finding[] {
  if (skewMs === undefined) return [];
  const seconds = Math.round(skewMs / 1_000);
  if (Number.isNaN(seconds)) return [{ level: 'note', line: 'clock: answers carry no Date' }];
  return Math.abs(seconds) > 30
    ? []
    : [{ level: 'ok', line: `clock: ${Math.abs(seconds)} s from this machine's` }];
}
