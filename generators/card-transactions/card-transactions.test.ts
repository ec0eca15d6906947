import { test } from '@playwright/test';
import { isDeterministicBySeed, producesOnly } from '../laws.ts';
import { merchant } from './merchant.ts';
import { price } from './price.ts';

const seed = 20251013;

test('a merchant selects no outcome of the sandbox', () => {
  isDeterministicBySeed(merchant, { seed });
  producesOnly(merchant, ({ descriptor }) => /[A-Z]$/.test(descriptor), { seed });
  producesOnly(merchant, ({ mcc }) => mcc !== '7995', { seed });
});

test('a price is a whole number of units, and small beside the money on an account', () => {
  isDeterministicBySeed(price, { seed });
  producesOnly(price, (amount) => Number.isInteger(amount) && amount > 0, { seed });
  producesOnly(price, (amount) => amount <= 40_000, { seed });
});
