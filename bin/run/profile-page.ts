import { readCapabilities } from '../../spec/capabilities.ts';
import { renderProfileReference } from '../../spec/settings/reference-table.ts';

/** What stands between two marks of `PROFILE.md`, by the name of the marks. */
const generated: Readonly<Record<string, () => string>> = {
  'profile reference': renderProfileReference,
  capabilities: () =>
    [
      '| Word | Present unless declared otherwise | Meaning |',
      '| --- | --- | --- |',
      ...readCapabilities().map(
        ({ id, text, default: present = true }) =>
          `| \`${id}\` | ${present ? 'yes' : 'no'} | ${text} |`,
      ),
    ].join('\n'),
};

/** The page with all that is generated put in anew. Throws when it has lost a mark. */
export function profilePage(page: string): string {
  return Object.entries(generated).reduce((text, [name, render]) => {
    const [start, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
    const [before, rest] = halves(text, start);
    const [, after] = halves(rest, end);
    return `${before}${start}\n\n${aligned(render().trimEnd())}\n\n${end}${after}`;
  }, page);
}

/** Every table as the formatter would have it: all cells of a column as wide as the widest. */
function aligned(text: string): string {
  return text.replace(/(?:^\|.*\|\n?)+/gm, (table) => {
    const rows = table.trimEnd().split('\n').map(cellsOf);
    const widths = (rows[0] ?? []).map((_, n) =>
      Math.max(...rows.map((row) => row[n]?.length ?? 0)),
    );
    const lines = rows.map((row) => {
      const cells = row.map((cell, n) => cell.padEnd(widths[n] ?? 0, cell === '---' ? '-' : ' '));
      return `| ${cells.join(' | ')} |`;
    });
    return `${lines.join('\n')}${table.endsWith('\n') ? '\n' : ''}`;
  });
}

function cellsOf(row: string): readonly string[] {
  const cells = row.split(/(?<!\\)\|/).slice(1, -1);
  return cells.map((cell) => cell.trim());
}

function halves(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  if (at < 0) {
    throw new Error(`PROFILE.md has no mark ${mark}`);
  }
  return [text.slice(0, at), text.slice(at + mark.length)];
}
