import { withoutCommands } from './ci-commands.ts';
import { type ComparedRow, type Comparison, changes } from './comparison.ts';
import { counted } from './counted.ts';
import { escaped } from './markdown-escape.ts';
import type { Paint } from './paint.ts';
import { plainLine } from './plain-text.ts';
import { wordFor } from './verdict-words.ts';

const styles = { worse: 'failed', better: 'passed', new: 'bold', gone: 'bold' } as const;

/** Rows of a cause that a terminal shows; the Markdown has all. */
const ROWS = 12;

/** What changed between two runs, for a terminal: the worse first, by cause. */
export function comparisonForTerminal(comparison: Comparison, paint: Paint): string {
  const { remarks, causes } = comparison;
  const blocks = causes.map(({ change, title, rows }) => {
    const more = rows.length - ROWS;
    return [
      `${paint(styles[change], change.toUpperCase())} ${plainLine(title)}`,
      ...rows.slice(0, ROWS).map((row) => `  ${row.id}: ${stepOf(row)}. ${row.text}`),
      ...(more > 0 ? [`  and ${counted(more, 'requirement')} more`] : []),
    ].join('\n');
  });
  const head = remarks.length === 0 ? [] : [remarks.map((line) => plainLine(line)).join('\n')];
  const worse = comparison.counts.worse > 0;
  const closing = paint(worse ? 'failed' : 'passed', comparisonLine(comparison));
  return withoutCommands(`${[...head, ...blocks, closing].join('\n\n')}\n`);
}

/** The same for a page of a CI service, with every requirement. */
export function comparisonForMarkdown(comparison: Comparison): string {
  const { remarks, causes } = comparison;
  const sections = changes.flatMap((change) => {
    const own = causes.filter((cause) => cause.change === change);
    if (own.length === 0) return [];
    const title = `## ${change.charAt(0).toUpperCase()}${change.slice(1)} (${comparison.counts[change]})`;
    return [title, ...own.map(({ title: cause, rows }) => section(cause, rows))];
  });
  const head = remarks.map((line) => `- ${escaped(line)}`).join('\n');
  const parts = [`# Compared: ${comparisonLine(comparison)}`, head, ...sections];
  return withoutCommands(`${parts.filter((part) => part !== '').join('\n\n')}\n`);
}

function section(cause: string, rows: readonly ComparedRow[]): string {
  const lines = rows.map((row) => `- ${row.id}: ${stepOf(row)}. ${escaped(row.text)}`);
  return `### ${escaped(cause)}\n\n${lines.join('\n')}`;
}

/** The verdicts of a requirement in both runs. */
export function stepOf({ before, after }: ComparedRow): string {
  const [was, is] = [before, after].map((each) => each && wordFor(each).label);
  if (was === undefined) return `${is}; the old run does not have it`;
  return is === undefined ? `${was}; the new run does not have it` : `${was}, now ${is}`;
}

/** Requirements per change, in a line. */
export function comparisonLine({ counts }: Comparison): string {
  const words = [...changes, 'alike'] as const;
  return words.map((word) => `${counts[word].toLocaleString('en-US')} ${word}`).join(', ');
}
