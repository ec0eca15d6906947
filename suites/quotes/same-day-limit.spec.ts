import { newPlatformAccount } from '../../fixtures/areas/external-accounts/register.ts';
import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { euros, fund } from '../../fixtures/areas/payments/accounts-under-test.ts';
import { businessPayer } from '../../fixtures/areas/payments/business-payer.ts';
import { createQuote, executeQuote } from '../../fixtures/areas/payments/calls.ts';
import {
  capNow,
  DOLLAR,
  fundedPayer,
  overRail,
} from '../../fixtures/areas/payments/funded-payer.ts';
import { AMOUNT, quoteIn } from '../../fixtures/areas/payments/quote.ts';
import {
  isOver,
  type SameDayOutcome,
  sameDayOutcome,
} from '../../fixtures/areas/quotes/same-day-cap.ts';
import {
  check,
  errorCodeOf,
  expect,
  isSuccess,
  type Platform,
  undecided,
  unreached,
} from '../../fixtures/index.ts';

/** A same-day payment of one dollar too much, once per worker. */
function paidAboveCap(platform: Platform) {
  return platform.once('a payment above the cap', async () => {
    const tooMuch = (await capNow(platform)) + DOLLAR;
    const from = await fundedPayer(platform, 2 * tooMuch);
    // When a payment settles on its day is not said, so the small one is not waited for.
    const little = await overRail(platform, 'ACH_SAME_DAY', AMOUNT, from);
    const small = await createQuote(platform, little);
    if (!isSuccess(small))
      unreached('POST /quotes over ACH_SAME_DAY refuses a small payment as well', [], small);
    const before = await balanceOf(platform, from);
    const body = await overRail(platform, 'ACH_SAME_DAY', tooMuch, from);
    const quoted = await createQuote(platform, { ...body, immediatelyExecute: false });
    const reply = isSuccess(quoted) ? await executeQuote(platform, quoteIn(quoted)) : quoted;
    return sameDayOutcome(platform, { from, before }, quoted, reply);
  });
}

/** Holds that it is rejected, and does not go another way instead. */
function expectRejected({ outcome, rails }: SameDayOutcome): void {
  if (!isOver(outcome)) {
    expect(rails, 'the paymentRails of the pending payment').not.toContain('ACH');
    undecided(`the transaction of the payment above the ACH_SAME_DAY limit is still ${outcome}`);
  }
  expect(outcome, 'the outcome of the payment').not.toBe('COMPLETED');
}

check.describe('a payment over ACH_SAME_DAY above its limit', () => {
  check('is rejected', 'LIMIT-SAMEDAY-001', async ({ platform }) => {
    expectRejected(await paidAboveCap(platform));
  });

  check('moves no money', 'LIMIT-SAMEDAY-002', async ({ platform }) => {
    const { outcome, spent } = await paidAboveCap(platform);
    if (!isOver(outcome))
      undecided(`the transaction of the payment above the ACH_SAME_DAY limit is still ${outcome}`);

    expect(spent, 'the amount debited from the source').toBe(0);
  });

  check('with immediatelyExecute is rejected', 'LIMIT-SAMEDAY-006', async ({ platform }) => {
    await paidAboveCap(platform);
    const tooMuch = (await capNow(platform)) + DOLLAR;
    const from = await fundedPayer(platform, 2 * tooMuch);
    const body = await overRail(platform, 'ACH_SAME_DAY', tooMuch, from);
    const before = await balanceOf(platform, from);

    const reply = await createQuote(platform, { ...body, immediatelyExecute: true });

    expectRejected(await sameDayOutcome(platform, { from, before }, reply, reply));
  });

  check(
    'with lockedCurrencySide SENDING is rejected',
    'LIMIT-SAMEDAY-008',
    async ({ platform }) => {
      const small = await createQuote(platform, await overRail(platform, 'ACH_SAME_DAY', AMOUNT));
      if (!isSuccess(small))
        unreached('POST /quotes over ACH_SAME_DAY refuses a small payment as well', [], small);
      const cap = await capNow(platform);
      const from = await fundedPayer(platform, 2 * (cap + DOLLAR));
      // Fees stay far below what is paid, so more than the cap is left of this.
      const sent = Math.ceil(1.5 * cap);
      const body = await overRail(platform, 'ACH_SAME_DAY', sent, from);
      const before = await balanceOf(platform, from);

      const quoted = await createQuote(platform, {
        ...body,
        immediatelyExecute: false,
        lockedCurrencySide: 'SENDING',
      });
      const reply = isSuccess(quoted) ? await executeQuote(platform, quoteIn(quoted)) : quoted;

      expectRejected(await sameDayOutcome(platform, { from, before }, quoted, reply));
    },
  );

  check('from a currency other than USD is rejected', 'LIMIT-SAMEDAY-010', async ({ platform }) => {
    const tooMuch = (await capNow(platform)) + DOLLAR;
    const from = await euros(platform);
    const small = await createQuote(
      platform,
      await overRail(platform, 'ACH_SAME_DAY', AMOUNT, from),
    );
    if (!isSuccess(small))
      undecided(
        `POST /quotes for a small payment from a EUR account over ACH_SAME_DAY answered ${small.status}`,
        small,
      );
    await fund(platform, from, 3 * tooMuch);
    const body = await overRail(platform, 'ACH_SAME_DAY', tooMuch, from);
    const before = await balanceOf(platform, from);

    const quoted = await createQuote(platform, { ...body, immediatelyExecute: false });
    const reply = isSuccess(quoted) ? await executeQuote(platform, quoteIn(quoted)) : quoted;

    expectRejected(await sameDayOutcome(platform, { from, before }, quoted, reply));
  });

  check('by a business is rejected', 'LIMIT-SAMEDAY-012', async ({ platform }) => {
    const tooMuch = (await capNow(platform)) + DOLLAR;
    const from = await businessPayer(platform);
    const small = await createQuote(
      platform,
      await overRail(platform, 'ACH_SAME_DAY', AMOUNT, from),
    );
    if (!isSuccess(small))
      undecided(
        `POST /quotes of a business over ACH_SAME_DAY answered ${small.status} for a small amount`,
        small,
      );
    await fund(platform, from, 3 * tooMuch);
    const body = await overRail(platform, 'ACH_SAME_DAY', tooMuch, from);
    const before = await balanceOf(platform, from);

    const quoted = await createQuote(platform, { ...body, immediatelyExecute: false });
    const reply = isSuccess(quoted) ? await executeQuote(platform, quoteIn(quoted)) : quoted;

    expectRejected(await sameDayOutcome(platform, { from, before }, quoted, reply));
  });

  check('to an account of the platform is rejected', 'LIMIT-SAMEDAY-013', async ({ platform }) => {
    const tooMuch = (await capNow(platform)) + DOLLAR;
    const from = await fundedPayer(platform, 2 * tooMuch);
    const { id: accountId } = await newPlatformAccount(platform);
    const usual = await overRail(platform, 'ACH_SAME_DAY', AMOUNT, from);
    const little = { ...usual, destination: { ...Object(usual['destination']), accountId } };
    const small = await createQuote(platform, little);
    if (!isSuccess(small))
      undecided(`POST /quotes to an account of the platform answered ${small.status}`, small);
    const before = await balanceOf(platform, from);

    const quoted = await createQuote(platform, { ...little, lockedCurrencyAmount: tooMuch });
    const reply = isSuccess(quoted) ? await executeQuote(platform, quoteIn(quoted)) : quoted;

    expectRejected(await sameDayOutcome(platform, { from, before }, quoted, reply));
  });
});

check.describe('a payment over ACH', () => {
  check(
    'above the limit of ACH_SAME_DAY is accepted',
    'LIMIT-SAMEDAY-003',
    async ({ platform }) => {
      const cap = await capNow(platform);
      const tooMuch = cap + DOLLAR;
      const from = await fundedPayer(platform, 2 * tooMuch);

      const reply = await createQuote(platform, await overRail(platform, 'ACH', tooMuch, from));

      // Far below the maximum that the profile tells, and with the cap itself quoted, only the limit of
      // the other rail is exceeded.
      const maximum = platform.target.setting('limits.singleTransaction.USD') ?? 0;
      const isBound =
        errorCodeOf(reply) === 'TRANSACTION_SIZE_LIMIT_EXCEEDED' &&
        maximum > 2 * tooMuch &&
        isSuccess(await createQuote(platform, await overRail(platform, 'ACH', cap, from)));
      const what = 'a quote over ACH';
      expect(reply, isBound ? `${what} refused for its size` : what).toBeSuccess();
    },
  );
});
