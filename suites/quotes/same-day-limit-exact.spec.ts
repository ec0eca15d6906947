import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { createQuote, executeQuote } from '../../fixtures/areas/payments/calls.ts';
import {
  capNow,
  DOLLAR,
  fundedPayer,
  overRail,
} from '../../fixtures/areas/payments/funded-payer.ts';
import { AMOUNT, quoteIn } from '../../fixtures/areas/payments/quote.ts';
import { sameDayOutcome } from '../../fixtures/areas/quotes/same-day-cap.ts';
import { check, expect, isSuccess, type Platform, unreached } from '../../fixtures/index.ts';

/** What becomes of so much that is paid over ACH_SAME_DAY by a payer of its own. */
async function paySameDay(platform: Platform, amount: number): Promise<string> {
  const from = await fundedPayer(platform, 2 * amount);
  const body = await overRail(platform, 'ACH_SAME_DAY', amount, from);
  const before = await balanceOf(platform, from);
  const quoted = await createQuote(platform, { ...body, immediatelyExecute: false });
  const reply = isSuccess(quoted) ? await executeQuote(platform, quoteIn(quoted)) : quoted;
  return (await sameDayOutcome(platform, { from, before }, quoted, reply)).outcome;
}

check.describe('a payment over ACH_SAME_DAY of exactly its limit', () => {
  check('is not rejected', 'LIMIT-SAMEDAY-009', async ({ platform }) => {
    const small = await createQuote(platform, await overRail(platform, 'ACH_SAME_DAY', AMOUNT));
    if (!isSuccess(small))
      unreached('POST /quotes over ACH_SAME_DAY refuses a small payment as well', [], small);
    const rejected = ['REFUSED', 'FAILED'];
    const cap = await capNow(platform);

    const outcome = await paySameDay(platform, cap);

    // A dollar less goes through, so that no lower maximum of the service stood in the way; and the
    // same over ACH, so that it was not a maximum of just that amount.
    const isBound =
      rejected.includes(outcome) &&
      !rejected.includes(await paySameDay(platform, cap - DOLLAR)) &&
      isSuccess(
        await createQuote(
          platform,
          await overRail(platform, 'ACH', cap, await fundedPayer(platform, 2 * cap)),
        ),
      );
    const what = isBound
      ? 'a payment of the limit, rejected where less is not'
      : 'the outcomes of a rejected payment';
    expect(rejected, what).not.toContain(outcome);
  });
});
