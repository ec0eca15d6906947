import * as fc from 'fast-check';

/** Fault: three digits that a careless reader takes for these, and which select nothing. */
export function nearlyEnding(suffix: string): fc.Arbitrary<string> {
  const [first = '', second = '', last = ''] = suffix;
  return fc.constantFrom(
    `${second}${last}0`, // one place further to the left
    `${last}${second}${first}`, // backwards
    `9${second}${last}`, // another first digit
    `${first}9${last}`,
    `${last}${last}${last}`,
    `0${last}9`,
  );
}
