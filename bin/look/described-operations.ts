import { requestMembers } from '../../fixtures/client/shape/described-members.ts';
import type { OpenApi, Operation } from '../../spec/openapi.ts';
import type { TheirDescription, TheirOperation } from '../../spec/their-openapi/description.ts';
import { matching } from '../../spec/their-openapi/matched.ts';
import { isAlikeName } from './alike-names.ts';

/** An operation that only a gap names, and what a service describes in its place. */
export interface Described {
  readonly ours: Operation;
  readonly theirs: TheirOperation;
  /** In the words of `operations`, where method or path are others. */
  readonly route: { readonly method?: string; readonly path?: string };
}

/** How much of the words of two operations is the same where one stands for the other. */
const LEAST_ALIKE = 0.5;

/**
 * The operations that only a gap names, as a description has them: at the same method and path, under
 * the same id, or, where each is nearest to the other, under words that are mostly the same.
 */
export function describedOperations(
  description: TheirDescription,
  operations: OpenApi['operations'],
): readonly Described[] {
  const { theirs, prefix } = matching(description, operations);
  const taken = new Set(operations.map((each) => theirs(each)));
  const free = description.operations.filter(
    (each) => !taken.has(each) && each.path.startsWith(prefix),
  );
  const lost = operations.filter((each) => theirs(each) === undefined);
  return operations.flatMap((ours) => {
    if (ours.origin !== 'gap') return [];
    const same = theirs(ours);
    if (same !== undefined) return [{ ours, theirs: same, route: {} }];
    const found = nearest(free, (other) => likeness(ours, other, prefix));
    if (found === undefined) return [];
    if (nearest(lost, (other) => likeness(other, found, prefix)) !== ours) return [];
    const path = pathFor(ours, found.path.slice(prefix.length));
    const { method } = found;
    if (path === undefined) return [];
    const route = {
      ...(method === ours.method ? {} : { method }),
      ...(path === ours.path ? {} : { path }),
    };
    return [{ ours, theirs: found, route }];
  });
}

/** The one that is most alike, unless another is as much so. */
function nearest<T>(all: readonly T[], like: (each: T) => number): T | undefined {
  const ranked = all
    .map((each) => ({ each, score: like(each) }))
    .filter(({ score }) => score >= LEAST_ALIKE)
    .sort((a, b) => b.score - a.score);
  const [first, second] = ranked;
  return first === undefined || first.score === second?.score ? undefined : first.each;
}

function likeness(ours: Operation, theirs: TheirOperation, prefix: string): number {
  if (theirs.operationId !== undefined && isAlikeName(theirs.operationId, ours.id)) return 2;
  if (theirs.method !== ours.method) return 0;
  const [a, b] = [wordsOf(ours.path), wordsOf(theirs.path.slice(prefix.length))];
  const both = [...a].filter((word) => b.has(word)).length;
  const isOfOne = ours.path.endsWith('}') === theirs.path.endsWith('}');
  return isOfOne ? both / new Set([...a, ...b]).size : 0;
}

/** The literal words of a path, each in the singular. */
function wordsOf(path: string): ReadonlySet<string> {
  const literal = path.replace(/\{[^}]*\}/g, '').toLowerCase();
  return new Set((literal.match(/[a-z0-9]+/g) ?? []).map((word) => word.replace(/(?<=..)s$/, '')));
}

/** Their path with the names of our members; undefined where these do not go into it. */
function pathFor(ours: Operation, path: string): string | undefined {
  const own = ours.parameters.filter((each) => each.in === 'path').map(({ name }) => name);
  const names = [...path.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name);
  const sent = requestMembers(ours);
  const other = names.length - own.length;
  if (other < 0) return undefined;
  const given = names.map((name) => sent.find((each) => isAlikeName(each, name)));
  const left = own.filter((name) => !given.includes(name));
  // What is called something else altogether stands in the order of ours.
  const filled = given.map((name) => name ?? left.shift());
  if (left.length > 0 || filled.includes(undefined)) return undefined;
  let at = 0;
  return path.replace(/\{[^}]*\}/g, () => `{${filled[at++]}}`);
}
