import { Client } from 'undici';
import type { Recorded } from './recorder.ts';

export interface Replayed {
  readonly ms: number;
  /** Exchanges that got the status they were recorded with. */
  readonly alike: number;
}

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

/**
 * Sends recorded exchanges again with nothing around them: one after the other in every lane, all
 * lanes at once, each on one connection. `before` and `now` hold ids known at the start, of the
 * recorded service and of this one; ids in answers are followed from there.
 */
export async function replay(
  origin: string,
  lanes: readonly (readonly Recorded[])[],
  { before, now }: { readonly before: string; readonly now: string },
): Promise<Replayed> {
  const started = performance.now();
  const alike = await Promise.all(lanes.map((lane) => replayLane(origin, lane, before, now)));
  return {
    ms: performance.now() - started,
    alike: alike.reduce((sum, count) => sum + count, 0),
  };
}

async function replayLane(
  origin: string,
  lane: readonly Recorded[],
  before: string,
  now: string,
): Promise<number> {
  const client = new Client(origin);
  const renamed = new Map<string, string>();
  const follow = (text: string) => text.replace(UUID, (id) => renamed.get(id) ?? id);
  learn(renamed, before, now);
  let alike = 0;
  for (const { method, path, headers, body, status, answer } of lane) {
    // Bytes that are no text hold no ids, and stay what they are.
    const text = body.toString('latin1');
    const reply = await client.request({
      method,
      path: follow(path),
      headers,
      body: body.length === 0 ? null : Buffer.from(follow(text), 'latin1'),
    });
    learn(renamed, answer, await reply.body.text());
    alike += reply.statusCode === status ? 1 : 0;
  }
  await client.close();
  return alike;
}

/** The n-th id of one text is what the n-th id of the other has become. */
function learn(renamed: Map<string, string>, before: string, now: string): void {
  const ids = before.match(UUID) ?? [];
  const others = now.match(UUID) ?? [];
  if (ids.length === others.length) {
    ids.forEach((id, n) => {
      renamed.set(id, others[n] ?? id);
    });
  }
}
