import { found, textOfPath } from '../../fixtures/client/shape/path.ts';
import { isObject } from '../../fixtures/target/normalise.ts';
import type { CheckContext } from '../../fixtures/verdict/context.ts';
import type { JsonSchema, OperationId } from '../../spec/openapi.ts';
import { operation } from '../../spec/openapi.ts';
import { entryOf, shownReply } from './seen-answer.ts';
import type { SeenCall } from './watched-platform.ts';

/** As many names as a line holds. */
const NAMED = 6;

/**
 * A call as a line: what was answered, the names of what was sent and of what is read out of the
 * answer, and the key by which both are put otherwise.
 */
export function answerLine(context: CheckContext, seen: SeenCall): string {
  const { operation: id, reply } = seen;
  const parts = [
    shownReply(context.target, reply),
    listed('sent', sentIn(context, seen)),
    listed(
      'read',
      readIn(seen).map((name) => withPlace(context, seen, name)),
    ),
    listed('not read', strangeIn(seen)),
  ].filter((part) => part !== '');
  return `${parts.join('; ')} (operations.${id})`;
}

function listed(what: string, names: readonly string[]): string {
  if (names.length === 0) return '';
  const more = names.length - NAMED;
  const rest = more > 0 ? ` and ${more} more` : '';
  return `${what} ${names.slice(0, NAMED).join(', ')}${rest}`;
}

/** The names of the members that went out, as the service got them. */
function sentIn(context: CheckContext, { reply, call }: SeenCall): readonly string[] {
  const entry = entryOf(context, reply);
  const body = jsonIn(entry?.requestBody) ?? call.body;
  const query = [...new URL(entry?.url ?? 'http://none').searchParams.keys()];
  return isObject(body) ? [...query, ...Object.keys(body)] : query;
}

/** The members of a record that the suite knows by name, as far as they came. */
function readIn({ operation: id, reply }: SeenCall): readonly string[] {
  const known = Object.keys(answerMembers(id));
  return isObject(reply.json) ? Object.keys(reply.json).filter((name) => known.includes(name)) : [];
}

/** A member with the place that it is read from, where the target has it elsewhere. */
function withPlace({ target }: CheckContext, { operation: id, reply }: SeenCall, name: string) {
  const { answer = [] } = target.shape(id) ?? {};
  const move = answer.find(({ to }) => to.length === 1 && to[0] === name);
  // What it names need not have come.
  const isMoved = move !== undefined && found(jsonIn(reply.text), move.from).length > 0;
  return isMoved ? `${name} from ${textOfPath(move.from)}` : name;
}

/** The others, where what makes the record usable is not among those that came. */
function strangeIn(seen: SeenCall): readonly string[] {
  const { operation: id, reply } = seen;
  const isRecord = isObject(reply.json) && Object.keys(answerMembers(id)).length > 0;
  if (!isRecord || readIn(seen).length > 0 || reply.status >= 300) return [];
  return Object.keys(Object(reply.json));
}

/** The members that the description names of a successful answer, with those of its parts. */
export function answerMembers(id: OperationId): JsonSchema {
  const { responses } = operation(id);
  const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  return Object.assign({}, ...successes.map(([, { schema }]) => membersOf(schema)));
}

function membersOf(schema: unknown): JsonSchema {
  if (!isObject(schema)) return {};
  const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((word) => schema[word] ?? []);
  return Object.assign({}, schema['properties'], ...parts.map(membersOf));
}

function jsonIn(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
