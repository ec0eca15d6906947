import * as fc from 'fast-check';

/** What may stand before an ending and is no part of it: nothing, digits, text far from ASCII. */
const beginnings = [
  '',
  'Robin',
  'Robin ',
  '0',
  '1',
  '002 001 003 ',
  'Zoë ',
  '李小龍',
  'Łukasz-',
  '🙂',
  "O'Neill ",
  'a'.repeat(60),
];

/** A text that ends in these characters, after each of a few telling beginnings. */
export function endingIn(suffix: string): fc.Arbitrary<string> {
  return fc.constantFrom(...beginnings).map((beginning) => `${beginning}${suffix}`);
}
