import {
  actionsOf,
  decidedOn,
  statusOfAction,
  waitingActionOf,
} from '../../fixtures/areas/agents/actions.ts';
import { agentPayment } from '../../fixtures/areas/agents/agent-payment.ts';
import { ASKS } from '../../fixtures/areas/agents/policy.ts';
import { agentOf, newSpender, received } from '../../fixtures/areas/agents/spender.ts';
import { newExternalAccount } from '../../fixtures/areas/external-accounts/payee.ts';
import { promptKind } from '../../fixtures/areas/payments/magic-suffix-payment.ts';
import {
  hasOutcome,
  transactionWithOutcome,
} from '../../fixtures/areas/payments/payment-outcome.ts';
import { check, expect, member, undecided } from '../../fixtures/index.ts';

check.describe('an approved action whose payment failed', () => {
  check('is not shown as REJECTED', 'AGENT-ACTION-020', async ({ platform }) => {
    const kind = await promptKind(platform, 'payout');
    const payer = await newSpender(platform);
    const agent = await agentOf(platform, payer, ASKS);
    const { customerId, from } = payer;
    const { id: destinationId } = await newExternalAccount(platform, customerId, {
      kind,
      suffix: '002',
    });
    const before = await received(platform, payer);
    const ends = { accountId: from.accountId, destinationId };
    const transactionId = await agentPayment(platform, agent, ends);
    const actionId = await waitingActionOf(platform, agent);
    const waiting = { spender: payer, agent, transactionId, before, actionId };
    await decidedOn(platform, 'approve', waiting);
    if (!hasOutcome(await transactionWithOutcome(platform, transactionId, 'failed'), 'failed'))
      undecided('the approved payment to an account ending in 002 has not failed');

    const status = await statusOfAction(platform, waiting);

    expect(status, 'the status of the action').not.toBe('REJECTED');
    const rows = await actionsOf(platform, agent);
    const listed = rows.map((row) => member(row, 'status'));
    expect(listed, 'the listed status of the action').not.toContain('REJECTED');
  });
});
