import { stripped } from '../spec/stripped.ts';

/** How much of one text a report for people shows; `results.json` always holds all of it. */
const TEXT_LIMIT = 4000;

/**
 * A target's text made harmless for any report: no terminal sequences, no control or reordering
 * characters, at most `limit` UTF-16 units and a note of how much was cut.
 */
export function plainText(text: string, limit = TEXT_LIMIT): string {
  const clean = stripped(text).replaceAll('\r\n', '\n');
  if (clean.length <= limit) {
    return clean;
  }
  const kept = cut(clean, limit);
  return `${kept}… (${clean.length - kept.length} more characters in results.json)`;
}

/** The same on one line, for a table cell, a title or an attribute. */
export function plainLine(text: string, limit = 240): string {
  const line = plainText(text).replace(/\s+/g, ' ').trim();
  return line.length <= limit ? line : `${cut(line, limit - 1)}…`;
}

function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
}
