import { UNSTATED } from '../spec/check-record.ts';
import type { TranscriptEntry } from '../spec/transcript.ts';
import { inWords } from './cause-of.ts';
import { duration } from './headline.ts';
import type { Cause, RequirementResult, RunResult, ShownCheck } from './model.ts';
import { plainLine, plainText } from './plain-text.ts';

export interface Detail {
  readonly label: string;
  readonly text: string;
}

/** Those of a cause that lead right up to it. */
export const EXCHANGES_SHOWN = 3;

/** How many operations stand beside an id; with more, a line is too long to read. */
const CALLS_SHOWN = 2;

const BODY_LIMIT = 600;

/**
 * All that is needed to understand and repeat what is behind a cause, as labelled plain text: one of
 * its requirements, the check that shows it, and the command that repeats it.
 */
export function causeDetails({ shownBy, title }: Cause, result: RunResult): Detail[] {
  if (shownBy === undefined) return [{ label: 'result', text: plainText(title) }];
  const row = result.requirements.find(({ id }) => id === shownBy.requirement);
  return [...(row === undefined ? [] : [aboutRow(row)]), ...checkDetails(shownBy, result.seed)];
}

/** What was seen against a statement that rests on what is open: a bug, or what the service does otherwise. */
export function seenUnstated({ verdict, shownBy }: Omit<Cause, 'id'>): string | undefined {
  const [seen, reason] = shownBy?.message?.split(`\n${UNSTATED}`) ?? [];
  return verdict === 'unverified' && reason !== undefined ? seen : undefined;
}

/** A requirement as reports cite it. */
export function aboutRow({ id, level, clause, operations, text }: RequirementResult): Detail {
  const calls = operations.slice(0, CALLS_SHOWN).map(inWords);
  const rest = operations.length - calls.length;
  const shown = [...calls, ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
  const heading = [id, ...(shown === '' ? [] : [shown]), level].join(' · ');
  return { label: 'row', text: `${heading}\n${clause}\n${text}` };
}

/** Details set in two columns, every line of a text under its first and behind a bar. */
export function inColumns(details: readonly Detail[], indent = ''): string {
  const width = Math.max(...details.map(({ label }) => label.length)) + 2;
  // No line begins with what a target sent: a CI service may take it for a command.
  const bar = '│ '.padStart(width);
  return details
    .flatMap(({ label, text }) =>
      text
        .split('\n')
        .map((line, n) => `${indent}${n === 0 ? label.padEnd(width) : bar}${line}`.trimEnd()),
    )
    .join('\n');
}

/** Where a finding was made, in words. */
export function seenIn(check: string, count: number): string {
  return count === 1 ? `in ${check}` : `${count} times, first in ${check}`;
}

function checkDetails(shown: ShownCheck, runSeed: number): Detail[] {
  const { file, title, message, seed, counterexample, replay } = shown;
  const exchanges = shown.exchanges.slice(-EXCHANGES_SHOWN);
  const last = exchanges.at(-1);
  return [
    { label: 'check', text: plainLine(`${file} › ${title}`) },
    ...(message === undefined ? [] : [{ label: 'result', text: plainText(message) }]),
    ...exchanges.map((entry) => ({ label: 'exchange', text: exchangeText(entry) })),
    ...(last === undefined ? [] : [{ label: 'curl', text: plainText(last.curl) }]),
    ...(counterexample === undefined
      ? []
      : [{ label: 'example', text: plainText(counterexample, BODY_LIMIT) }]),
    { label: 'seed', text: `${seed}, drawn from the run's ${runSeed}` },
    ...(replay === undefined ? [] : [{ label: 'repeat', text: replay }]),
  ];
}

function exchangeText(entry: TranscriptEntry): string {
  const { method, url, requestBody, status, responseBody, error, durationMs } = entry;
  const answer = status === undefined ? (error ?? 'no answer') : String(status);
  return [
    plainLine(`${method} ${url} → ${answer} (${duration(durationMs)})`),
    ...(requestBody === undefined ? [] : [`> ${plainText(requestBody, BODY_LIMIT)}`]),
    ...(responseBody === undefined ? [] : [`< ${plainText(responseBody, BODY_LIMIT)}`]),
  ].join('\n');
}
