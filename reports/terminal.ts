import Table from 'cli-table3';
import { withoutCommands } from './ci-commands.ts';
import { failureDetails, inColumns } from './failure-details.ts';
import { byArea, byReason, withVerdict } from './grouping.ts';
import { duration, headline, thousands, verdictOf } from './headline.ts';
import { lifecycleLines } from './lifecycle-coverage.ts';
import type { RequirementResult, RunResult, Verdict } from './model.ts';
import { type Paint, painter } from './paint.ts';
import { plainLine } from './plain-text.ts';
import { NOT_SELECTED } from './verdict.ts';
import { verdictWords } from './verdict-words.ts';

const LINES_LISTED = 20;

/** The summary a run ends with on a terminal. */
export function formatTerminal(result: RunResult, { colour }: { colour: boolean }): string {
  const paint = painter(colour);
  const parts = [
    opening(result, paint),
    table(result, paint),
    ...details('failed', result, paint),
    ...details('blocked', result, paint),
    reasons('warned', result, paint),
    reasons('unverified', result, paint),
    reasons('known-failure', result, paint),
    listed('lifecycles', lifecycleLines(result.lifecycles), paint),
    listed('notes', result.notes, paint),
    listed('mistakes of the suite', result.errors, paint),
    closing(result, paint),
  ];
  return withoutCommands(`${parts.filter((part) => part !== '').join('\n\n')}\n`);
}

function opening({ contract, target, seed, run, exchanges, durationMs }: RunResult, paint: Paint) {
  const facts = [
    plainLine(target.profile),
    `seed ${seed}`,
    `${thousands(run.checks)} checks`,
    `${thousands(exchanges)} exchanges`,
    duration(durationMs),
  ];
  const title = `Conformance of ${plainLine(target.baseUrl)} to ${contract.version}`;
  return `${paint('bold', `${title} as of ${contract.revision}`)}\n${facts.join(' · ')}`;
}

function table(result: RunResult, paint: Paint): string {
  const words = verdictWords.filter(({ key }) => result.summary[key] > 0);
  const grid = new Table({
    head: ['area', ...words.map(({ short }) => short), 'all'],
    colAligns: ['left', ...words.map(() => 'right' as const), 'right'],
    style: { head: [], border: [] },
    chars: { mid: '', 'left-mid': '', 'mid-mid': '', 'right-mid': '' },
  });
  const row = (name: string, summary: RunResult['summary'], all: number) => [
    name,
    ...words.map(({ verdict, key }) => {
      const n = summary[key];
      return n === 0 ? '' : paint(verdict, String(n));
    }),
    String(all),
  ];
  grid.push(
    ...byArea(result).map(({ area, summary, requirements }) =>
      row(area, summary, requirements.length),
    ),
    row('all', result.summary, result.requirements.length),
  );
  return grid.toString();
}

function details(verdict: Verdict, result: RunResult, paint: Paint): string[] {
  return withVerdict(result, verdict).map((requirement) =>
    [
      `${paint(verdict, verdict.toUpperCase())} ${paint('bold', requirement.id)} · ${requirement.level} · ${requirement.clause}`,
      `  ${requirement.text}`,
      inColumns(failureDetails(requirement, result), '    '),
    ].join('\n'),
  );
}

/** One line per reason: many requirements often wait for the same key of the profile. */
function reasons(verdict: Verdict, result: RunResult, paint: Paint): string {
  const requirements: RequirementResult[] = withVerdict(result, verdict);
  if (requirements.length === 0) {
    return '';
  }
  const lines = byReason(requirements).map(({ reason, ids }) =>
    reason === NOT_SELECTED
      ? `  ${reason}: ${ids.length}`
      : `  ${plainLine(reason)}\n${wrapped(ids)}`,
  );
  const title = `${verdict.toUpperCase()} ${requirements.length}`;
  return [paint(verdict, title), ...lines].join('\n');
}

function wrapped(words: readonly string[]): string {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length > 96) {
      lines.push(`    ${word}`);
    } else {
      lines[lines.length - 1] = `${last} ${word}`;
    }
  }
  return lines.join('\n');
}

function listed(title: string, lines: readonly string[], paint: Paint): string {
  if (lines.length === 0) {
    return '';
  }
  const more = lines.length - LINES_LISTED;
  return [
    paint('bold', title),
    ...lines.slice(0, LINES_LISTED).map((line) => `  ${plainLine(line)}`),
    ...(more > 0 ? [`  and ${more} more in results.json`] : []),
  ].join('\n');
}

function closing(result: RunResult, paint: Paint): string {
  return paint(verdictOf(result) === 'passed' ? 'passed' : 'failed', headline(result));
}
