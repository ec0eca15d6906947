import { agentPayment } from '../../fixtures/areas/agents/agent-payment.ts';
import {
  paysByItself,
  requireAgentMay,
  unlimitedAgent,
} from '../../fixtures/areas/agents/unlimited-agent.ts';
import { newExternalAccount } from '../../fixtures/areas/external-accounts/payee.ts';
import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { settledBalance } from '../../fixtures/areas/payments/balance.ts';
import { createQuote } from '../../fixtures/areas/payments/calls.ts';
import { promptKind } from '../../fixtures/areas/payments/magic-suffix-payment.ts';
import { newPayer } from '../../fixtures/areas/payments/payer.ts';
import {
  hasOutcome,
  paymentOutcomeOf,
  transactionWithOutcome,
} from '../../fixtures/areas/payments/payment-outcome.ts';
import {
  executeCall,
  quoteBody,
  quoteIn,
  requireOwnRules,
  requireServed,
} from '../../fixtures/areas/payments/quote.ts';
import { transactionIdOf } from '../../fixtures/areas/payments/settled-payment.ts';
import { failureReasonOf } from '../../fixtures/areas/payments/transaction.ts';
import { check, expect, isSuccess, type Platform, undecided } from '../../fixtures/index.ts';

/** A payment of an agent to an account that has it fail, after one that has not; once per worker. */
function failingPayment(platform: Platform) {
  return platform.once('a payment of an agent that fails', async () => {
    const kind = await promptKind(platform, 'payout');
    const payer = await newPayer(platform);
    const agent = await unlimitedAgent(platform, payer.customerId);
    const { customerId, accountId } = payer;
    const taking = await newExternalAccount(platform, customerId, { kind });
    const control = await agentPayment(platform, agent, { accountId, destinationId: taking.id });
    // Money that leaves later would be taken for that of the payment that fails.
    if (!hasOutcome(await transactionWithOutcome(platform, control, 'succeeded'), 'succeeded')) {
      undecided(
        'an ordinary payment of the agent does not complete, so a failed one cannot be told from it',
      );
    }
    const failing = await newExternalAccount(platform, customerId, { kind, suffix: '002' });
    const { auth } = agent;
    const caller = { auth, operation: 'agentCreateQuote' } as const;
    const quoted = await createQuote(platform, quoteBody(accountId, failing.id), caller);
    requireAgentMay(platform, 'agentCreateQuote', quoted);
    const before = await balanceOf(platform, payer);
    const quote = quoteIn(quoted);
    const reply = await platform.call('agentExecuteQuote', { ...executeCall(quote), auth });
    if (requireOwnRules(reply).status >= 300)
      undecided(
        'POST /agents/me/quotes/{quoteId}/execute refuses the payment to an account ending in 002, so the payment cannot fail later',
        reply,
      );
    const id = await transactionIdOf(platform, quote);
    return { payer, before, record: await transactionWithOutcome(platform, id, 'failed') };
  });
}

check.describe("an agent's payment to an account ending in 002", () => {
  check('does not complete', 'AGENT-PAY-001', async ({ platform }) => {
    const { record } = await failingPayment(platform);
    const outcome = paymentOutcomeOf(record);

    // A payment of an agent may wait for an approval.
    if (outcome === 'open')
      undecided(
        'the payment of the agent to an account ending in 002 is still open; it may wait for an approval',
      );
    expect(outcome, 'the outcome of the payment').toBe('failed');
  });

  check('is refunded after QUOTE_EXECUTION_FAILED', 'AGENT-PAY-002', async ({ platform }) => {
    const { payer, before, record } = await failingPayment(platform);
    const reason = failureReasonOf(record);
    if (reason !== 'QUOTE_EXECUTION_FAILED')
      undecided(
        `the payment of the agent to an account ending in 002 failed with ${reason} and not QUOTE_EXECUTION_FAILED`,
      );

    const after = await settledBalance(platform, payer, before);
    expect(after, 'the balance of the payer after the failed payment').toBe(before);
  });
});

check(
  'a pull by an agent from an external account ending in 002 does not complete',
  'AGENT-PAY-003',
  async ({ platform }) => {
    const kind = await promptKind(platform, 'pull');
    const { customerId, accountId } = await newPayer(platform);
    const { auth } = await unlimitedAgent(platform, customerId);
    const taking = await newExternalAccount(platform, customerId, { kind });
    const control = await paysByItself(platform, { auth }, quoteBody(taking.id, accountId));
    requireServed(requireOwnRules(control), 'a pull of an agent');
    requireAgentMay(platform, 'agentExecuteQuote', control);
    const failing = await newExternalAccount(platform, customerId, { kind, suffix: '002' });
    const caller = { auth, operation: 'agentCreateQuote' } as const;

    const quoted = await createQuote(platform, quoteBody(failing.id, accountId), caller);

    // What fails at once may be refused.
    if (!isSuccess(quoted)) return;
    const quote = quoteIn(quoted);
    const reply = await platform.call('agentExecuteQuote', { ...executeCall(quote), auth });
    if (!isSuccess(reply)) return;
    const id = await transactionIdOf(platform, quote);
    const outcome = paymentOutcomeOf(await transactionWithOutcome(platform, id, 'failed'));
    // A payment of an agent may wait for an approval.
    if (outcome === 'open')
      undecided('the pull of the agent from an account ending in 002 has no outcome yet');
    expect(outcome, 'the outcome of the pull').toBe('failed');
  },
);
