import type * as fc from 'fast-check';
import { digits } from './digits.ts';

/** "DE00" as the check sum reads it, behind the account (ISO 13616). */
const COUNTRY = '131400';

/** A German IBAN with right check digits whose account number ends in these three digits. */
export function ibanEndingIn(suffix: string): fc.Arbitrary<string> {
  return digits(7).map((account) => {
    const bban = `37040044${account}${suffix}`;
    const check = 98n - (BigInt(`${bban}${COUNTRY}`) % 97n);
    return `DE${String(check).padStart(2, '0')}${bban}`;
  });
}

/** Whether the check digits of a German IBAN are right. */
export function isIban(text: string): boolean {
  if (!/^DE\d{20}$/.test(text)) return false;
  return BigInt(`${text.slice(4)}1314${text.slice(2, 4)}`) % 97n === 1n;
}
