import type { Reply } from '../../fixtures/client/exchange.ts';
import { errorCodeOf, isHtml } from '../../fixtures/client/reply.ts';
import type { CheckContext } from '../../fixtures/verdict/context.ts';
import type { Because } from '../../spec/check-record.ts';
import type { TranscriptEntry } from '../../spec/transcript.ts';

/** How much of what a service says of a refusal a line repeats. */
const REASON = 120;

/** A call and what it was answered with. */
export function shownReply(reply: Reply): string {
  const html = isHtml(reply) ? ' with HTML' : '';
  const code = errorCodeOf(reply);
  const answer = code === undefined ? `${reply.status}${html}` : `${reply.status} ${code}`;
  return `${reply.method} ${reply.path} answered ${answer}`;
}

/** The last call of that kind among those that were made, and its answer. */
export function answerIn(
  context: CheckContext,
  [method, path]: readonly [method: string, path: string],
): string {
  const made = entriesOf(context).findLast(
    (entry) => entry.method === method && new URL(entry.url).pathname.endsWith(path),
  );
  return made === undefined ? 'supplied by the profile' : shown(method, path, made);
}

/** Why something was not reached: the call that went wrong, with the words of its answer. */
export function failureIn(context: CheckContext, { call }: Because, message: string): string {
  // The precondition and its purpose stand in front; the line has said what it is about.
  const told = message.replace(/^P-\w+ [^:]*: /, '');
  if (call === undefined) return told;
  const { method, path, status, code } = call;
  const entry = entriesOf(context).findLast((each) => each.status === status);
  const words = reasonIn(entry);
  const html = isHtml({ headers: entry?.responseHeaders ?? {} }) ? ' with HTML' : '';
  return `${method} ${path} answered ${[status, code].filter(Boolean).join(' ')}${html}${words}`;
}

function entriesOf({ transcript, redact }: CheckContext): readonly TranscriptEntry[] {
  return transcript.written((entry) => ({
    ...entry,
    ...(entry.responseBody !== undefined && { responseBody: redact(entry.responseBody) }),
  }));
}

function shown(method: string, path: string, { status }: TranscriptEntry): string {
  return `${method} ${path} answered ${status}`;
}

function reasonIn(entry: TranscriptEntry | undefined): string {
  try {
    const { reason } = Object(JSON.parse(entry?.responseBody ?? ''));
    return typeof reason === 'string' ? ` ("${reason.slice(0, REASON)}")` : '';
  } catch {
    return '';
  }
}
