import { decideOn, waitingAction, waitingPaymentOf } from '../../fixtures/areas/agents/actions.ts';
import {
  creditedInTheEnd,
  creditedSince,
  newSpender,
  type Spender,
} from '../../fixtures/areas/agents/spender.ts';
import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { createQuote } from '../../fixtures/areas/payments/calls.ts';
import { AMOUNT, quoteBody } from '../../fixtures/areas/payments/quote.ts';
import { readTransaction, refundStatusOf } from '../../fixtures/areas/payments/transaction.ts';
import { decide } from '../../fixtures/areas/transactions/calls.ts';
import { covered } from '../../fixtures/areas/transactions/decisions.ts';
import {
  check,
  expect,
  isSuccess,
  type Platform,
  undecided,
  waitFor,
} from '../../fixtures/index.ts';

/** What is on the account of a new payer, once the money is there. */
function fundedBalance(platform: Platform, { from }: Spender): Promise<number> {
  const isThere = (balance: number) => balance > 0;
  return waitFor(() => balanceOf(platform, from), isThere, platform.target.settleMs);
}

/** Holds that a rejected payment leaves the balance as it was. When a refund is done is left open. */
async function expectUnchanged(
  platform: Platform,
  { from }: Spender,
  held: number,
  transactionId: string,
): Promise<void> {
  const isBack = (balance: number) => balance === held;
  const left = await waitFor(() => balanceOf(platform, from), isBack, platform.target.settleMs);
  if (!isBack(left) && refundStatusOf(await readTransaction(platform, transactionId)) === 'PENDING')
    undecided('the refund of the rejected payment is still PENDING');
  expect(left, 'the balance of the source after the rejection').toBe(held);
}

check.describe('a payment pending approval', () => {
  check(
    'that is rejected leaves the balance of its source unchanged',
    'AGENT-APPROVAL-017',
    async ({ platform }) => {
      const payer = await newSpender(platform);
      const held = await fundedBalance(platform, payer);
      const { before, transactionId } = await waitingPaymentOf(platform, payer);

      const reply = covered('reject', await decide(platform, 'reject', transactionId));

      expect(reply, 'the rejection of the payment').toBeSuccess();
      const credited = await creditedInTheEnd(platform, payer, before);
      expect(credited, 'the credited amount').toBe(0);
      await expectUnchanged(platform, payer, held, transactionId);
    },
  );

  check(
    'leaves the balance unchanged if its action is rejected',
    'AGENT-ACTION-018',
    async ({ platform }) => {
      const payer = await newSpender(platform);
      const held = await fundedBalance(platform, payer);
      const waiting = await waitingAction(platform, payer);

      const reply = await decideOn(platform, 'reject', waiting);

      expect(reply, 'the rejection of the action').toBeSuccess();
      await expectUnchanged(platform, payer, held, waiting.transactionId);
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
