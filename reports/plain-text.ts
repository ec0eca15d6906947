import { stripVTControlCharacters } from 'node:util';

/** How much of one text a report for people shows; `results.json` always holds all of it. */
const TEXT_LIMIT = 4000;

// Control characters but tab and line feed, marks that reorder what a reader sees, lone surrogates.
const unprintable =
  /[^\P{Cc}\t\n]|[\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]|\p{Cs}/gu;

/**
 * A target's text made harmless for any report: no terminal sequences, no control or reordering
 * characters, at most `limit` UTF-16 units and a note of how much was cut.
 */
export function plainText(text: string, limit = TEXT_LIMIT): string {
  const clean = stripVTControlCharacters(text.replaceAll('\r\n', '\n')).replace(
    unprintable,
    '\ufffd',
  );
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
