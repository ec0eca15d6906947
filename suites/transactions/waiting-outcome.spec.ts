import {
  hasOutcome,
  paymentOutcomeOf,
  transactionWithOutcome,
} from '../../fixtures/areas/payments/payment-outcome.ts';
import { decide } from '../../fixtures/areas/transactions/calls.ts';
import {
  covered,
  waitingPayment,
  waitingTransfer,
} from '../../fixtures/areas/transactions/decisions.ts';
import { timesPaid } from '../../fixtures/areas/transactions/waiting.ts';
import { check, expect, undecided } from '../../fixtures/index.ts';

check.describe('an approved', () => {
  for (const [what, row, make] of [
    [
      'payment to an account number ending in 002 or 004 fails',
      'APPROVAL-WAIT-023',
      waitingPayment,
    ],
    [
      'transfer-out to an account number ending in 002 or 004 fails',
      'APPROVAL-WAIT-024',
      waitingTransfer,
    ],
  ] as const) {
    check(what, row, async ({ platform }) => {
      const ordinary = await make(platform, row);
      await decide(platform, 'approve', ordinary.id);
      const control = await transactionWithOutcome(platform, ordinary.id, 'succeeded');
      if (hasOutcome(control, 'failed'))
        undecided('an approved payment to an ordinary account fails as well');

      for (const suffix of ['002', '004']) {
        const { id } = await make(platform, row, suffix);
        const approval = await decide(platform, 'approve', id);
        const record = await transactionWithOutcome(platform, id, 'failed');

        const outcome = paymentOutcomeOf(record);
        // Over some rails it takes days; a refused approval leaves it where it is.
        if (outcome === 'open')
          undecided(
            `the payment with an account ending in ${suffix} is still open after its approval answered ${approval.status}`,
          );
        expect(outcome, `the outcome with an account ending in ${suffix}`).toBe('failed');
      }
    });
  }
});

check.describe('a transfer-out pending platform approval', () => {
  for (const [what, row, decision] of [
    ['moves no money after it is rejected', 'APPROVAL-WAIT-025', 'reject'],
    ['moves no money after it is cancelled', 'APPROVAL-WAIT-026', 'cancel'],
  ] as const) {
    check(what, row, async ({ platform }) => {
      const waiting = await waitingTransfer(platform, `transfer ${decision}`);

      const reply = covered(decision, await decide(platform, decision, waiting.id));

      expect(reply, 'the decision').toBeSuccess();
      expect(await timesPaid(platform, waiting, 0), 'how often the money moved').toBe(0);
    });
  }
});
