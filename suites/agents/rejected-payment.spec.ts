import { decideOn, waitingAction, waitingPaymentOf } from '../../fixtures/areas/agents/actions.ts';
import {
  creditedInTheEnd,
  creditedSince,
  newSpender,
} from '../../fixtures/areas/agents/spender.ts';
import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { createQuote } from '../../fixtures/areas/payments/calls.ts';
import { AMOUNT, quoteBody } from '../../fixtures/areas/payments/quote.ts';
import { decide } from '../../fixtures/areas/transactions/calls.ts';
import { covered } from '../../fixtures/areas/transactions/decisions.ts';
import { check, expect, isSuccess, undecided, waitFor } from '../../fixtures/index.ts';

check.describe('a payment pending approval', () => {
  check(
    'that is rejected leaves the balance of its source unchanged',
    'AGENT-APPROVAL-017',
    async ({ platform }) => {
      const payer = await newSpender(platform);
      const held = await waitFor(
        () => balanceOf(platform, payer.from),
        (balance) => balance > 0,
        platform.target.settleMs,
      );
      const { before, transactionId } = await waitingPaymentOf(platform, payer);

      const reply = covered('reject', await decide(platform, 'reject', transactionId));

      expect(reply, 'the rejection of the payment').toBeSuccess();
      const credited = await creditedInTheEnd(platform, payer, before);
      expect(credited, 'the credited amount').toBe(0);
      const left = await waitFor(
        () => balanceOf(platform, payer.from),
        (balance) => balance === held,
        platform.target.settleMs,
      );
      expect(left, 'the balance of the source after the rejection').toBe(held);
    },
  );

  check(
    'leaves the balance unchanged if its action is rejected',
    'AGENT-ACTION-018',
    async ({ platform }) => {
      const payer = await newSpender(platform);
      const held = await waitFor(
        () => balanceOf(platform, payer.from),
        (balance) => balance > 0,
        platform.target.settleMs,
      );
      const waiting = await waitingAction(platform, payer);

      const reply = await decideOn(platform, 'reject', waiting);

      expect(reply, 'the rejection of the action').toBeSuccess();
      const left = await waitFor(
        () => balanceOf(platform, payer.from),
        (balance) => balance === held,
        platform.target.settleMs,
      );
      expect(left, 'the balance of the source after the rejection').toBe(held);
    },
  );

  check(
    'that is approved does not overdraw its source',
    'AGENT-APPROVAL-018',
    async ({ platform }) => {
      const payer = await newSpender(platform, 1.5 * AMOUNT);
      const { before, transactionId } = await waitingPaymentOf(platform, payer);
      const { from, to } = payer;
      const body = quoteBody(from.accountId, to.accountId, { immediatelyExecute: true });
      // A service may hold the money that waits, and refuse this payment.
      const other = await createQuote(platform, body);
      if (isSuccess(other)) await creditedSince(platform, payer, before);

      const approval = await decide(platform, 'approve', transactionId);

      if (!isSuccess(other) && !isSuccess(approval))
        undecided('neither the payment pending approval nor another one was accepted', approval);
      await creditedInTheEnd(platform, payer, before);
      const left = await balanceOf(platform, from);
      expect(left, 'the balance of the source after the approval').toBeGreaterThanOrEqual(0);
    },
  );
});
