import { createHash } from 'node:crypto';
import {
  type Because,
  type CallMade,
  type CheckRecord,
  type Deviation,
  SUCCESS,
} from '../spec/check-record.ts';
import { openTitle, precondition } from '../spec/gaps.ts';
import { type OperationId, operation } from '../spec/openapi.ts';
import { remedyFor } from '../spec/settings/gap-keys.ts';
import type { Cause, DescribedCall } from './model.ts';
import { withoutIds } from './without-ids.ts';

/** What a check or a row says of itself, as far as it tells why. */
export interface Statement {
  readonly verdict: string;
  readonly message?: string;
  readonly because?: Because;
  readonly deviation?: Deviation;
}

/** What is equal for all that came to their verdict for the same reason. */
export function causeKey({ verdict, message, because = {}, deviation }: Statement): string {
  const missing = missingIn(because);
  // What only its supply would settle is told by that, whatever was seen without it.
  if (verdict === 'unverified' && missing !== undefined) return missing;
  const seen = deviation ?? unmet(because);
  if (seen === undefined) return JSON.stringify(['reason', missing, withoutIds(message ?? '')]);
  if (seen.finding !== undefined) return findingKey(seen.finding);
  const { call, after, what, expected } = seen;
  const where = [call, after].map((each) => each && inWords(described(each)));
  // Several reasons may go back to one answer that was a success.
  const told = expected === undefined ? withoutIds(message ?? '') : undefined;
  return JSON.stringify(['seen', ...where, what, expected, whatCame(seen), missing, told]);
}

/** What was seen against a call, where that is what tells of the cause. */
export function seenBy({ verdict, because = {}, deviation }: Statement): Deviation | undefined {
  if (verdict === 'unverified' && missingIn(because) !== undefined) return undefined;
  const seen = deviation ?? unmet(because);
  return seen?.finding === undefined ? seen : undefined;
}

/** A key as reports refer to it. */
export function causeId(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 10);
}

/** The cause of a key: its own, or the one that tells of the same bug. */
export function causeOfKey(key: string, causes: readonly Cause[]): Cause | undefined {
  const id = causeId(key);
  return causes.find((each) => each.id === id || each.also?.includes(id));
}

/** The same of what is judged in passing: whatever it was seen in, one row is broken. */
export function findingKey(requirement: string): string {
  return JSON.stringify(['finding', requirement]);
}

/** The keys of all that a record tells of: its own, or those of what was found beside it. */
export function causeKeysOf(record: CheckRecord): readonly string[] {
  const own = record.verdict === 'passed' ? [] : [causeKey(record)];
  return [...own, ...record.findings.map(({ requirement }) => findingKey(requirement))];
}

/** What happened, in a line. */
export function causeTitle(statement: Statement): string {
  const { verdict, message = verdict, because = {}, deviation } = statement;
  const isMissing = verdict === 'unverified' && missingIn(because) !== undefined;
  // What a check saw begins with the name of a value; what is missing tells more.
  if (isMissing && message.includes('\n')) {
    const { call } = because;
    const came = call === undefined ? [] : [answered(call), ...reasonGiven([call])];
    return [...came, sharedTitle(statement)].join('; ');
  }
  const seen = isMissing ? undefined : (deviation ?? unmet(because));
  const [first = message] = message.split('\n');
  if (seen?.expected === undefined) return withoutIds(first);
  const { call, after, what, expected } = seen;
  const got = whatCame(seen);
  const outcome = [
    `expected ${expected}`,
    ...(got === undefined ? [] : [`got ${got}`]),
    ...(after === undefined ? [] : [`after ${inWords(described(after))}`]),
  ].join(', ');
  const held = [...(call === undefined ? [] : [inWords(described(call))]), ...(what ? [what] : [])];
  return [...held, outcome].join(': ');
}

function answered(call: CallMade): string {
  return `${inWords(described(call))} answered ${whatCame({ call }) ?? 'nothing'}`;
}

/** A call in words. */
export function inWords({ method, path }: DescribedCall): string {
  return `${method} ${path}`;
}

/** What most of the statements ended at, and why, where that is one refusal. */
function mostlyAnswered(statements: readonly Statement[]): string[] {
  const refusals = statements.flatMap(({ because: { call } = {} }) =>
    call?.status === undefined || call.status < 300 ? [] : [call],
  );
  const came = mostOf(refusals.map(answered), statements.length);
  if (came === undefined) return [];
  return [came, ...reasonGiven(refusals.filter((call) => answered(call) === came))];
}

/** What most answers say for people. */
function reasonGiven(calls: readonly CallMade[]): string[] {
  const told = calls.flatMap(({ reason }) => (reason === undefined ? [] : [withoutIds(reason)]));
  const why = mostOf(told, calls.length);
  return why === undefined ? [] : [`reason given: ${why}`];
}

/** The text that stands for more than half of so many. */
function mostOf(texts: readonly string[], all: number): string | undefined {
  return texts.find((text) => 2 * texts.filter((each) => each === text).length > all);
}

/** The same where the checks of one cause tell of it in different words: what `all` of them say. */
export function sharedTitle(statement: Statement, all: readonly Statement[] = []): string {
  const { rests = [], precondition: needed, profileKeys = [] } = statement.because ?? {};
  const isMissing = statement.verdict === 'unverified' && missingIn(statement.because ?? {});
  if (!isMissing) return causeTitle(statement);
  const needs = needed === undefined ? [] : [`${needed} ${precondition(needed).needs}`];
  const open = rests.map((id) => `${id} ${openTitle(id)}`);
  const remedy = rests.length === 0 ? [] : [remedyFor(rests)];
  const keys = profileKeys.length === 0 ? [] : [`set ${profileKeys.join(' or ')}`];
  return [...mostlyAnswered(all), ...needs, ...open, ...remedy, ...keys].join('; ');
}

/** A call as the contract writes it. */
export function described({ operation: id, method, path }: CallMade): DescribedCall {
  return id === undefined ? { method, path } : describedOperation(id);
}

/** An operation as the contract writes its call. */
export function describedOperation(id: OperationId): DescribedCall {
  const { method, path } = operation(id);
  return { operation: id, method, path };
}

/** What came in place of what was due. */
export function whatCame({ call, got }: Deviation): string | undefined {
  if (got !== undefined || call?.status === undefined) return got;
  return call.code === undefined ? String(call.status) : `${call.status} ${call.code}`;
}

/** What the profile would have to supply or to confirm. */
function missingIn({ rests = [], precondition, profileKeys = [] }: Because): string | undefined {
  const isNone = rests.length === 0 && precondition === undefined && profileKeys.length === 0;
  const missing = ['missing', precondition, [...rests].sort(), [...profileKeys].sort()];
  return isNone ? undefined : JSON.stringify(missing);
}

/** A call that did not lead on is one that was to be a success. */
function unmet({ call }: Because): Deviation | undefined {
  if (call?.status === undefined) return undefined;
  return call.status >= 300 ? { call, expected: SUCCESS } : { call };
}
