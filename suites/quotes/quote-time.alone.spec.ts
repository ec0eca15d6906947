import { letPass, nowSeconds } from '../../fixtures/areas/customers/clock.ts';
import type { Moved } from '../../fixtures/areas/quotes/accounts-under-test.ts';
import {
  expiryPlatform,
  lateExecution,
  pastElsewhere,
  pastQuotes,
} from '../../fixtures/areas/quotes/expired-quote.ts';
import {
  CAP_RISES_AT,
  DOLLAR,
  fundedPayer,
  SAME_DAY_CAP,
} from '../../fixtures/areas/quotes/funded-payer.ts';
import {
  type OverVolume,
  paidOverVolume,
  volumePlatform,
} from '../../fixtures/areas/quotes/over-volume.ts';
import { newPayer, payee } from '../../fixtures/areas/quotes/payer.ts';
import { executeCall, quoteBody } from '../../fixtures/areas/quotes/quote.ts';
import {
  isOver,
  paidSameDay,
  platformOfAnotherDay,
} from '../../fixtures/areas/quotes/same-day-cap.ts';
import { tryPayment } from '../../fixtures/areas/quotes/scenarios.ts';
import { quoteStatus } from '../../fixtures/areas/quotes/settled-payment.ts';
import {
  covers,
  errorCodeOf,
  expect,
  type Run,
  test,
  unlessConfirmed,
  unverified,
} from '../../fixtures/index.ts';

test.describe('a quote past its time', () => {
  test('is refused', covers('QUOTE-TIME-001'), async ({ run }) => {
    const platform = expiryPlatform(run);

    const { reply } = await lateExecution(platform);

    expect(reply).toBeError(400, 'QUOTE_EXPIRED');
    const [from, to] = [await newPayer(platform), await payee(platform)];
    const twin = await tryPayment(platform, quoteBody(from.accountId, to.accountId));
    expect(twin, 'a new quote').toBeSuccess();
  });

  test('moves nothing', covers('QUOTE-TIME-002'), async ({ run }) => {
    const { debited, credited } = await lateExecution(expiryPlatform(run));

    expect([debited, credited], 'what left one account and reached the other').toEqual([0, 0]);
  });

  test('is refused however often', covers('QUOTE-TIME-003'), async ({ run }) => {
    const platform = expiryPlatform(run);
    await lateExecution(platform);
    const { open } = await pastQuotes(platform);

    for (const time of [2, 3]) {
      const reply = await platform.call('executeQuote', executeCall(open));
      expect(reply, `time ${time}`).toBeError(400, 'QUOTE_EXPIRED');
    }
  });

  test('is refused with a key as well', covers('QUOTE-TIME-006'), async ({ run }) => {
    const platform = expiryPlatform(run);
    const { open } = await pastQuotes(platform);

    const reply = await platform.call('executeQuote', executeCall(open, platform.unique()));

    expect(reply).toBeError(400, 'QUOTE_EXPIRED');
  });

  for (const [way, row] of [
    ['payout', 'QUOTE-TIME-004'],
    ['pull', 'QUOTE-TIME-005'],
  ] as const) {
    test(`is refused where it is a ${way}`, covers(row), async ({ run }) => {
      const platform = expiryPlatform(run);
      const { [way]: quote } = await pastElsewhere(platform);

      const reply = await platform.call('executeQuote', executeCall(quote));

      expect(reply).toBeError(400, 'QUOTE_EXPIRED');
    });
  }

  for (const [what, row, which, expected] of [
    ['is EXPIRED', 'QUOTE-STATE-004', 'open', 'EXPIRED'],
    ['is COMPLETED where it was paid', 'QUOTE-STATE-006', 'executed', 'COMPLETED'],
  ] as const) {
    test(what, covers(row), async ({ run }) => {
      const platform = expiryPlatform(run);
      const { [which]: quote } = await pastQuotes(platform);

      const status = await quoteStatus(platform, quote, expected);

      if (status !== expected) unlessConfirmed('G-152', `it is ${status}`);
      expect(status, 'the status of the quote').toBe(expected);
    });
  }
});

async function overVolume(run: Run, which: keyof OverVolume): Promise<Moved> {
  const { [which]: payment } = await paidOverVolume(volumePlatform(run));
  return payment ?? unverified('no payout in dollars is taken, and none is owed (G-154)');
}

test.describe('a payment above the volume of the day', () => {
  for (const [way, which, refused, moves] of [
    ['', 'later', 'LIMIT-VOLUME-001', 'LIMIT-VOLUME-002'],
    [' at once', 'atOnce', 'LIMIT-VOLUME-004', 'LIMIT-VOLUME-005'],
    [' to an account elsewhere', 'payout', 'LIMIT-VOLUME-006', 'LIMIT-VOLUME-007'],
  ] as const) {
    test(`is refused${way}`, covers(refused), async ({ run }) => {
      const { reply } = await overVolume(run, which);

      expect(reply).toBeRefused(429);
    });

    test(`moves nothing${way}`, covers(moves), async ({ run }) => {
      const { debited, credited } = await overVolume(run, which);

      expect([debited, credited], 'what left one account and reached the other').toEqual([0, 0]);
    });
  }

  test('has the code of it, where one is shown', covers('LIMIT-VOLUME-003'), async ({ run }) => {
    const { reply } = (await paidOverVolume(volumePlatform(run))).later;
    const code = errorCodeOf(reply);

    if (code === undefined) unverified('the refusal shows no code, as it may (X-19)');
    expect(code, 'its code').toBe('DAILY_VOLUME_LIMIT_EXCEEDED');
  });
});

test.describe('the day before the limit of one day rises', () => {
  test('more is not settled', covers('LIMIT-SAMEDAY-007'), async ({ run }) => {
    const platform = platformOfAnotherDay(run);
    await letPass(platform, CAP_RISES_AT / 1_000 - 43_200);
    if ((await nowSeconds(platform)) * 1_000 >= CAP_RISES_AT) unverified('that day is over');
    const from = await fundedPayer(platform, 2 * SAME_DAY_CAP.from);

    const { outcome } = await paidSameDay(platform, from, SAME_DAY_CAP.until + DOLLAR);

    if (!isOver(outcome)) unverified(`it is still ${outcome}, and the day is not over`);
    expect(outcome, 'what became of it').not.toBe('COMPLETED');
  });
});

test.describe('from the day on which the limit of one day rises', () => {
  for (const [what, row, amount] of [
    ['more is settled', 'LIMIT-SAMEDAY-004', SAME_DAY_CAP.until + DOLLAR],
    ['too much is not', 'LIMIT-SAMEDAY-005', SAME_DAY_CAP.from + DOLLAR],
  ] as const) {
    test(what, covers(row), async ({ run }) => {
      const platform = platformOfAnotherDay(run);
      await letPass(platform, CAP_RISES_AT / 1_000 + 43_200);
      const from = await fundedPayer(platform, 2 * SAME_DAY_CAP.from);

      const { outcome } = await paidSameDay(platform, from, amount);
      if (!isOver(outcome)) unverified(`it is still ${outcome}, and the day is not over`);

      if (amount > SAME_DAY_CAP.from) {
        expect(outcome, 'what became of it').not.toBe('COMPLETED');
      } else {
        if (outcome !== 'COMPLETED') unlessConfirmed('G-159', `it is ${outcome}`);
        expect(outcome, 'what became of it').toBe('COMPLETED');
      }
    });
  }
});
