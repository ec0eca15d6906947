import { expect, test } from '@playwright/test';
import { capabilities, loadCapabilities } from './capabilities.ts';

test('the type and the file hold the same words in the same order', () => {
  expect(loadCapabilities().map(({ id }) => id)).toEqual([...capabilities]);
});

test('only areas that no statement of the contract names are absent by default', () => {
  const absent = loadCapabilities().filter((row) => row.default === false);

  expect(absent.map(({ id }) => id)).toEqual([
    'cardReveal',
    'bulkImport',
    'receiptConfirm',
    'receiverLookup',
    'vasps',
    'cryptoFee',
  ]);
});
