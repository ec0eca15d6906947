import * as fc from 'fast-check';

function digitsFrom(zero: string, suffix: string): string {
  const first = zero.codePointAt(0) ?? 0;
  return [...suffix].map((digit) => String.fromCodePoint(first + Number(digit))).join('');
}

/** What a careless reader takes for an ending of three digits, and is none. */
const nearMisses: readonly ((suffix: string) => string)[] = [
  (suffix) => `Robin${suffix.slice(1)}`, // one digit short
  (suffix) => `Robin ${suffix.slice(2)}`, // two digits short
  (suffix) => `Robin ${suffix} `, // a space behind
  (suffix) => `Robin ${suffix}.`,
  (suffix) => `Robin ${suffix}x`,
  (suffix) => `Robin ${suffix}0`, // a digit behind
  (suffix) => `Robin ${suffix}\u200b`, // zero-width space
  (suffix) => `${suffix} Robin`, // in front
  (suffix) => `Ro${suffix}bin`, // in the middle
  (suffix) => `Robin ${[...suffix].reverse().join('')}`,
  (suffix) => `Robin ${suffix.slice(0, 1)} ${suffix.slice(1)}`,
  (suffix) => `Robin ${suffix.slice(0, 2)}-${suffix.slice(2)}`,
  (suffix) => `Robin ${suffix.replaceAll('0', 'O')}`, // letters for noughts
  (suffix) => `Robin 1${suffix.slice(1)}`, // another first digit
  (suffix) => `Robin ${digitsFrom('０', suffix)}`, // full width
  (suffix) => `Robin ${digitsFrom('٠', suffix)}`, // Arabic-Indic
];

/** Fault: a text that only resembles one that ends in these three digits. */
export function nearlyEndingIn(suffix: string): fc.Arbitrary<string> {
  return fc.constantFrom(...nearMisses.map((nearMiss) => nearMiss(suffix)));
}
