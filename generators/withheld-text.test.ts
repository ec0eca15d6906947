import { inspect } from 'node:util';
import { expect, test } from '@playwright/test';
import * as fc from 'fast-check';
import { WithheldText } from './withheld-text.ts';

const withheld = new WithheldText('0042-secret', 'a test value');

test('the text is there for whoever asks', () => {
  expect(withheld.text).toBe('0042-secret');
});

test('nothing that prints a value prints the text', () => {
  const details = fc.check(
    fc.property(fc.constant(withheld), () => false),
    { seed: 1 },
  );
  const prints = [
    `${withheld}`,
    fc.stringify([withheld]),
    JSON.stringify({ withheld }),
    inspect(withheld, { showHidden: true, depth: 5 }),
    String(fc.defaultReportMessage(details)),
  ];
  expect(prints.filter((print) => print.includes('0042'))).toEqual([]);
  expect(prints[4]).toContain('a test value');
});
