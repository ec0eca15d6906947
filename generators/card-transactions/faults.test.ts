import { test } from '@playwright/test';
import { isDeterministicBySeed, producesOnly } from '../laws.ts';
import { descriptorEndingIn, descriptorNearlyEndingIn } from './descriptor.ts';
import { faultyAmount, negativeAmount } from './faulty-amount.ts';
import { malformedMcc } from './malformed-mcc.ts';
import { reportedMerchant } from './reported-merchant.ts';

const seed = 20260914;

test('a faulty amount is no whole number above zero', () => {
  for (const kind of faultyAmount) {
    producesOnly(kind, (amount) => !(Number.isInteger(amount) && Number(amount) > 0), { seed });
  }
  isDeterministicBySeed(negativeAmount, { seed });
  producesOnly(negativeAmount, Number.isInteger, { seed });
});

test('a malformed category is no code of four digits', () => {
  isDeterministicBySeed(malformedMcc, { seed });
  producesOnly(malformedMcc, (mcc) => !/^\d{4}$/.test(mcc), { seed });
});

test('a descriptor ends as wanted, or does not', () => {
  isDeterministicBySeed(descriptorNearlyEndingIn, { seed });
  producesOnly(descriptorEndingIn('002'), (text) => text.endsWith('002'), { seed });
  producesOnly(descriptorNearlyEndingIn, (text) => !/(002|003|005|006)$/.test(text), { seed });
});

test('a reported merchant is one in a place', () => {
  isDeterministicBySeed(reportedMerchant, { seed });
  producesOnly(reportedMerchant, ({ city, state }) => city !== '' && /^[A-Z]{2}$/.test(state), {
    seed,
  });
});
