import { isDeepStrictEqual } from 'node:util';
import {
  accountsUnderTest,
  moneyMovedBy,
} from '../../fixtures/areas/payments/accounts-under-test.ts';
import { amountIn } from '../../fixtures/areas/payments/amount.ts';
import { createQuote } from '../../fixtures/areas/payments/calls.ts';
import {
  newQuote,
  OWN_FEE,
  quoteBody,
  RECEIVING,
  requireOwnRules,
} from '../../fixtures/areas/payments/quote.ts';
import {
  aroundFee,
  FEE,
  FEE_AMOUNT,
  feeIncludedIn,
  feeOrNoneIn,
  IMPOSSIBLE_FEES,
  shownFeeIn,
} from '../../fixtures/areas/quotes/fees.ts';
import { check, expect, member } from '../../fixtures/index.ts';

const INCLUDED = 'platformFeesIncluded';

check.describe('a platformFeeOverride', () => {
  check('is accepted for a source in USD', 'FEE-OVERRIDE-001', async ({ platform }) => {
    const { from, to } = await accountsUnderTest(platform);
    const body = quoteBody(from.accountId, to.accountId, { platformFeeOverride: FEE });

    const reply = await createQuote(platform, body);

    expect(reply).toBeSuccess();
  });

  check('is shown by the quote', 'FEE-OVERRIDE-002', async ({ platform }) => {
    const { withFee } = await aroundFee(platform);

    expect(shownFeeIn(withFee.json, INCLUDED), `the ${INCLUDED} of the quote`).toBe(FEE_AMOUNT);
  });

  check('is shown by a quote with immediatelyExecute', 'FEE-OVERRIDE-009', async ({ platform }) => {
    const ends = await accountsUnderTest(platform);
    const members = { immediatelyExecute: true, platformFeeOverride: FEE };
    const body = quoteBody(ends.from.accountId, ends.to.accountId, members);

    const pay = () => createQuote(platform, body);
    const { reply } = await moneyMovedBy(platform, ends, pay, 'payment');

    expect(reply, 'a quote with immediatelyExecute true and a fee').toBeSuccess();
    expect(shownFeeIn(reply.json, INCLUDED), `the ${INCLUDED} of the quote`).toBe(FEE_AMOUNT);
  });

  check(
    'is shown by a quote that locks the receiving amount',
    'FEE-OVERRIDE-010',
    async ({ platform }) => {
      const { from, to } = await accountsUnderTest(platform);
      const members = { lockedCurrencySide: 'RECEIVING', platformFeeOverride: FEE };
      const body = quoteBody(from.accountId, to.accountId, members);

      const reply = requireOwnRules(await createQuote(platform, body));

      expect(reply, 'a quote with a fee that locks the receiving amount').toBeSuccess();
      // Of which amount its variable part is taken is open; none is less than what arrives.
      expect(
        shownFeeIn(reply.json, INCLUDED),
        `the ${INCLUDED} of the quote`,
      ).toBeGreaterThanOrEqual(FEE_AMOUNT);
    },
  );

  check(
    'is debited on top of a locked receiving amount',
    'FEE-OVERRIDE-017',
    async ({ platform }) => {
      const { from, to } = await accountsUnderTest(platform);
      const plain = quoteBody(from.accountId, to.accountId, { lockedCurrencySide: 'RECEIVING' });
      const { json: before } = await newQuote(platform, plain, RECEIVING);

      const body = { ...plain, platformFeeOverride: FEE };
      const { json } = await newQuote(platform, body, OWN_FEE);

      const more = amountIn(json, 'totalSendingAmount') - amountIn(before, 'totalSendingAmount');
      expect(more, 'the sending amount added for the fee').toBeGreaterThanOrEqual(FEE_AMOUNT);
    },
  );

  check('is shown by the transaction', 'FEE-OVERRIDE-003', async ({ platform }) => {
    const { withFee, transaction } = await aroundFee(platform);
    const included = shownFeeIn(withFee.json, INCLUDED);
    const taken = shownFeeIn(transaction, 'platformFees');

    // In which unit each is told is open; that the payment has the fee of its quote is not.
    const isLeftOut = taken === 0 && included > 0;
    expect(taken, isLeftOut ? 'platformFees without the fee' : 'platformFees').toBe(included);
  });

  check('raises debit or lowers credit by its fee', 'FEE-OVERRIDE-004', async ({ platform }) => {
    const { before, withFee, kept } = await aroundFee(platform);
    const isMore = feeIncludedIn(withFee) > feeIncludedIn(before);
    const own = member(withFee.json, 'platformFeeOverride');
    const isTaken = isMore || isDeepStrictEqual(own, FEE);
    const what = isTaken
      ? 'the amount kept of a payment whose fee is shown'
      : 'the amount kept of the payment with a fee';
    expect(kept.withFee, what).toBeGreaterThan(kept.plain);
    const onTheWay = [before.json, withFee.json].map(
      (quote) => amountIn(quote, 'totalSendingAmount') - amountIn(quote, 'totalReceivingAmount'),
    );
    const [usual = 0, more = 0] = onTheWay;

    expect(more - usual, 'the additional amount debited').toBe(FEE_AMOUNT);
  });

  check('does not apply to the next payment', 'FEE-OVERRIDE-007', async ({ platform }) => {
    const { payment, before, withFee, after } = await aroundFee(platform);
    // Where a quote shows its fee, one that shows none has none.
    shownFeeIn(withFee.json, INCLUDED);
    const usual = feeOrNoneIn(before.json, INCLUDED);
    expect(feeOrNoneIn(after.json, INCLUDED), `the ${INCLUDED} of the next payment`).toBe(usual);
    // The payment before may have had the fee of an earlier one.
    const dearer = { ...FEE, platformFixedFee: { amount: 390, currency: 'USD' } };

    await newQuote(platform, { ...payment, platformFeeOverride: dearer }, OWN_FEE);

    const { json } = await newQuote(platform, payment);
    expect(feeOrNoneIn(json, INCLUDED), `the ${INCLUDED} after a higher fee`).toBe(usual);
  });

  check('below zero or above the payment is refused', 'FEE-OVERRIDE-008', async ({ platform }) => {
    const { from, to } = await accountsUnderTest(platform);

    for (const fault of IMPOSSIBLE_FEES) {
      const members = { platformFeeOverride: { ...FEE, ...fault } };
      const reply = await createQuote(platform, quoteBody(from.accountId, to.accountId, members));

      expect(reply, `the platformFeeOverride ${JSON.stringify(fault)}`).toBeRefused(400);
    }
  });
});
