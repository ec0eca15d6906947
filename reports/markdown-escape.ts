import { plainLine } from './plain-text.ts';

/** One line in which no character means anything to Markdown, HTML or a mention. */
export function escaped(text: string): string {
  return plainLine(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/[\\`*_{}[\]()#+!|~>@]/g, '\\$&');
}
