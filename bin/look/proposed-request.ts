import type { Reply } from '../../fixtures/client/exchange.ts';
import { fieldErrorsOf, member, text } from '../../fixtures/client/reply.ts';
import { isObject } from '../../fixtures/target/normalise.ts';

/** A member that a service names in a refusal, with what it says of it. */
interface WantedMember {
  readonly path: string;
  readonly allowed: readonly unknown[];
  readonly said: string;
}

/** Statuses that refuse a request for what it holds. */
const REFUSED: readonly number[] = [400, 422];

/** What a member that nothing is known of is tried with. */
const FIRST_WORD = 'STANDARD';

/** A request as a refusal asks for it, in the words of `operations`. */
interface Proposed {
  readonly body?: Readonly<Record<string, unknown>>;
  readonly without?: readonly string[];
  /** Other values that the refusal allows, each as a body that says that alone. */
  readonly others: readonly Readonly<Record<string, unknown>>[];
}

/** How a member that was sent is refused as such, whatever it holds. */
const UNKNOWN =
  /\b(?:unknown|unexpected|unrecogni[sz]ed|unsupported|additional|extra|not (?:known|allowed|recogni[sz]ed|supported|expected|permitted|a member))\b/i;

/**
 * A request under the members that a refusal names: each from the member of the sent body that fits
 * it best, else a value that the refusal allows; without those that it does not know. Undefined where
 * it names none.
 */
export function proposedRequest(sent: unknown, reply: Reply): Proposed | undefined {
  if (!REFUSED.includes(reply.status) || !isObject(sent)) return undefined;
  const leaves = leavesOf(sent, '');
  const named = wantedIn(reply);
  const isSent = ({ path }: WantedMember) =>
    leaves.some(([name]) => name === path || name.startsWith(`${path}.`));
  const wanted = named.filter((each) => !isSent(each));
  const chosen = wanted.map((each) => [each.path, valueFor(each, leaves)] as const);
  // What goes under another name is not sent under its own.
  const isUsed = ({ path }: WantedMember) =>
    chosen.some(([, value]) => value === `$${path}` || String(value).startsWith(`$${path}.`));
  const without = named.filter((each) => isSent(each) && !isUsed(each) && UNKNOWN.test(each.said));
  if (wanted.length + without.length === 0) return undefined;
  const others = wanted.flatMap(({ path, allowed }) =>
    allowed
      .filter((value) => chosen.every(([name, own]) => name !== path || own !== value))
      .map((value) => ({ [path]: value })),
  );
  return {
    ...(chosen.length > 0 && { body: Object.fromEntries(chosen) }),
    ...(without.length > 0 && { without: without.map(({ path }) => path) }),
    others,
  };
}

function wantedIn(reply: Reply): readonly WantedMember[] {
  const listed = fieldErrorsOf(reply).flatMap((entry) => {
    const path = text(member(entry, 'field'));
    const constraint = member(entry, 'constraint');
    const allowed = [member(constraint, 'enum') ?? []].flat();
    const said = text(member(entry, 'message')) ?? '';
    return path === undefined ? [] : [{ path, allowed, said }];
  });
  return listed.length > 0 ? listed : namedIn(text(member(reply.json, 'reason')) ?? '');
}

/** The members that a sentence calls required or missing. */
function namedIn(reason: string): readonly WantedMember[] {
  const found = reason.matchAll(
    /["'`]?\b([a-z]\w*(?:\.\w+)*)["'`]? (?:is|are) (?:required|missing)/g,
  );
  return [...found].map(([, path = '']) => ({ path, allowed: [], said: reason }));
}

type Leaf = readonly [path: string, value: unknown];

/** Every value of a body with its path; that of a list by its place. */
function leavesOf(value: unknown, path: string): readonly Leaf[] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([name, inner]) =>
    leavesOf(inner, path === '' ? name : `${path}.${name}`),
  );
}

function valueFor({ path, allowed, said }: WantedMember, leaves: readonly Leaf[]): unknown {
  const last = path.split('.').at(-1) ?? path;
  const [best] = leaves
    .map((leaf) => ({ leaf, fit: fitOf(last, leaf) }))
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit);
  if (best !== undefined) return `$${best.leaf[0]}`;
  const listed = allowed.length > 0 ? allowed : wordsIn(said);
  const sent = listed.find((word) => leaves.some(([, value]) => isAlike(value, word)));
  return sent ?? listed[0] ?? FIRST_WORD;
}

/** How well a member that was sent fits one that is wanted: by its name, or by what its id is of. */
function fitOf(wanted: string, [path, value]: Leaf): number {
  const names = path.split('.').filter((step) => !/^\d+$/.test(step));
  const own = plain(names.at(-1) ?? '');
  const resource = /^([A-Z]\w+):/.exec(String(value))?.[1] ?? '';
  const name = plain(wanted);
  if (own === name) return 3;
  if (name.length > 2 && (own.includes(name) || name.includes(own))) return 2;
  return name.length > 2 && resource !== '' && isPartOf(name, plain(resource)) ? 1 : 0;
}

function isPartOf(a: string, b: string): boolean {
  return a.includes(b) || b.includes(a);
}

/** A name without what says that it is an id. */
function plain(name: string): string {
  return name
    .replace(/_?ids?$/i, '')
    .replaceAll('_', '')
    .toLowerCase();
}

function isAlike(sent: unknown, word: unknown): boolean {
  return String(sent).toLowerCase() === String(word).toLowerCase();
}

/** The words of a list in a sentence: `must be one of basic, plus`. */
function wordsIn(said: string): readonly string[] {
  const list = /\b(?:one of|either|among)\b:?\s*([^.;]+)/i.exec(said)?.[1] ?? '';
  return list.match(/[A-Za-z][\w-]*/g)?.filter((word) => !/^(?:or|and|the)$/i.test(word)) ?? [];
}
