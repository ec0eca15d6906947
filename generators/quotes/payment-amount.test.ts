import { test } from '@playwright/test';
import { isDeterministicBySeed, producesOnly } from '../laws.ts';
import { paymentAmount } from './payment-amount.ts';

const seed = 20251013;

test('an amount is a whole number of units, from a hundred dollars to five hundred', () => {
  isDeterministicBySeed(paymentAmount, { seed });
  producesOnly(paymentAmount, (amount) => Number.isInteger(amount) && amount >= 10_000, { seed });
  producesOnly(paymentAmount, (amount) => amount <= 50_000, { seed });
});
