import { seedFor } from '../../generators/seed.ts';
import type { OperationId } from '../../spec/generated/operation-ids.ts';
import { matchOperation } from '../../spec/openapi.ts';
import { type HttpProxy, startHttpProxy } from './http-proxy.ts';
import { mutated, mutations, placesIn } from './mutations.ts';

/** Every how-many-th answer of an operation is altered: what is built on it is to be reached too. */
const ONE_IN = 3;

/** What a target altered, by name; the members of an operation's refusals are others than its own. */
export interface Met {
  readonly operations: ReadonlySet<string>;
  readonly members: ReadonlySet<string>;
  /** How often each member met each mutation. */
  readonly made: ReadonlyMap<string, number>;
  /** One answer of each operation and status. */
  readonly samples: Iterable<Sample>;
}

/** An answer as the service gave it. */
export interface Sample {
  readonly operation: OperationId;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly json: unknown;
}

/** A service behind a proxy that alters its answers to checks. */
export interface MutatingTarget extends HttpProxy {
  readonly met: Met;
  /** From now on answers are altered; before, they are only met. */
  begin(): void;
}

/**
 * Stands before a service and replaces one member of an answer to a check at a time, those first that
 * were replaced least often, in an order drawn by the seed.
 */
export async function startMutatingTarget(origin: string, seed: number): Promise<MutatingTarget> {
  const answersOf = new Map<string, number>();
  const operations = new Set<string>();
  const members = new Set<string>();
  const made = new Map<string, number>();
  const samples = new Map<string, Sample>();
  let begun = false;

  /** The altered text, `undefined` where this answer is passed on as it came. */
  const alter = (operation: string, status: number, json: unknown): string | undefined => {
    const answers = answersOf.get(operation) ?? 0;
    answersOf.set(operation, answers + 1);
    const kind = status < 300 ? operation : `${operation} ${status}`;
    const places = placesIn(json);
    for (const { name } of places) members.add(`${kind} ${name}`);
    if (answers % ONE_IN !== seed % ONE_IN) return undefined;
    // Every fourth time one that further calls are made with, first by what no request can hold.
    const ids = places.filter(({ name }) => /(?:^|\.|[a-z])Id$|(?:^|\.)id$/.test(name));
    const isId = ids.length > 0 && made.size % 4 === 0;
    const [next] = (isId ? ids : places)
      .flatMap((place) =>
        mutations.map((mutation, at) => ({
          place,
          mutation,
          at: isId ? at : 0,
          key: `${kind} ${place.name} ${mutation.name}`,
        })),
      )
      .map((each) => ({ ...each, times: made.get(each.key) ?? 0, turn: seedFor(seed, each.key) }))
      .sort((a, b) => a.times - b.times || a.at - b.at || a.turn - b.turn);
    // What was met in every way already is in the way of what was not.
    if (next === undefined || next.times > 0) return undefined;
    made.set(next.key, 1);
    return mutated(json, next.place, next.mutation);
  };

  const proxy = await startHttpProxy(origin, async ({ method, url, requirement }, pass) => {
    const answer = await pass();
    const [path = ''] = url.split('?');
    const operation = matchOperation(method, `/${path.split('/').slice(2).join('/')}`);
    const json = parsed(Buffer.from(answer.body).toString());
    if (operation === undefined || requirement === '') return answer;
    const { id } = operation.operation;
    operations.add(id);
    if (json === undefined) return answer;
    const { status, headers = {} } = answer;
    samples.set(`${id} ${status}`, { operation: id, status, headers, json });
    const altered = begun ? alter(id, status, json) : undefined;
    return altered === undefined ? answer : { ...answer, body: altered };
  });
  const begin = () => {
    begun = true;
  };
  return { ...proxy, begin, met: { operations, members, made, samples: samples.values() } };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
