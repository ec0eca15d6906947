import {
  accountsUnderTest,
  moneyMovedBy,
} from '../../fixtures/areas/quotes/accounts-under-test.ts';
import {
  capNow,
  DOLLAR,
  fundedPayer,
  limitOf,
  overRail,
} from '../../fixtures/areas/quotes/funded-payer.ts';
import { AMOUNT, quoteBody, sendQuote } from '../../fixtures/areas/quotes/quote.ts';
import {
  isOver,
  paidSameDay,
  type SameDayPayment,
} from '../../fixtures/areas/quotes/same-day-cap.ts';
import { plainQuote, tryPayment } from '../../fixtures/areas/quotes/scenarios.ts';
import {
  covers,
  errorCodeOf,
  expect,
  isSuccess,
  type Platform,
  stuck,
  test,
  unlessConfirmed,
  unverified,
} from '../../fixtures/index.ts';

/** A same-day payment of one dollar too much, once per worker. */
function overCap(platform: Platform) {
  return platform.once('a payment above the cap', async () => {
    const tooMuch = (await capNow(platform)) + DOLLAR;
    const from = await fundedPayer(platform, 2 * tooMuch);
    // When a payment settles on its day is not said, so the small one is not waited for.
    const small = await sendQuote(platform, await overRail(platform, 'ACH_SAME_DAY', AMOUNT, from));
    if (!isSuccess(small))
      stuck(platform, ['G-153', 'G-158'], 'a same-day payment is refused at all');
    return paidSameDay(platform, from, tooMuch);
  });
}

/** It is rejected, and does not go another way instead. */
function expectRejected({ outcome, rails }: SameDayPayment): void {
  if (!isOver(outcome)) {
    expect(rails, 'the rails of what is on its way').not.toContain('ACH');
    unverified(`its transaction is still ${outcome}`);
  }
  expect(outcome, 'what became of it').not.toBe('COMPLETED');
}

test.describe('a payment above the limit of one day', () => {
  test('is not settled', covers('LIMIT-SAMEDAY-001'), async ({ platform }) => {
    expectRejected(await overCap(platform));
  });

  test('leaves the money', covers('LIMIT-SAMEDAY-002'), async ({ platform }) => {
    const { outcome, spent } = await overCap(platform);
    if (!isOver(outcome)) unverified(`its transaction is still ${outcome}`);

    expect(spent, 'what is gone').toBe(0);
  });

  test('is not settled at once', covers('LIMIT-SAMEDAY-006'), async ({ platform }) => {
    await overCap(platform);
    const tooMuch = (await capNow(platform)) + DOLLAR;
    const from = await fundedPayer(platform, 2 * tooMuch);

    expectRejected(await paidSameDay(platform, from, tooMuch, { immediatelyExecute: true }));
  });

  test('is not settled if SENDING is locked', covers('LIMIT-SAMEDAY-008'), async ({ platform }) => {
    const small = await sendQuote(platform, await overRail(platform, 'ACH_SAME_DAY', AMOUNT));
    if (!isSuccess(small)) stuck(platform, ['G-158'], 'a same-day payment is refused at all');
    const cap = await capNow(platform);
    const from = await fundedPayer(platform, 2 * (cap + DOLLAR));
    // Fees stay far below what is paid, so more than the cap is left of this.
    const sent = Math.ceil(1.5 * cap);

    expectRejected(await paidSameDay(platform, from, sent, { lockedCurrencySide: 'SENDING' }));
  });

  test('is accepted over ACH', covers('LIMIT-SAMEDAY-003'), async ({ platform }) => {
    const tooMuch = (await capNow(platform)) + DOLLAR;
    const from = await fundedPayer(platform, 2 * tooMuch);

    const reply = await sendQuote(platform, await overRail(platform, 'ACH', tooMuch, from));

    if (!isSuccess(reply)) unlessConfirmed('G-159', `it answered ${reply.status}`);
    expect(reply).toBeSuccess();
  });
});

test.describe('a payment above the maximum of one', () => {
  const ways = {
    later: [{}, tryPayment],
    atOnce: [{ immediatelyExecute: true }, sendQuote],
  } as const;

  /** Tries it, once per worker and way. */
  const tooLarge = (platform: Platform, way: keyof typeof ways) =>
    platform.once(`a payment above the maximum, ${way}`, async () => {
      const [members, send] = ways[way];
      const lockedCurrencyAmount = limitOf(platform, 'singleTransaction') + 1;
      await plainQuote(platform);
      const from = await fundedPayer(platform, 2 * lockedCurrencyAmount);
      const { to } = await accountsUnderTest(platform);
      const body = quoteBody(from.accountId, to.accountId, { lockedCurrencyAmount, ...members });
      return moneyMovedBy(platform, { from, to }, () => send(platform, body), 'nothing');
    });

  for (const [what, way, refused, moves] of [
    ['', 'later', 'LIMIT-SIZE-001', 'LIMIT-SIZE-002'],
    [' at once', 'atOnce', 'LIMIT-SIZE-004', 'LIMIT-SIZE-005'],
  ] as const) {
    test(`is refused${what}`, covers(refused), async ({ platform }) => {
      const { reply } = await tooLarge(platform, way);

      expect(reply).toBeError(400, 'TRANSACTION_SIZE_LIMIT_EXCEEDED');
    });

    test(`moves nothing${what}`, covers(moves), async ({ platform }) => {
      const { debited, credited } = await tooLarge(platform, way);

      expect([debited, credited], 'what left one account and reached the other').toEqual([0, 0]);
    });
  }

  test('is none of the maximum itself', covers('LIMIT-SIZE-003'), async ({ platform }) => {
    const lockedCurrencyAmount = limitOf(platform, 'singleTransaction');
    const from = await fundedPayer(platform, 2 * (lockedCurrencyAmount + 1));
    const { to } = await accountsUnderTest(platform);
    const body = quoteBody(from.accountId, to.accountId, { lockedCurrencyAmount });

    const reply = await sendQuote(platform, body);

    if (!isSuccess(reply)) unlessConfirmed('G-29', `it answered ${errorCodeOf(reply)}`);
    expect(reply).toBeSuccess();
  });
});
