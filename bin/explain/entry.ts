import { wrapped } from '../../spec/wrapped.ts';

/** What one name stands for: a heading, and labelled lines. A label stands once for lines that share it. */
export interface Entry {
  readonly heading: string;
  readonly lines: readonly Line[];
}

export type Line = readonly [label: string, text: string];

/** Characters of a line on a terminal. */
const WIDTH = 100;

const INDENT = 13;

/** Commands, which are copied. */
const WHOLE = 'repeat';

/** How many rows are shown with their texts; of more, the ids. */
const TEXTS = 20;

/** An entry as plain text, no line wider than a screen. */
export function layout({ heading, lines }: Entry): string {
  const shown = lines.flatMap(([label, text], n) => {
    const isSame = lines[n - 1]?.[0] === label;
    return (label === WHOLE ? [text] : wrapped(text, WIDTH - INDENT)).map((line, at) => {
      const first = at === 0 && !isSame ? `  ${label}`.padEnd(INDENT) : ' '.repeat(INDENT);
      return `${first}${line}`.trimEnd();
    });
  });
  return [heading, ...shown].join('\n');
}

/** Lines under one label. */
export function under(label: string, texts: readonly string[]): readonly Line[] {
  return texts.map((text) => [label, text] as const);
}

/** Rows with their texts, or the ids alone where there are many. */
export function rowLines(
  label: string,
  rows: readonly { readonly id: string; readonly text: string }[],
): readonly Line[] {
  return rows.length > TEXTS
    ? under(label, [
        rows.map(({ id }) => id).join(', '),
        'explain ID prints what one of them says.',
      ])
    : under(
        label,
        rows.map(({ id, text }) => `${id}  ${text}`),
      );
}
