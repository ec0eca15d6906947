import { AMOUNT } from '../../fixtures/areas/payments/quote.ts';
import { quoteAndExecute } from '../../fixtures/areas/payments/quote-and-execute.ts';
import { volumeUsedUp } from '../../fixtures/areas/quotes/over-volume.ts';
import { platformOfAnotherDay } from '../../fixtures/areas/quotes/same-day-cap.ts';
import {
  check,
  errorCodeOf,
  expect,
  letPass,
  nowSeconds,
  undecided,
} from '../../fixtures/index.ts';

/** Whether payments are counted from hour to hour or from midnight to midnight, it is another day then. */
const DAYS = 2;

check.describe('a daily volume that was used up', () => {
  check('does not limit a payment two days later', 'LIMIT-VOLUME-012', async ({ run }) => {
    const platform = platformOfAnotherDay(run);
    const { body } = await volumeUsedUp(platform, { further: AMOUNT });
    const above = await quoteAndExecute(platform, body);
    if (above.status !== 429)
      undecided(
        `a payment above the daily volume answered ${above.status} and not 429, so the volume was not used up`,
        above,
      );

    await letPass(platform, (await nowSeconds(platform)) + DAYS * 86_400);

    const reply = await quoteAndExecute(platform, body);
    const { status } = reply;
    const isDaily = [undefined, 'DAILY_VOLUME_LIMIT_EXCEEDED'].includes(errorCodeOf(reply));
    const isRefused = status === 429 && isDaily;
    expect(isRefused, 'whether a payment two days later exceeds the daily volume').toBe(false);
  });
});
