import { expect, test } from '@playwright/test';
import { plainLine, plainText } from './plain-text.ts';

const ESC = '\u001b';

test('terminal sequences are taken away', () => {
  expect(plainText(`${ESC}[31mred${ESC}[0m ${ESC}]8;;https://x.test\u0007link`)).toBe('red link');
});

test('control and reordering characters are made visible, tab and line feed stay', () => {
  expect(plainText('a\u0000b\u0008c\u202ed\u0085e\ttab\r\nline')).toBe(
    'a\ufffdb\ufffdc\ufffdd\ufffde\ttab\nline',
  );
});

test('half a surrogate pair is replaced, a whole one stays', () => {
  expect(plainText('\ud83d \ud83d\ude00')).toBe('\ufffd 😀');
});

test('long text is cut with a note of how much', () => {
  expect(plainText('x'.repeat(50), 10)).toBe('xxxxxxxxxx… (40 more characters in results.json)');
  expect(plainText('x'.repeat(10), 10)).toBe('xxxxxxxxxx');
});

test('a cut never splits a character', () => {
  expect(plainText(`${'x'.repeat(9)}😀😀`, 10)).toMatch(/^x{9}… /);
});

test('a line has no breaks and a limit', () => {
  expect(plainLine('  a\n\t b  ')).toBe('a b');
  expect(plainLine('x'.repeat(50), 10)).toBe(`${'x'.repeat(9)}…`);
});
