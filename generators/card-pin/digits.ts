import * as fc from 'fast-check';

/** Decimal digits as text, `minLength` to `maxLength` of them, every digit equally likely. */
export function digits(minLength: number, maxLength: number): fc.Arbitrary<string> {
  const unit = fc.constantFrom(...'0123456789');
  return fc.string({ unit, minLength, maxLength, size: 'max' });
}
