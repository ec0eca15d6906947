import { accountsUnderTest, euros } from '../../fixtures/areas/payments/accounts-under-test.ts';
import { amountIn } from '../../fixtures/areas/payments/amount.ts';
import { createQuote } from '../../fixtures/areas/payments/calls.ts';
import { newQuote, quoteBody } from '../../fixtures/areas/payments/quote.ts';
import { aroundFee, FEE, feeIncludedIn } from '../../fixtures/areas/quotes/fees.ts';
import { check, expect, isSuccess, type Platform, type Reply } from '../../fixtures/index.ts';

const INCLUDED = 'platformFeesIncluded';

/** A fee may have a part of each kind, or of one alone. */
const PARTS = [
  {},
  { platformVariableFeeBps: 0 },
  { platformFixedFee: { amount: 0, currency: 'EUR' } },
];

/** A quote out of euro for which a fee is set, once per worker; without a part where one is given. */
function feeOutOfEuros(platform: Platform, without: object = {}) {
  const name = `a fee out of another currency ${JSON.stringify(without)}`;
  return platform.once(name, async () => {
    const [{ to }, from] = [await accountsUnderTest(platform), await euros(platform)];
    await aroundFee(platform);
    const platformFixedFee = { amount: 130, currency: 'EUR' };
    const platformFeeOverride = { ...FEE, platformFixedFee, ...without };
    return createQuote(platform, quoteBody(from.accountId, to.accountId, { platformFeeOverride }));
  });
}

/** The least part of a fee is more than one in a hundred; a rate moves less from quote to quote. */
const DRIFT = 0.006;

/** How much less arrives of what a quote out of euro sends than of one without a fee, as a part of it. */
async function partLost(platform: Platform, { json }: Reply): Promise<number> {
  const [{ to }, from] = [await accountsUnderTest(platform), await euros(platform)];
  const plain = () => newQuote(platform, quoteBody(from.accountId, to.accountId));
  const arrives = (quote: unknown) =>
    amountIn(quote, 'totalReceivingAmount') / amountIn(quote, 'totalSendingAmount');
  const usual = [await plain(), await plain()].map((quote) => arrives(quote.json));
  return 1 - arrives(json) / Math.min(...usual);
}

check.describe('a platformFeeOverride', () => {
  check(
    'adds no fee to a quote from a EUR account if the quote is accepted',
    'FEE-OVERRIDE-005',
    async ({ platform }) => {
      for (const without of PARTS) {
        const reply = await feeOutOfEuros(platform, without);

        expect(feeIncludedIn(reply), `the ${INCLUDED} of a quote from EUR`).toBe(0);
        if (!isSuccess(reply)) continue;
        const lost = await partLost(platform, reply);
        expect(lost, 'the part of a payment from EUR that is lost to the fee').toBeLessThan(DRIFT);
      }
    },
  );

  check('is refused if the source is not in USD', 'FEE-OVERRIDE-006', async ({ platform }) => {
    const reply = await feeOutOfEuros(platform);

    // Whether it is refused or left out is not stated; that it is not taken is.
    const what =
      feeIncludedIn(reply) === 0
        ? 'a fee from a EUR account'
        : 'a fee from a EUR account that is accepted';
    expect(reply, what).toBeError(400, 'INVALID_INPUT');
  });
});
