import type { Deviation } from '../spec/check-record.ts';
import { described, inWords, whatCame } from './cause-of.ts';

/** What an answer has to have and does not show, by its call. */
export interface Lack {
  readonly call: string;
  readonly member: string;
}

/** The call whose answer did not show what a check wanted of it. */
export function emptyHandedBy({ call, after, expected, got }: Deviation): string | undefined {
  // A success that did not lead on: what it shows did not.
  if (call !== undefined && expected === undefined) return inWords(described(call));
  const isEmpty = got === 'nothing' || got === 'no number';
  return isEmpty && after !== undefined ? inWords(described(after)) : undefined;
}

/** Alternatives that an open reading lets pass: ` or 404 REQUEST_NOT_FOUND (X-56)`. */
const READINGS = / or [^()]+ \([GX]-\d+\)/g;

/**
 * Whether two deviations tell of one bug: the same call got the same answer, and what was due of it is
 * the same where one check says more of it than the other, as 409 CONFLICT and 409.
 */
export function isOneBug(a: Deviation, b: Deviation): boolean {
  if (a.call === undefined || a.expected === undefined || placeOf(a) !== placeOf(b)) return false;
  const [got, other] = [whatCame(a) ?? '', whatCame(b) ?? ''];
  return isOneOutcome(got, other) && isOneDue(a.expected ?? '', b.expected ?? '', got);
}

/** How much an outcome says: a status says more than a class of them, a code more than a status alone. */
export function weightOf({ expected = '' }: Deviation): number {
  if (/^\d{3} \S/.test(expected)) return 2;
  return /^\d{3}/.test(expected) ? 1 : 0;
}

function placeOf({ call, after, what }: Deviation): string {
  const calls = [call, after].map((each) => each && inWords(described(each)));
  return JSON.stringify([...calls, what]);
}

function isOneOutcome(a: string, b: string): boolean {
  return a === b || a === statusOf(b) || statusOf(a) === b;
}

/** A call that was to succeed and was refused was due whatever success each check had in mind. */
function isOneDue(a: string, b: string, got: string): boolean {
  const [one, other] = [a, b].map((each) => each.replace(READINGS, '')) as [string, string];
  if (isOneOutcome(one, other)) return true;
  if (isSuccess(one) && isSuccess(other)) return !isSuccess(got);
  return isRefusal(one) && isRefusal(other) && [one, other].some((each) => !/^\d/.test(each));
}

/** `409` of `409 CONFLICT`, and `204` of `204 without a body`. */
function statusOf(outcome: string): string {
  return /^\d{3}(?= )/.exec(outcome)?.[0] ?? outcome;
}

function isSuccess(outcome: string): boolean {
  return /^(?:2|a 2xx)/.test(outcome);
}

function isRefusal(outcome: string): boolean {
  return /^(?:4|a refusal)/.test(outcome);
}
