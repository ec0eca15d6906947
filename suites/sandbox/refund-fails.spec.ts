import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { settledBalance } from '../../fixtures/areas/payments/balance.ts';
import { recordOf } from '../../fixtures/areas/payments/magic-suffix-payment.ts';
import { hasOutcome } from '../../fixtures/areas/payments/payment-outcome.ts';
import { watchMs } from '../../fixtures/areas/payments/settling-time.ts';
import { seenLater } from '../../fixtures/areas/payments/times-moved.ts';
import { endedPayments, totalOf } from '../../fixtures/areas/sandbox/conservation.ts';
import { check, expect } from '../../fixtures/index.ts';

check.describe('the balance of', () => {
  check(
    'the source is not restored if the refund fails',
    'PAYTO-MONEY-006',
    async ({ platform }) => {
      const { payer, before, payments } = await endedPayments(
        platform,
        'payout',
        ['007'],
        'failed',
      );

      const records = await Promise.all(payments.map((each) => recordOf(platform, each, 'failed')));
      if (records.every((each) => each !== undefined && hasOutcome(each, 'failed'))) {
        // That it fails shows the table that is followed: both the payout and its refund fail.
        const read = () => balanceOf(platform, payer);
        const first = await read();
        expect(first, 'the balance after a refund that failed').toBeLessThan(before);
        // A service may return the amount a while after it shows the refund as failed.
        const later = await seenLater(read, first, await watchMs(platform));
        expect(later, 'the balance after a refund that failed').toBeLessThan(before);
      }
      const expected = before - totalOf(payments, 'totalSendingAmount');
      const after = await settledBalance(platform, payer, expected);
      expect(after, 'the balance after the failed refund').toBe(expected);
    },
  );
});
