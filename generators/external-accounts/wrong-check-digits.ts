import * as fc from 'fast-check';
import { clabeEndingIn } from './clabe-ending-in.ts';
import { ibanEndingIn } from './iban-ending-in.ts';

const suffix = '999';

/** Fault: an IBAN whose check digits are others than those of its account. */
export const misCheckedIban: fc.Arbitrary<string> = fc
  .tuple(ibanEndingIn(suffix), fc.integer({ min: 1, max: 96 }))
  .map(([iban, by]) => {
    const check = ((Number(iban.slice(2, 4)) - 2 + by) % 97) + 2;
    return `DE${String(check).padStart(2, '0')}${iban.slice(4)}`;
  });

/** Fault: a CLABE whose last digit is another than the control digit of those before. */
export const misCheckedClabe: fc.Arbitrary<string> = fc
  .tuple(clabeEndingIn(suffix), fc.integer({ min: 1, max: 9 }))
  .map(([clabe, by]) => `${clabe.slice(0, -1)}${(Number(clabe.at(-1)) + by) % 10}`);

/** Fault: a routing number whose last digit does not check the others. */
export const misCheckedRoutingNumber: fc.Arbitrary<string> = fc
  .integer({ min: 1, max: 9 })
  .map((by) => `02100002${(1 + by) % 10}`);
