import type { TranscriptEntry } from '../spec/transcript.ts';
import { duration } from './headline.ts';
import type { CheckResult, RequirementResult, RunResult } from './model.ts';
import { plainLine, plainText } from './plain-text.ts';

export interface Detail {
  readonly label: string;
  readonly text: string;
}

const EXCHANGES_SHOWN = 3;
const BODY_LIMIT = 600;

/**
 * All that is needed to understand and repeat a requirement's failure, as labelled plain text:
 * each check that went wrong, what passing judgement found, and the command that repeats it.
 */
export function failureDetails(requirement: RequirementResult, result: RunResult): Detail[] {
  const wrong = requirement.checks.filter(({ verdict }) => verdict === requirement.verdict);
  const found = result.unexpected.filter(({ requirement: id }) => id === requirement.id);
  const unexplained = wrong.length === 0 && found.length === 0;
  return [
    ...(unexplained ? [{ label: 'result', text: plainText(requirement.reason ?? '') }] : []),
    ...wrong.flatMap((check) => checkDetails(check, result.seed)),
    ...found.flatMap(({ findings }) =>
      findings.map(({ operation, message, check, count }) => ({
        label: 'seen',
        text: plainText(`${operation}: ${message}\n${seenIn(check, count)}`),
      })),
    ),
    ...(requirement.replay === undefined ? [] : [{ label: 'repeat', text: requirement.replay }]),
  ];
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

function checkDetails(check: CheckResult, runSeed: number): Detail[] {
  const { file, title, message, seed, counterexample, transcript = [] } = check;
  const shown = transcript.slice(-EXCHANGES_SHOWN);
  const last = shown.at(-1);
  return [
    { label: 'check', text: plainLine(`${file} › ${title}`) },
    ...(message === undefined ? [] : [{ label: 'result', text: plainText(message) }]),
    ...shown.map((entry) => ({ label: 'exchange', text: exchangeText(entry) })),
    ...(last === undefined ? [] : [{ label: 'curl', text: plainText(last.curl) }]),
    ...(counterexample === undefined
      ? []
      : [{ label: 'example', text: plainText(counterexample, BODY_LIMIT) }]),
    { label: 'seed', text: `${seed}, drawn from the run's ${runSeed}` },
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
