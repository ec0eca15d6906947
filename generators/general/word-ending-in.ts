import * as fc from 'fast-check';

const letters = fc.string({
  unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzABCDEFGH 0123456789'),
  maxLength: 12,
});

/** Any words, with digits among them, that end in these characters. */
export function wordEndingIn(suffix: string): fc.Arbitrary<string> {
  return letters.map((text) => `R${text}${suffix}`);
}
