import { expect, test } from '@playwright/test';
import { altered, caseSwapped, isHexadecimal } from './altered-secret.ts';

test('an altered secret encodes other bytes, whichever character is altered', () => {
  for (const [secret, encoding] of [
    ['c0ffee0123456789', 'hex'],
    ['QUJDRA', 'base64url'],
    ['q-_XyZ019a', 'base64url'],
  ] as const) {
    for (let at = 0; at < secret.length; at += 1) {
      const other = altered(secret, at);

      expect(other).toHaveLength(secret.length);
      expect(Buffer.from(other, encoding)).not.toEqual(Buffer.from(secret, encoding));
    }
  }
});

test('a character of no alphabet is left as it is', () => {
  expect(altered('ab.cd', 2)).toBe('ab.cd');
});

test('letters are swapped, but not those of a number in hex', () => {
  expect(caseSwapped('xY-9')).toBe('Xy-9');
  expect(caseSwapped('C0FFee-12')).toBe('C0FFee-12');
  expect(isHexadecimal('C0FFee-12')).toBe(true);
  expect(isHexadecimal('xY-9')).toBe(false);
});
