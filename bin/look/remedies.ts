import { isSuccess, listIn, member } from '../../fixtures/client/reply.ts';
import { operation } from '../../spec/openapi.ts';
import { type Advice, advice } from './advice.ts';
import type { Looking } from './looking.ts';
import { listMemberIn, proposedAnswer } from './proposed-answer.ts';
import { proposedRequest } from './proposed-request.ts';
import { isUnrouted } from './routes.ts';
import type { Thing } from './things.ts';
import type { SeenCall, WatchedPlatform } from './watched-platform.ts';

/** What would change what came of a thing. */
export interface Remedies {
  /** Any one of these does. */
  readonly sure: readonly Advice[];
  /** These may, and are told only once they did. */
  readonly tries: readonly Advice[];
}

/** How it is told that an answer lacks what leads on. */
export const WITHOUT_ID = 'answered without an id';

/** What the last call of a thing that is not there says of why. */
export async function remediesFor(looking: Looking, thing: Thing, told: string): Promise<Remedies> {
  const { platform } = looking;
  const supply = suppliesOf(platform, thing);
  const last = platform.seen.at(-1);
  if (last === undefined) return { sure: supply, tries: [] };
  const others = thing.tries?.(last, looking) ?? [];
  if (await isUnrouted(platform, last)) {
    const [word] = operation(last.operation).capabilities;
    const absent = word === undefined ? [] : [advice.declareAbsent(word)];
    // Without a part on the way, the thing may be there all the sooner.
    if (thing.isBesides === true) return { sure: [], tries: [] };
    const { id, origin } = operation(last.operation);
    const elsewhere = origin === 'gap' ? [advice.givePath(id)] : [];
    return id === thing.operation
      ? { sure: [...elsewhere, ...absent, ...supply], tries: [] }
      : { sure: [...elsewhere, ...supply], tries: [...absent, ...others] };
  }
  const tries = [...others, mappingFor(looking, last), listFor(last)];
  const named = told.includes(WITHOUT_ID) ? [advice.nameId(last.operation)] : [];
  return { sure: [...named, ...supply], tries: tries.filter((each) => each !== undefined) };
}

/** A body or an answer under other names, where what was seen of the last call says which. */
function mappingFor(looking: Looking, { operation: id, call, reply }: SeenCall) {
  if (!isSuccess(reply)) {
    const proposed = proposedRequest(call.body, reply);
    if (proposed === undefined) return undefined;
    const { others, ...mapping } = proposed;
    looking.allow(
      id,
      others.map((body) => advice.map(id, { body })),
    );
    return advice.map(id, mapping);
  }
  if (member(reply.json, 'id') !== undefined) return undefined;
  const answer = proposedAnswer(id, reply.json);
  return answer && advice.map(id, { answer });
}

/** The name under which a list has its rows. */
function listFor({ operation: id, reply }: SeenCall) {
  const name = listMemberIn(reply.json);
  const isList = id.startsWith('list') && listIn(reply) === undefined;
  if (!isList || name === undefined) return undefined;
  // The envelope of the agreements is a gap of its own (G-120).
  return id === 'listAgreements'
    ? advice.map(id, { answer: { data: name } })
    : advice.nameRows(name);
}

/** What is supplied in place of a thing, unless the profile does so. */
function suppliesOf({ target }: WatchedPlatform, { supplies = [] }: Thing): readonly Advice[] {
  const open = supplies.filter(([key]) => target.setting(key) === undefined);
  return open.length === 0 ? [] : [advice.supply(...open)];
}
