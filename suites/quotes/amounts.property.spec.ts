import { amountIn } from '../../fixtures/areas/quotes/amount.ts';
import { type Paid, paid, type Side } from '../../fixtures/areas/quotes/paid-amounts.ts';
import { expectSent } from '../../fixtures/areas/quotes/sent-amount.ts';
import {
  covers,
  expect,
  forAll,
  type Platform,
  test,
  unlessConfirmed,
} from '../../fixtures/index.ts';
import { paymentAmount } from '../../generators/quotes/payment-amount.ts';

const RUNS = 4;

/** Pays amounts locked at an end, and holds something of each payment. */
async function forPayments(
  platform: Platform,
  side: Side,
  holds: (payment: Paid, amount: number) => void,
): Promise<void> {
  await forAll(
    paymentAmount,
    async (amount) => {
      const payment = await paid(platform, amount, side);
      expect(payment.reply).toBeSuccess();
      holds(payment, amount);
    },
    RUNS,
  );
}

test.describe('a payment', () => {
  test('takes a locked amount exactly', covers('QUOTE-LOCK-001'), async ({ platform }) => {
    await forPayments(platform, 'SENDING', (payment, amount) => {
      expectSent(payment.debited, amount);
    });
  });

  test('brings a locked amount exactly', covers('QUOTE-LOCK-002'), async ({ platform }) => {
    await forPayments(platform, 'RECEIVING', ({ credited }, amount) => {
      expect(credited, 'what reached the destination').toBe(amount);
    });
  });

  for (const [side, row, name, gap] of [
    ['SENDING', 'QUOTE-LOCK-003', 'totalSendingAmount', 'G-155'],
    ['RECEIVING', 'QUOTE-LOCK-004', 'totalReceivingAmount', 'G-152'],
  ] as const) {
    test(`shows what is locked as ${name}`, covers(row), async ({ platform }) => {
      await forPayments(platform, side, ({ quote }, amount) => {
        const total = amountIn(quote, name);
        if (total !== amount) unlessConfirmed(gap, `${name} is ${total} for ${amount}`);
        expect(total, name).toBe(amount);
      });
    });
  }

  test('takes what was quoted', covers('QUOTE-AMOUNT-001'), async ({ platform }) => {
    await forPayments(platform, 'RECEIVING', ({ quote, debited }) => {
      const total = amountIn(quote, 'totalSendingAmount');
      if (debited !== total) unlessConfirmed('G-152', `${debited} left the source for ${total}`);
      expectSent(debited, total);
    });
  });

  test('brings what was quoted', covers('QUOTE-AMOUNT-002'), async ({ platform }) => {
    await forPayments(platform, 'SENDING', ({ quote, credited }) => {
      const total = amountIn(quote, 'totalReceivingAmount');
      if (total !== credited) unlessConfirmed('G-152', `${credited} arrived for ${total}`);
      expect(credited, 'what reached the destination').toBe(total);
    });
  });

  test('makes no money', covers('QUOTE-AMOUNT-003'), async ({ platform }) => {
    for (const side of ['SENDING', 'RECEIVING'] as const) {
      await forPayments(platform, side, ({ debited, credited }) => {
        expect(credited, 'what reached the destination').toBeLessThanOrEqual(debited);
      });
    }
  });
});
