import { newExternalAccount } from '../../fixtures/areas/external-accounts/payee.ts';
import {
  accountsUnderTest,
  moneyMovedBy,
} from '../../fixtures/areas/payments/accounts-under-test.ts';
import { createQuote } from '../../fixtures/areas/payments/calls.ts';
import { fundedPayer, limitOf } from '../../fixtures/areas/payments/funded-payer.ts';
import {
  newQuote,
  quoteBody,
  RECEIVING,
  requireOwnRules,
} from '../../fixtures/areas/payments/quote.ts';
import { quoteAndExecute } from '../../fixtures/areas/payments/quote-and-execute.ts';
import { check, errorCodeOf, expect, isSuccess, type Platform } from '../../fixtures/index.ts';

// Each payment is tried once per worker: its two checks hold its answer and its effect.

/** A payment above the maximum, by a quote and its execution. */
function tooMuchLater(platform: Platform) {
  return platform.once('a payment above the maximum', async () => {
    const { ends, body } = await bodyAboveMaximum(platform);
    return moneyMovedBy(platform, ends, () => quoteAndExecute(platform, body), 'nothing');
  });
}

/** The same by a quote that pays at once. */
function tooMuchAtOnce(platform: Platform) {
  return platform.once('a payment above the maximum at once', async () => {
    const { ends, body } = await bodyAboveMaximum(platform);
    const pay = () => createQuote(platform, { ...body, immediatelyExecute: true });
    return moneyMovedBy(platform, ends, pay, 'nothing');
  });
}

/** A body that is right in all but its amount: what is plain is quoted before. */
async function bodyAboveMaximum(platform: Platform) {
  const lockedCurrencyAmount = limitOf(platform, 'singleTransaction') + 1;
  const { from: plainPayer, to } = await accountsUnderTest(platform);
  await newQuote(platform, quoteBody(plainPayer.accountId, to.accountId));
  const from = await fundedPayer(platform, 2 * lockedCurrencyAmount);
  const body = quoteBody(from.accountId, to.accountId, { lockedCurrencyAmount });
  return { ends: { from, to }, body };
}

/** A payout above the maximum, where one of little is quoted before. */
function payoutOfTooMuch(platform: Platform) {
  return platform.once('a payout above the maximum', async () => {
    const lockedCurrencyAmount = limitOf(platform, 'singleTransaction') + 1;
    // Of no other check, whose volume of a day may be used up.
    const from = await fundedPayer(platform, 3 * lockedCurrencyAmount);
    const wanted = { kind: 'USD_ACCOUNT' } as const;
    const { id } = await newExternalAccount(platform, from.customerId, wanted);
    const little = quoteBody(from.accountId, id);
    await newQuote(platform, little, { corridor: 'a payout in dollars' });
    const pay = () => quoteAndExecute(platform, { ...little, lockedCurrencyAmount });
    return moneyMovedBy(platform, { from }, pay, 'nothing');
  });
}

/** A payment above the maximum that locks what arrives: within one currency more is sent then, too. */
function tooMuchReceived(platform: Platform) {
  return platform.once('a payment above the maximum, what arrives locked', async () => {
    const lockedCurrencyAmount = limitOf(platform, 'singleTransaction') + 1;
    const from = await fundedPayer(platform, 3 * lockedCurrencyAmount);
    const { to } = await accountsUnderTest(platform);
    const little = quoteBody(from.accountId, to.accountId, { lockedCurrencySide: 'RECEIVING' });
    await newQuote(platform, little, RECEIVING);
    const pay = () => quoteAndExecute(platform, { ...little, lockedCurrencyAmount });
    return moneyMovedBy(platform, { from, to }, pay, 'nothing');
  });
}

const RANGE = ['AMOUNT_OUT_OF_RANGE'];

check.describe('a payment above the single-transaction maximum', () => {
  // A corridor may have a range of its own, whose numbers are not shown.
  for (const [what, tried, otherCodes, refused, moves] of [
    ['', tooMuchLater, [], 'LIMIT-SIZE-001', 'LIMIT-SIZE-002'],
    [' with immediatelyExecute', tooMuchAtOnce, [], 'LIMIT-SIZE-004', 'LIMIT-SIZE-005'],
    [' to an external account', payoutOfTooMuch, RANGE, 'LIMIT-SIZE-006', 'LIMIT-SIZE-007'],
    [' with RECEIVING locked', tooMuchReceived, RANGE, 'LIMIT-SIZE-008', 'LIMIT-SIZE-009'],
  ] as const) {
    check(`is refused${what}`, refused, async ({ platform }) => {
      const { reply } = await tried(platform);

      if (otherCodes.some((code) => code === errorCodeOf(reply))) requireOwnRules(reply);
      expect(reply).toBeError(400, 'TRANSACTION_SIZE_LIMIT_EXCEEDED');
    });

    check(`moves nothing${what}`, moves, async ({ platform }) => {
      const { debited, credited } = await tried(platform);

      expect([debited, credited], 'the amounts debited and credited').toEqual([0, 0]);
    });
  }
});

check(
  'a payment of exactly the single-transaction maximum is accepted',
  'LIMIT-SIZE-003',
  async ({ platform }) => {
    const lockedCurrencyAmount = limitOf(platform, 'singleTransaction');
    const from = await fundedPayer(platform, 2 * (lockedCurrencyAmount + 1));
    const { to } = await accountsUnderTest(platform);
    const body = quoteBody(from.accountId, to.accountId, { lockedCurrencyAmount });

    const reply = await createQuote(platform, body);

    // What is told of the maximum may be wrong, but not by a single unit: less than it is quoted.
    const less = { ...body, lockedCurrencyAmount: lockedCurrencyAmount - 1 };
    const isBound =
      errorCodeOf(reply) === 'TRANSACTION_SIZE_LIMIT_EXCEEDED' &&
      isSuccess(await createQuote(platform, less));
    const what = 'a quote of the maximum';
    expect(reply, isBound ? `${what}, where one unit less is accepted` : what).toBeSuccess();
  },
);
