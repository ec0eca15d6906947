import * as fc from 'fast-check';
import { WithheldText } from '../withheld-text.ts';

/** A PIN of 4 digits, two times in three with a leading zero (contract: leading zeros are kept). */
export const pin: fc.Arbitrary<WithheldText> = fc
  .oneof(fc.nat(9999), fc.nat(999), fc.nat(9))
  .map((number) => new WithheldText(String(number).padStart(4, '0'), 'a PIN of 4 digits'));
