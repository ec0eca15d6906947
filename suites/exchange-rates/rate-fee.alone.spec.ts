import { RAIL_FEES, railFeeConfig } from '../../fixtures/areas/configuration/fee-configs.ts';
import { carriedFee, platformFeeOf } from '../../fixtures/areas/configuration/priced-quotes.ts';
import { amountOf, feesOf, withOtherFees } from '../../fixtures/areas/exchange-rates/amounts.ts';
import {
  agedRates,
  feePlatforms,
  ratesAroundFee,
  requireSameMarketOfTwo,
} from '../../fixtures/areas/exchange-rates/fee-in-rates.ts';
import { type Rate, rateBetween } from '../../fixtures/areas/exchange-rates/rates.ts';
import { amountIn } from '../../fixtures/areas/payments/amount.ts';
import { overRail } from '../../fixtures/areas/payments/funded-payer.ts';
import { AMOUNT, type Quote } from '../../fixtures/areas/payments/quote.ts';
import { check, expect } from '../../fixtures/index.ts';

/** What a payment within a currency costs on its way. */
function costOf({ json }: Quote): number {
  return amountIn(json, 'totalSendingAmount') - amountIn(json, 'totalReceivingAmount');
}

check.describe('a configured platform fee', () => {
  check('is included in the fees of an exchange rate', 'RATE-FEE-001', async ({ run }) => {
    const { before, during, quote, currency } = await ratesAroundFee(run);

    const usual = feesOf(rateBetween(before.own, 'USD', currency));
    const fees = feesOf(rateBetween(during.own, 'USD', currency));
    expect(fees - usual, 'the fees of the rate that the configured fee adds').toBe(
      platformFeeOf(quote),
    );
  });

  check('lowers the receivingAmount of an exchange rate', 'RATE-FEE-002', async ({ run }) => {
    const { before, during, currency } = await ratesAroundFee(run);

    const usual = amountOf(rateBetween(before.own, 'USD', currency), 'receivingAmount');
    const less = amountOf(rateBetween(during.own, 'USD', currency), 'receivingAmount');
    expect(less, 'the receivingAmount with the fee').toBeLessThan(usual);
  });

  check(
    'is not included in an exchange rate after it is switched off',
    'RATE-FEE-003',
    async ({ run }) => {
      const { before, during, after, currency } = await ratesAroundFee(run);

      const fees = [before, during, after].map(({ own }) =>
        feesOf(rateBetween(own, 'USD', currency)),
      );
      const [usual, more, again] = fees;
      expect(more, 'the fees of the rate while the fee is on').not.toBe(usual);
      expect(again, 'the fees of the rate after the fee is switched off').toBe(usual);
    },
  );

  check(
    'for USD is not included in rates from other currencies',
    'RATE-FEE-004',
    async ({ run }) => {
      const { before, during } = await ratesAroundFee(run);
      const others = (rates: readonly Rate[]) => rates.filter(({ from }) => from !== 'USD');

      const changed = withOtherFees(others(before.own), others(during.own));
      expect(changed, 'the rates from other currencies whose fees changed').toEqual([]);
    },
  );

  check('is not included in a rate of another platform', 'RATE-FEE-005', async ({ run }) => {
    const { before, during } = await ratesAroundFee(run);

    const changed = withOtherFees(before.other, during.other);
    expect(changed, 'the rates of another platform whose fees changed').toEqual([]);
  });

  check(
    'reduces the receiving amount of a quote and its rate equally',
    'RATE-QUOTE-002',
    async ({ run }) => {
      const { during, quote, currency } = await ratesAroundFee(run);

      const told = amountOf(rateBetween(during.own, 'USD', currency), 'receivingAmount');

      expect(
        amountIn(quote.json, 'totalReceivingAmount'),
        'the totalReceivingAmount of the quote',
      ).toBe(told);
    },
  );

  check(
    'is the same in the fees of a quote and of its exchange rate',
    'RATE-QUOTE-007',
    async ({ run }) => {
      const { during, quote, currency } = await ratesAroundFee(run);

      const told = feesOf(rateBetween(during.own, 'USD', currency));

      expect(amountIn(quote.json, 'feesIncluded'), 'the feesIncluded of the quote').toBe(told);
    },
  );
});

check.describe('a configured platform fee for ACH_SAME_DAY', () => {
  check('is not included in a rate over another rail', 'RATE-FEE-006', async ({ run }) => {
    const { platform, other } = feePlatforms(run);
    const others = (rates: readonly Rate[]) =>
      rates.filter(({ rail }) => rail !== undefined && rail !== 'ACH_SAME_DAY');
    const before = await agedRates(platform, other);
    const sameDay = await overRail(platform, 'ACH_SAME_DAY', AMOUNT);
    await carriedFee(platform, railFeeConfig('ACH_SAME_DAY'), sameDay, costOf, RAIL_FEES);

    const during = await agedRates(platform, other);
    requireSameMarketOfTwo(before, during);

    const changed = withOtherFees(others(before.own), others(during.own));
    expect(changed, 'the rates over other rails whose fees changed').toEqual([]);
  });
});
