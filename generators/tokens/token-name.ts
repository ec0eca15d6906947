import * as fc from 'fast-check';

/** What names are made of in one place and what has a meaning in another: markup, a path, a query, a pattern. */
const TELLING = [
  '<b>',
  '"',
  "'",
  '\\',
  '/',
  '..',
  '?a=1&b=2',
  '%20',
  '%',
  '{}',
  '$1',
  '*',
  ':',
  ';',
];

/** A name that has all of it, so that none is left to chance. */
export const tellingName: fc.Arbitrary<string> = fc.constant(TELLING.join(' '));

const part = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
  fc.constantFrom(...TELLING),
);

/** A name as anybody may choose it: text in any script, without white space at its ends. */
export const tokenName: fc.Arbitrary<string> = fc
  .array(part, { minLength: 1, maxLength: 3 })
  .map((parts) => parts.join(' ').normalize('NFC').trim())
  .filter((name) => name !== '');
