import { expect, test } from '@playwright/test';
import { altered, caseSwapped, recasedId, recasedWords } from './altered-secret.ts';

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
});

test('the letters of an id are swapped, but not those that may be digits of a number', () => {
  expect(recasedId('token-main')).toBe('TOKEN-MAIN');
  expect(recasedId('tok_aB3')).toBe('TOK_Ab3');
  expect(recasedId('token-2')).toBe('TOKEN-2');
  for (const id of ['ApiToken:0199b2c4-5d6e-7f80-9a1b-2c3d4e5f6071', 'tok_01JZX4T9', 'c0ffee'])
    expect(recasedId(id)).toBe(id);
});

test('the words of a secret are swapped, but not its parts that may be numbers', () => {
  expect(recasedWords('agent-token-9b27f0')).toBe('AGENT-TOKEN-9b27f0');
  expect(recasedWords('x9-kR3tE_Q')).toBe('x9-Kr3Te_q');
  for (const secret of ['0199b2c4-5d6e-7f80-9a1b-beefbeefbeef', '01JZX4T9'])
    expect(recasedWords(secret)).toBe(secret);
});
