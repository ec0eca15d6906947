import type * as fc from 'fast-check';
import { digits } from './digits.ts';

const WEIGHTS = [3, 7, 1];

/** A CLABE with a right control digit that ends in these three digits. */
export function clabeEndingIn(suffix: string): fc.Arbitrary<string> {
  return digits(8).map((account) => {
    const candidates = Array.from({ length: 10 }, (_, free) => `002180${free}${account}${suffix}`);
    return candidates.find(isClabe) ?? '';
  });
}

/** Whether the last digit is the control digit of the others. */
export function isClabe(text: string): boolean {
  if (!/^\d{18}$/.test(text)) return false;
  const sum = [...text.slice(0, 17)]
    .map((digit, at) => (Number(digit) * (WEIGHTS[at % 3] ?? 0)) % 10)
    .reduce((left, right) => left + right, 0);
  return (10 - (sum % 10)) % 10 === Number(text.at(-1));
}
