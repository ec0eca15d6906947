import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { test } from '../../fixtures/check/test.ts';
import { bench, euros } from '../../fixtures/payments/bench.ts';
import { type Paid, paid, type Side } from '../../fixtures/payments/paid-amounts.ts';
import { AMOUNT } from '../../fixtures/payments/quote.ts';
import { expectSent } from '../../fixtures/payments/sent-amount.ts';
import type { Platform } from '../../fixtures/platform/platform.ts';

/** Payments out of US dollars and into them; a side that is ignored shows in one of the two at least. */
async function bothWays(platform: Platform, side: Side): Promise<readonly Paid[]> {
  const [{ from: dollars }, other] = [await bench(platform), await euros(platform)];
  const payments: Paid[] = [];
  for (const ends of [
    { from: dollars, to: other },
    { from: other, to: dollars },
  ]) {
    payments.push(await paid(platform, AMOUNT, side, ends));
  }
  return payments;
}

test.describe('a payment between currencies', () => {
  test('takes a locked amount exactly', covers('QUOTE-LOCK-005'), async ({ platform }) => {
    for (const { reply, debited } of await bothWays(platform, 'SENDING')) {
      expect(reply).toBeSuccess();
      expectSent(debited, AMOUNT);
    }
  });

  test('brings a locked amount exactly', covers('QUOTE-LOCK-006'), async ({ platform }) => {
    for (const { reply, credited } of await bothWays(platform, 'RECEIVING')) {
      expect(reply).toBeSuccess();
      expect(credited, 'what reached the destination').toBe(AMOUNT);
    }
  });
});
