import type { Reply } from '../../fixtures/client/exchange.ts';
import { isHtml, statusAndCode } from '../../fixtures/client/reply.ts';
import { isObject } from '../../fixtures/target/normalise.ts';
import type { Target } from '../../fixtures/target/target.ts';
import type { CheckContext } from '../../fixtures/verdict/context.ts';
import type { Because, CallMade } from '../../spec/check-record.ts';
import { type OperationId, operation } from '../../spec/openapi.ts';
import type { TranscriptEntry } from '../../spec/transcript.ts';

/** How much of what a service says of a refusal a line repeats. */
const REASON = 120;

/** The call that is made of an operation: the target may have it elsewhere. */
export function madeCall(target: Target, id: OperationId): string {
  const described = operation(id);
  const { method = described.method, path = described.path } = target.shape(id) ?? {};
  return `${method} ${path}`;
}

/** A call and what it was answered with. */
export function shownReply(target: Target, reply: Reply): string {
  const { operation: id, method, path } = reply;
  const name = id === undefined ? `${method} ${path}` : madeCall(target, id);
  return `${name} answered ${statusAndCode(reply)}`;
}

/** Why something was not reached: the call that went wrong, with the words of its answer. */
export function failureIn(context: CheckContext, { call }: Because, message: string): string {
  // The precondition and its purpose stand in front; the line has said what it is about.
  const told = message.replace(/^P-\w+ [^:]*: /, '');
  if (call === undefined) return told;
  const { operation: id, method, path, status, code } = call;
  // What an accepted call lacks stands in the message alone.
  if (status !== undefined && status < 300) return told;
  const entry = entryOf(context, call);
  const words = reasonIn(entry);
  const html = isHtml({ headers: entry?.responseHeaders ?? {} }) ? ' with HTML' : '';
  const name = id === undefined ? `${method} ${path}` : madeCall(context.target, id);
  return `${name} answered ${[status, code].filter(Boolean).join(' ')}${html}${words}`;
}

/** The exchange of a call: others with the same status may have come before and after it. */
export function entryOf(
  context: CheckContext,
  { method, path, status }: Pick<CallMade, 'method' | 'path' | 'status'>,
): TranscriptEntry | undefined {
  return entriesOf(context).findLast(
    (each) =>
      each.method === method && each.status === status && new URL(each.url).pathname.endsWith(path),
  );
}

/** What was sent and answered since a thing was begun, without secrets. */
export function entriesOf({ transcript, redact }: CheckContext): readonly TranscriptEntry[] {
  return transcript.written((entry) => ({
    ...entry,
    ...(entry.responseBody !== undefined && { responseBody: redact(entry.responseBody) }),
  }));
}

function reasonIn(entry: TranscriptEntry | undefined): string {
  try {
    const { reason } = Object(JSON.parse(entry?.responseBody ?? ''));
    return typeof reason === 'string' ? ` ("${wholeWords(reason, REASON)}")` : '';
  } catch {
    return '';
  }
}

/** The members of an answer as it came; of an envelope those that are in it. */
export function pathsIn(text: string): readonly string[] {
  try {
    return membersOf(JSON.parse(text), '');
  } catch {
    return [];
  }
}

function membersOf(json: unknown, path: string): readonly string[] {
  const [first, ...others] = isObject(json) ? Object.entries(json) : [];
  if (first === undefined) return [];
  const [name, inner] = first;
  if (others.length === 0 && isObject(inner)) return membersOf(inner, `${path}${name}.`);
  return [first, ...others].map(([each]) => `${path}${each}`);
}

/** A text in plain characters, cut behind a word where it is longer than that. */
export function wholeWords(text: string, most: number): string {
  const plain = text.replace(/[^\x20-\x7e]+/g, ' ').trim();
  if (plain.length <= most) return plain;
  const cut = plain.slice(0, most + 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2)).trimEnd()}...`;
}
