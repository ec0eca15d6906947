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
  requireServed,
} from '../../fixtures/areas/payments/quote.ts';
import { quoteAndExecute } from '../../fixtures/areas/payments/quote-and-execute.ts';
import { lookupIdIn, umaAddress, umaQuoteBody } from '../../fixtures/areas/uma/addresses.ts';
import { lookupUma } from '../../fixtures/areas/uma/calls.ts';
import {
  check,
  errorCodeOf,
  expect,
  isSuccess,
  type Platform,
  type Reply,
  undecided,
} from '../../fixtures/index.ts';

const EXCEEDED = 'TRANSACTION_SIZE_LIMIT_EXCEEDED';

// Each payment is tried once per worker: its two checks hold its answer and its effect.

type Pay = (body: object) => Promise<Reply>;

/** A payment above the maximum, by a quote and its execution. */
function tooMuchLater(platform: Platform) {
  return platform.once('a payment above the maximum', () =>
    paidAboveMaximum(platform, (body) => quoteAndExecute(platform, body)),
  );
}

/** The same by a quote that pays at once. */
function tooMuchAtOnce(platform: Platform) {
  const pay: Pay = (body) => createQuote(platform, { ...body, immediatelyExecute: true });
  return platform.once('a payment above the maximum at once', () =>
    paidAboveMaximum(platform, pay),
  );
}

/** A payment between accounts held here that is right in all but its amount: what is plain is quoted before. */
async function paidAboveMaximum(platform: Platform, pay: Pay) {
  const lockedCurrencyAmount = limitOf(platform, 'singleTransaction') + 1;
  const { from: plainPayer, to } = await accountsUnderTest(platform);
  await newQuote(platform, quoteBody(plainPayer.accountId, to.accountId));
  const from = await fundedPayer(platform, 2 * lockedCurrencyAmount);
  const body = quoteBody(from.accountId, to.accountId, { lockedCurrencyAmount });
  const paid = await moneyMovedBy(platform, { from, to }, () => pay(body), 'nothing');
  if (isSuccess(paid.reply)) await requireNoLimitOfPayouts(platform, pay);
  return paid;
}

/** A maximum "per corridor or withdrawal currency" (Limits) may be one of payouts alone. */
async function requireNoLimitOfPayouts(platform: Platform, pay: Pay): Promise<void> {
  const lockedCurrencyAmount = limitOf(platform, 'singleTransaction') + 1;
  // Of no other check, whose volume of a day may be used up.
  const from = await fundedPayer(platform, 5 * lockedCurrencyAmount);
  const { id } = await newExternalAccount(platform, from.customerId, { kind: 'USD_ACCOUNT' });
  const reply = await pay(quoteBody(from.accountId, id, { lockedCurrencyAmount }));
  if (errorCodeOf(reply) === EXCEEDED)
    undecided(
      'the service refuses payouts above the maximum, and not payments between accounts',
      reply,
    );
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
    const paid = await moneyMovedBy(platform, { from, to }, pay, 'nothing');
    const payOut: Pay = (body) =>
      quoteAndExecute(platform, { ...body, lockedCurrencySide: 'RECEIVING' });
    if (isSuccess(paid.reply)) await requireNoLimitOfPayouts(platform, payOut);
    return paid;
  });
}

/** A payment above the maximum to a UMA address, where one of little is quoted before. */
function tooMuchToAnAddress(platform: Platform) {
  return platform.once('a payment above the maximum to a UMA address', async () => {
    const lockedCurrencyAmount = limitOf(platform, 'singleTransaction') + 1;
    const address = umaAddress(platform, 'USD');
    // Of no other check, whose volume of a day may be used up.
    const from = await fundedPayer(platform, 6 * lockedCurrencyAmount);
    const lookupId = lookupIdIn(await lookupUma(platform, address, from.customerId));
    const little = umaQuoteBody(from, { address, currency: 'USD', lookupId });
    requireServed(requireOwnRules(await createQuote(platform, little)), 'a payment to an address');
    const pay = () => quoteAndExecute(platform, { ...little, lockedCurrencyAmount });
    const paid = await moneyMovedBy(platform, { from }, pay, 'nothing');
    if (isSuccess(paid.reply)) await requireLimitOfCurrency(platform);
    return paid;
  });
}

/** A maximum may be one of a corridor; what two corridors have is taken for the one of the currency. */
async function requireLimitOfCurrency(platform: Platform): Promise<void> {
  for (const tried of [tooMuchLater, payoutOfTooMuch]) {
    const { reply } = await tried(platform);
    if (errorCodeOf(reply) !== EXCEEDED)
      undecided('the service accepts another payment above the maximum as well', reply);
  }
}

const RANGE = ['AMOUNT_OUT_OF_RANGE'];

check.describe('above the single-transaction maximum,', () => {
  // A corridor may have a range of its own, whose numbers are not shown.
  for (const [what, tried, otherCodes, refused, moves] of [
    ['a payment', tooMuchLater, [], 'LIMIT-SIZE-001', 'LIMIT-SIZE-002'],
    ['a payment with immediatelyExecute', tooMuchAtOnce, [], 'LIMIT-SIZE-004', 'LIMIT-SIZE-005'],
    ['a payout', payoutOfTooMuch, RANGE, 'LIMIT-SIZE-006', 'LIMIT-SIZE-007'],
    [
      'a quote locking the receiving amount',
      tooMuchReceived,
      RANGE,
      'LIMIT-SIZE-008',
      'LIMIT-SIZE-009',
    ],
    ['a payment to a UMA address', tooMuchToAnAddress, RANGE, 'LIMIT-SIZE-012', 'LIMIT-SIZE-013'],
  ] as const) {
    check(`${what} is refused`, refused, async ({ platform }) => {
      const { reply } = await tried(platform);

      if (otherCodes.some((code) => code === errorCodeOf(reply))) requireOwnRules(reply);
      expect(reply).toBeError(400, EXCEEDED);
    });

    check(`${what} moves nothing`, moves, async ({ platform }) => {
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
    const isBound = errorCodeOf(reply) === EXCEEDED && isSuccess(await createQuote(platform, less));
    const what = 'a quote of the maximum';
    expect(reply, isBound ? `${what}, where one unit less is accepted` : what).toBeSuccess();
  },
);
