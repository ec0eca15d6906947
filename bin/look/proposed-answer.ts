import { isObject } from '../../fixtures/target/normalise.ts';
import type { OperationId } from '../../spec/generated/operation-ids.ts';
import { answerMembers } from './answers.ts';

/** An answer may be put into as many envelopes. */
const DEPTH = 3;

/**
 * The envelope that an answer has its record in, in the words of `operations`. Undefined where the
 * members that the suite reads stand in front, or nowhere.
 */
export function proposedAnswer(
  operation: OperationId,
  json: unknown,
): Record<string, string> | undefined {
  const known = Object.keys(answerMembers(operation));
  const [best] = envelopesIn(json, '', DEPTH)
    .map(({ path, inside }) => ({ path, names: known.filter((name) => name in inside) }))
    .filter(({ names }) => names.includes('id') || names.length > 1)
    .sort((a, b) => b.names.length - a.names.length);
  if (best === undefined || best.path === '') return undefined;
  return { '.': best.path };
}

/** The name of the only list in an answer, where it has one. */
export function listMemberIn(json: unknown): string | undefined {
  if (!isObject(json)) return undefined;
  const lists = Object.entries(json).filter(([, value]) => Array.isArray(value));
  return lists.length === 1 ? lists[0]?.[0] : undefined;
}

interface Envelope {
  readonly path: string;
  readonly inside: Readonly<Record<string, unknown>>;
}

function envelopesIn(json: unknown, path: string, depth: number): readonly Envelope[] {
  if (!isObject(json)) return [];
  const below = Object.entries(json).flatMap(([name, value]) =>
    depth === 0 ? [] : envelopesIn(value, path === '' ? name : `${path}.${name}`, depth - 1),
  );
  return [{ path, inside: json }, ...below];
}
