import { plainText } from './plain-text.ts';

/** Markup. Anything else that is put into a template is text, and is escaped. */
export class Html {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

type Value = Html | string | number | readonly Value[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Template tag: every value is escaped for text and for quoted attributes, unless it is markup. */
export function html(strings: TemplateStringsArray, ...values: readonly Value[]): Html {
  const source = strings
    .map((text, n) => text + (n < values.length ? rendered(values[n] ?? '') : ''))
    .join('');
  return new Html(source);
}

/** Text of our own that is markup already. */
export function trusted(source: string): Html {
  return new Html(source);
}

function rendered(value: Value): string {
  if (value instanceof Html) {
    return value.source;
  }
  if (typeof value === 'string' || typeof value === 'number') {
    return plainText(String(value)).replace(/[&<>"']/g, (c) => entities[c] ?? '');
  }
  return value.map(rendered).join('');
}
