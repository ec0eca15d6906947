import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { createQuote, executeQuote } from '../../fixtures/areas/payments/calls.ts';
import {
  CAP_RISES_AT,
  DOLLAR,
  fundedPayer,
  overRail,
  SAME_DAY_CAP,
} from '../../fixtures/areas/payments/funded-payer.ts';
import { quoteIn } from '../../fixtures/areas/payments/quote.ts';
import {
  isOver,
  platformOfAnotherDay,
  sameDayOutcome,
} from '../../fixtures/areas/quotes/same-day-cap.ts';
import {
  check,
  expect,
  isSuccess,
  letPass,
  needs,
  nowSeconds,
  undecided,
} from '../../fixtures/index.ts';

check.describe('a payment over ACH_SAME_DAY', () => {
  check(
    'above the limit is rejected the day before the limit rises',
    'LIMIT-SAMEDAY-007',
    async ({ run }) => {
      const platform = platformOfAnotherDay(run);
      await letPass(platform, CAP_RISES_AT / 1_000 - 43_200);
      if ((await nowSeconds(platform)) * 1_000 >= CAP_RISES_AT) {
        const why = "the platform's clock is past it, where an earlier run may have moved it";
        needs('P-33', `the day before 2027-09-17: ${why}; start the service anew`);
      }
      const from = await fundedPayer(platform, 2 * SAME_DAY_CAP.from);
      const more = SAME_DAY_CAP.until + DOLLAR;
      const body = await overRail(platform, 'ACH_SAME_DAY', more, from);
      const before = await balanceOf(platform, from);

      const quoted = await createQuote(platform, { ...body, immediatelyExecute: false });
      const reply = isSuccess(quoted) ? await executeQuote(platform, quoteIn(quoted)) : quoted;

      const { outcome } = await sameDayOutcome(platform, { from, before }, quoted, reply);

      if (!isOver(outcome))
        undecided(`the payment over ACH_SAME_DAY is still ${outcome}, and its day is not over`);
      expect(outcome, 'the outcome of the payment').not.toBe('COMPLETED');
    },
  );
});

check.describe('a payment over ACH_SAME_DAY', () => {
  for (const [what, row, amount] of [
    [
      'above the old limit completes after the limit rises',
      'LIMIT-SAMEDAY-004',
      SAME_DAY_CAP.until + DOLLAR,
    ],
    [
      'above the new limit is rejected after the limit rises',
      'LIMIT-SAMEDAY-005',
      SAME_DAY_CAP.from + DOLLAR,
    ],
  ] as const) {
    check(what, row, async ({ run }) => {
      const platform = platformOfAnotherDay(run);
      await letPass(platform, CAP_RISES_AT / 1_000 + 43_200);
      const from = await fundedPayer(platform, 2 * SAME_DAY_CAP.from);
      const quoteOver = async (rail: string, sum: number) =>
        createQuote(platform, await overRail(platform, rail, sum, from));
      const body = await overRail(platform, 'ACH_SAME_DAY', amount, from);
      const before = await balanceOf(platform, from);

      const quoted = await createQuote(platform, { ...body, immediatelyExecute: false });
      const reply = isSuccess(quoted) ? await executeQuote(platform, quoteIn(quoted)) : quoted;

      const { outcome } = await sameDayOutcome(platform, { from, before }, quoted, reply);
      if (!isOver(outcome))
        undecided(`the payment over ACH_SAME_DAY is still ${outcome}, and its day is not over`);

      if (amount > SAME_DAY_CAP.from) {
        expect(outcome, 'the outcome of the payment').not.toBe('COMPLETED');
      } else {
        // Where the lower limit is in dollars, too, and the amount itself can be paid, it has not risen.
        const isBound =
          outcome === 'REFUSED' &&
          isSuccess(await quoteOver('ACH_SAME_DAY', SAME_DAY_CAP.until)) &&
          isSuccess(await quoteOver('ACH', amount));
        const what = isBound
          ? 'the outcome of a payment that the lower limit refused'
          : 'the outcome of the payment';
        expect(outcome, what).toBe('COMPLETED');
      }
    });
  }
});
