import { withoutCommands } from './ci-commands.ts';
import { failureDetails, inColumns } from './failure-details.ts';
import { byArea, byReason, withVerdict } from './grouping.ts';
import { duration, headline, thousands } from './headline.ts';
import { lifecycleLines } from './lifecycle-coverage.ts';
import type { RequirementResult, RunResult, Verdict } from './model.ts';
import { plainLine } from './plain-text.ts';
import { verdictWords, wordFor } from './verdict-words.ts';

/** CI services refuse a summary of more than 1 MiB; failures past this many are only named. */
const FAILURES_IN_FULL = 50;

/** The summary of a run for a CI page. */
export function formatMarkdown(result: RunResult): string {
  const parts = [
    `# Conformance: ${escaped(headline(result))}`,
    opening(result),
    table(result),
    ...inFull('failed', result),
    ...inFull('blocked', result),
    ...(['warned', 'unverified', 'known-failure', 'not-applicable'] as const).map((verdict) =>
      reasons(verdict, result),
    ),
    listed('Lifecycles', lifecycleLines(result.lifecycles)),
    listed('Preflight', result.preflight),
    listed('Notes', result.notes),
    listed('Mistakes of the suite', result.errors),
  ];
  return withoutCommands(`${parts.filter((part) => part !== '').join('\n\n')}\n`);
}

function opening({ contract, target, seed, run, exchanges, durationMs }: RunResult): string {
  return [
    `Target \`${code(target.baseUrl)}\` (${escaped(target.profile)}), contract ${contract.version} as of ${contract.revision}.`,
    `${thousands(run.checks)} checks, ${thousands(exchanges)} exchanges, ${duration(durationMs)}, seed ${seed}.`,
  ].join('\n');
}

function table(result: RunResult): string {
  const words = verdictWords.filter(({ key }) => result.summary[key] > 0);
  const row = (name: string, summary: RunResult['summary'], all: number) =>
    `| ${[name, ...words.map(({ key }) => String(summary[key])), all].join(' | ')} |`;
  return [
    `| ${['area', ...words.map(({ label }) => label), 'all'].join(' | ')} |`,
    `|---|${'---:|'.repeat(words.length + 1)}`,
    ...byArea(result).map(({ area, summary, requirements }) =>
      row(escaped(area), summary, requirements.length),
    ),
    row('**all**', result.summary, result.requirements.length),
  ].join('\n');
}

function inFull(verdict: Verdict, result: RunResult): string[] {
  const requirements = withVerdict(result, verdict);
  if (requirements.length === 0) {
    return [];
  }
  const rest = requirements.slice(FAILURES_IN_FULL);
  return [
    heading(verdict, requirements.length),
    ...requirements.slice(0, FAILURES_IN_FULL).map((requirement) => section(requirement, result)),
    ...(rest.length === 0 ? [] : [`Also ${verdict}: ${rest.map(({ id }) => id).join(', ')}.`]),
  ];
}

function section(requirement: RequirementResult, result: RunResult): string {
  const { id, level, clause, text } = requirement;
  return [
    `### ${escaped(id)}`,
    `${escaped(text)}  \n_${level}; ${escaped(clause)}_`,
    fenced(inColumns(failureDetails(requirement, result))),
  ].join('\n\n');
}

function reasons(verdict: Verdict, result: RunResult): string {
  const requirements = withVerdict(result, verdict);
  if (requirements.length === 0) {
    return '';
  }
  const lines = byReason(requirements).map(
    ({ reason, ids }) => `- ${escaped(reason)}: ${ids.join(', ')}`,
  );
  return [heading(verdict, requirements.length), lines.join('\n')].join('\n\n');
}

function listed(title: string, lines: readonly string[]): string {
  return lines.length === 0
    ? ''
    : [`## ${title}`, lines.map((line) => `- ${escaped(line)}`).join('\n')].join('\n\n');
}

function heading(verdict: Verdict, n: number): string {
  const { label } = wordFor(verdict);
  return `## ${label.charAt(0).toUpperCase()}${label.slice(1)} (${n})`;
}

/** One line in which no character means anything to Markdown, HTML or a mention. */
function escaped(text: string): string {
  return plainLine(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/[\\`*_{}[\]()#+!|~>@]/g, '\\$&');
}

/** One line for a code span or a table, where backslashes do not escape. */
function code(text: string): string {
  return plainLine(text).replaceAll('`', "'").replaceAll('|', '¦');
}

/** A code block that its own content can not close. */
function fenced(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}text\n${text}\n${fence}`;
}
