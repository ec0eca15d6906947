import type { Addresses } from '../../fixtures/areas/authentication/addresses.ts';
import { emptyCall, isOnNothing } from '../../fixtures/areas/authentication/operation-call.ts';
import type { Call, Reply } from '../../fixtures/client/exchange.ts';
import { randomPathsLike } from '../../fixtures/client/random-paths.ts';
import { statusAndCode } from '../../fixtures/client/reply.ts';
import { TransportError } from '../../fixtures/client/transport-error.ts';
import { inParallel } from '../../fixtures/platform/in-parallel.ts';
import type { Platform } from '../../fixtures/platform/platform.ts';
import type { Target } from '../../fixtures/target/target.ts';
import { NotReached } from '../../fixtures/verdict/outcome.ts';
import { loadOpenApi, type Operation, operation } from '../../spec/openapi.ts';
import { shownReply } from './seen-answer.ts';
import type { SeenCall } from './watched-platform.ts';

/**
 * Whether a service has a call. `unknown` where it was addressed to what nothing has, and where its
 * answer is that to a random path: either may be what is missing. So it is behind a limit of the rate,
 * which is there for every path.
 */
export type Presence = 'there' | 'nowhere' | 'unknown';

/** One operation, as a service answered a call of it that changes nothing. */
export interface Route {
  readonly operation: Operation;
  readonly presence: Presence;
  /** The call with its answer, or why none came. */
  readonly told: string;
  /** Whether it was answered as a random path is. */
  readonly isAsRandom?: boolean;
  /** Undefined where no answer came. */
  readonly reply?: Reply;
  /** Whether the call was not made, as where its path in the profile holds what an empty call lacks. */
  readonly isUnmade?: boolean;
}

/** What calls may be made, and to what they are addressed. */
interface Asking {
  /** Whether the target has shown itself to be a sandbox; without that, it is read only. */
  readonly mayWrite: boolean;
  readonly addresses: Addresses;
}

/** Answers that say by their status that nothing is there for the method, or for anyone. */
const ABSENT: readonly number[] = [405, 501];

/**
 * Asks which operations a service has: each with an empty body that changes nothing, beside paths of
 * the same shape that nothing is behind. What only reads is asked first; the others are asked of
 * those parts of the contract that no read has shown, and never where nothing shows a sandbox.
 */
export async function askRoutes(platform: Platform, asking: Asking): Promise<readonly Route[]> {
  const mine = operationsToAsk(platform.target);
  const isRead = ({ method }: Operation) => method === 'GET';
  const isPlain = (each: Operation) => isRead(each) && !each.path.includes('{');
  const plain = await asked(platform, mine.filter(isPlain), asking);
  const shown = new Set(
    plain
      .filter(({ presence }) => presence === 'there')
      .flatMap(({ operation: { capabilities } }) => capabilities),
  );
  const isOpen = ({ capabilities }: Operation) => capabilities.some((word) => !shown.has(word));
  const rest = mine.filter((each) => !isPlain(each) && isOpen(each));
  const allowed = rest.filter((each) => isRead(each) || asking.mayWrite);
  return [...plain, ...(await asked(platform, allowed, asking))];
}

/** Those that a platform calls under its own credentials, of the parts that its profile leaves open. */
export function operationsToAsk(target: Target): readonly Operation[] {
  return loadOpenApi().operations.filter(
    ({ auth, capabilities }) =>
      auth.includes('BasicAuth') && capabilities.every((word) => target.has(word)),
  );
}

function asked(
  platform: Platform,
  operations: readonly Operation[],
  { addresses }: Asking,
): Promise<readonly Route[]> {
  const strangers = new Map<string, Promise<Reply>>();
  return inParallel(operations, (each) => routeOf(platform, each, addresses, strangers));
}

async function routeOf(
  platform: Platform,
  described: Operation,
  addresses: Addresses,
  strangers: Map<string, Promise<Reply>>,
): Promise<Route> {
  const call = emptyCall(described, addresses, platform.target.shape(described.id)?.inPath);
  try {
    const reply = await platform.call(described.id, call);
    const told = shownReply(platform.target, reply);
    const answered = statusAndCode(reply);
    if (ABSENT.includes(reply.status))
      return { operation: described, presence: 'nowhere', told, reply };
    const random: Reply[] = [];
    // One after the other: a small server takes only a few connections at once.
    for (const path of randomPathsLike(reply.path, described.path)) {
      const key = `${reply.method} ${path.replace(UUID, '')}`;
      const known = strangers.get(key) ?? answerTo(platform, reply.method, path, call);
      strangers.set(key, known);
      random.push(await known);
    }
    const limited = [reply, ...random].find(isLimited);
    if (limited !== undefined) {
      const why = shownReply(platform.target, limited);
      return { operation: described, presence: 'unknown', told: why, reply: limited };
    }
    if (!random.map(statusAndCode).includes(answered))
      return { operation: described, presence: 'there', told, reply };
    const presence = isOnNothing(described.id, addresses) ? 'unknown' : 'nowhere';
    return {
      operation: described,
      presence,
      told: `${told}, as random paths do`,
      isAsRandom: true,
      reply,
    };
  } catch (error) {
    const isUnmade = error instanceof NotReached;
    if (!(isUnmade || error instanceof TransportError)) throw error;
    return { operation: described, presence: 'unknown', told: error.message, isUnmade };
  }
}

/** Whether a call of something that is there was answered as where nothing is. */
export async function isUnrouted(
  platform: Platform,
  { operation: id, call, reply }: SeenCall,
): Promise<boolean> {
  if (ABSENT.includes(reply.status)) return true;
  if (reply.status !== 404) return false;
  const { path } = operation(id);
  const others = randomPathsLike(reply.path, path).map((each) =>
    answerTo(platform, reply.method, each, call),
  );
  return (await Promise.all(others)).map(statusAndCode).includes(statusAndCode(reply));
}

/** Whether an answer tells of how much was asked for, and nothing of a path. */
export function isLimited({ status }: Reply): boolean {
  return status === 429;
}

function answerTo(
  platform: Platform,
  method: string,
  path: string,
  { body }: Call,
): Promise<Reply> {
  return platform.request(method, path, body === undefined ? {} : { body });
}

const UUID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g;
