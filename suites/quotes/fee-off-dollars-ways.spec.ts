import {
  accountsUnderTest,
  euros,
  moneyMovedBy,
} from '../../fixtures/areas/payments/accounts-under-test.ts';
import { shownAmount } from '../../fixtures/areas/payments/amount.ts';
import { createQuote } from '../../fixtures/areas/payments/calls.ts';
import { depositBody } from '../../fixtures/areas/payments/deposit.ts';
import { quoteBody } from '../../fixtures/areas/payments/quote.ts';
import { aroundFee, FEE } from '../../fixtures/areas/quotes/fees.ts';
import { check, expect, isSuccess } from '../../fixtures/index.ts';

const INCLUDED = 'platformFeesIncluded';

check(
  'a platformFeeOverride adds no fee to a payment in EUR, however it is quoted',
  'FEE-OVERRIDE-018',
  async ({ platform }) => {
    const [{ to }, from] = [await accountsUnderTest(platform), await euros(platform)];
    await aroundFee(platform);
    const platformFeeOverride = { ...FEE, platformFixedFee: { amount: 130, currency: 'EUR' } };
    const plain = quoteBody(from.accountId, to.accountId);
    const deposit = depositBody(from, { destinationId: to.accountId, currency: 'EUR' });

    for (const [what, body, expected] of [
      ['that locks the receiving amount', { ...plain, lockedCurrencySide: 'RECEIVING' }, 'nothing'],
      ['that is funded in real time', deposit, 'nothing'],
      ['with immediatelyExecute', { ...plain, immediatelyExecute: true }, 'payment'],
    ] as const) {
      const ask = () => createQuote(platform, { ...body, platformFeeOverride });
      // What leaves late would show in the next check.
      const { reply } = await moneyMovedBy(platform, { from, to }, ask, expected);
      const fee = isSuccess(reply) ? (shownAmount(reply.json, INCLUDED) ?? 0) : 0;
      expect(fee, `the ${INCLUDED} of a quote from EUR ${what}`).toBe(0);
    }
  },
);
