import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { tokenName } from './token-name.ts';

test('a name is text that nothing is cut off from', () => {
  fc.assert(
    fc.property(tokenName, (name) => {
      const kept = [name.trim(), name.normalize('NFC'), JSON.parse(JSON.stringify(name))];
      return name !== '' && kept.every((each) => each === name);
    }),
    { seed: 20_251_013, numRuns: 500 },
  );
});

test('names in other scripts and with markup are among them', () => {
  const names = fc.sample(tokenName, { seed: 1, numRuns: 200 }).join('\n');

  expect(names).toMatch(/[^\x20-\x7e\n]/);
  expect(names).toContain('<b>');
  expect(names).toContain('%20');
});
