import { causeDetails, inColumns } from './cause-details.ts';
import { withoutCommands } from './ci-commands.ts';
import { counted } from './counted.ts';
import { byArea, byReason, selectedIn, withVerdict } from './grouping.ts';
import { duration, headline } from './headline.ts';
import { judgedRows } from './judged.ts';
import { lifecycleLines } from './lifecycle-coverage.ts';
import { escaped } from './markdown-escape.ts';
import { CAUSED, type Cause, type RunResult, type Verdict } from './model.ts';
import { OPENAPI_TITLE, ownOpenApiLines } from './own-openapi.ts';
import { plainLine } from './plain-text.ts';
import { surveyLines } from './survey.ts';
import { verdictWords, wordFor } from './verdict-words.ts';

/** CI services refuse a summary of more than 1 MiB; causes past this many are only named. */
const CAUSES_IN_FULL = 50;

/** The summary of a run for a CI page. */
export function formatMarkdown(result: RunResult): string {
  const parts = [
    `# Conformance: ${escaped(headline(result))}`,
    opening(result),
    table(result),
    ...toMend(result),
    unverified(result),
    ...(['warned', 'known-failure', 'not-applicable'] as const).map((verdict) =>
      reasons(verdict, result),
    ),
    shapeOnly(result),
    listed('Lifecycles', lifecycleLines(result.lifecycles)),
    listed('Preflight', result.preflight),
    listed('What the target was asked to show', surveyLines(result.survey)),
    listed(OPENAPI_TITLE, ownOpenApiLines(result)),
    listed('Notes', result.notes),
    listed('Mistakes of the suite', result.errors),
  ];
  return withoutCommands(`${parts.filter((part) => part !== '').join('\n\n')}\n`);
}

function opening({ contract, target, seed, run, exchanges, durationMs }: RunResult): string {
  return [
    `Target \`${code(target.baseUrl)}\` (${escaped(target.profile)}), contract ${contract.version} as of ${contract.revision}.`,
    `${counted(run.checks, 'check')}, ${counted(exchanges, 'exchange')}, ${duration(durationMs)}, seed ${seed}.`,
  ].join('\n');
}

function table(result: RunResult): string {
  const words = verdictWords.filter(({ key }) => result.summary[key] > 0);
  const row = (name: string, summary: RunResult['summary'], all: number) =>
    `| ${[name, ...words.map(({ key }) => String(summary[key])), all].join(' | ')} |`;
  return [
    `| ${['area', ...words.map(({ label }) => label), 'all'].join(' | ')} |`,
    `|---|${'---:|'.repeat(words.length + 1)}`,
    ...byArea(selectedIn(result)).map(({ area, summary, requirements }) =>
      row(escaped(area), summary, requirements.length),
    ),
    row('**all**', result.summary, selectedIn(result).length),
  ].join('\n');
}

/** What turns the run red, cause by cause. */
function toMend(result: RunResult): string[] {
  const red = result.causes.filter(({ verdict }) => verdict !== 'unverified');
  if (red.length === 0) {
    return [];
  }
  const rest = red.slice(CAUSES_IN_FULL);
  return [
    `## What to mend (${counted(red.length, 'cause')})`,
    ...red.slice(0, CAUSES_IN_FULL).map((cause) => section(cause, result)),
    ...(rest.length === 0 ? [] : ['### Further causes', rest.map(item).join('\n')]),
  ];
}

function section(cause: Cause, result: RunResult): string {
  return [
    `### ${escaped(cause.title)}`,
    rowsByVerdict(cause),
    fenced(inColumns(causeDetails(cause, result))),
  ].join('\n\n');
}

function item(cause: Cause): string {
  return `- ${escaped(cause.title)}: ${rowsByVerdict(cause)}`;
}

function rowsByVerdict({ requirements }: Cause): string {
  return CAUSED.flatMap((verdict) => {
    const ids = requirements.filter((row) => row.verdict === verdict).map(({ id }) => id);
    return ids.length === 0 ? [] : [`${ids.length} ${verdict}: ${ids.join(', ')}.`];
  }).join('  \n');
}

function unverified(result: RunResult): string {
  const causes = result.causes.filter(({ verdict }) => verdict === 'unverified');
  return causes.length === 0
    ? ''
    : [heading('unverified', result.summary.unverified), causes.map(item).join('\n')].join('\n\n');
}

/** What was judged of answers that `hooks.fault` dictates, apart from what has a cause. */
function shapeOnly(result: RunResult): string {
  const rows = judgedRows(result).filter((row) => row.shapeOnly);
  const lines = verdictWords.flatMap(({ verdict, label }) => {
    const ids = rows.filter((row) => row.verdict === verdict).map(({ id }) => id);
    return ids.length === 0 ? [] : [`${label}: ${ids.join(', ')}`];
  });
  return listed(`Judged in shape only (${rows.length})`, lines);
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
