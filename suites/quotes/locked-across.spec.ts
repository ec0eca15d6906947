import { accountsUnderTest, euros } from '../../fixtures/areas/quotes/accounts-under-test.ts';
import { type Paid, paid, type Side } from '../../fixtures/areas/quotes/paid-amounts.ts';
import { AMOUNT } from '../../fixtures/areas/quotes/quote.ts';
import { expectSent } from '../../fixtures/areas/quotes/sent-amount.ts';
import { covers, expect, type Platform, test } from '../../fixtures/index.ts';

/** Payments out of US dollars and into them; a side that is ignored shows in one of the two at least. */
async function bothWays(platform: Platform, side: Side): Promise<readonly Paid[]> {
  const [{ from: dollars }, other] = [await accountsUnderTest(platform), await euros(platform)];
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
