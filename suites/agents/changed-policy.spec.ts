import { managedAgent } from '../../fixtures/areas/agents/agents.ts';
import { changeAgent, changePolicy, readAgent } from '../../fixtures/areas/agents/managed.ts';
import { ASKS, limitOf, PERMISSIONS, showsAll } from '../../fixtures/areas/agents/policy.ts';
import {
  agentOf,
  creditedBy,
  creditedInTheEnd,
  creditedSince,
  paid,
  pays,
  received,
  spender,
} from '../../fixtures/areas/agents/spender.ts';
import { AMOUNT } from '../../fixtures/areas/payments/quote.ts';
import { check, expect, isSuccess, member, notShown, undecided } from '../../fixtures/index.ts';

const WITHIN = AMOUNT - 100;

check.describe('PATCH /agents/{agentId}/policy', () => {
  check(
    'with the permissions keeps the rest of the policy',
    'AGENT-UPDATE-005',
    async ({ platform }) => {
      const { customerId, from } = await spender(platform);
      const policy = {
        ...ASKS,
        spendingLimits: [limitOf('USD', { perTransactionLimit: AMOUNT })],
        approvalThresholds: [{ currency: 'USD', amount: WITHIN }],
        accountRestrictions: { allowedAccountIds: [from.accountId] },
      };
      const agent = await managedAgent(platform, customerId, { policy });
      const before = member(await readAgent(platform, agent), 'policy');

      await changePolicy(platform, agent, { permissions: PERMISSIONS });

      const after = member(await readAgent(platform, agent), 'policy');
      const shown = Object.entries(policy).filter(([name, sent]) =>
        showsAll(member(before, name), sent),
      );
      if (shown.length === 0) notShown('the policy of the agent');
      for (const [name, sent] of shown)
        expect(showsAll(member(after, name), sent), `whether ${name} is as sent`).toBe(true);
    },
  );

  check(
    'with the permissions leaves the limit in force',
    'AGENT-UPDATE-009',
    async ({ platform }) => {
      const payer = await spender(platform);
      const spendingLimits = [limitOf('USD', { perTransactionLimit: AMOUNT })];
      const agent = await agentOf(platform, payer, { spendingLimits });

      await changePolicy(platform, agent, { permissions: PERMISSIONS });

      await paid(platform, agent, payer, { amount: WITHIN });
      const before = await received(platform, payer);
      const reply = await pays(platform, agent, payer, { amount: AMOUNT + 1 });
      expect(reply, 'a payment of one unit above the limit').toBeError(403, 'FORBIDDEN');
      const credited = await creditedInTheEnd(platform, payer, before);
      expect(credited, 'the credited amount').toBe(0);
    },
  );

  check(
    'with the permissions leaves payments in need of approval',
    'AGENT-UPDATE-009',
    async ({ platform }) => {
      const credited = await creditedBy(
        platform,
        ASKS,
        async (agent, payer) => {
          await changePolicy(platform, agent, { permissions: PERMISSIONS });
          return pays(platform, agent, payer);
        },
        (sum) => sum === 0,
      );

      expect(credited, 'the amount credited without an approval').toBe(0);
    },
  );

  check('with an empty list of limits ends them', 'AGENT-UPDATE-010', async ({ platform }) => {
    const payer = await spender(platform);
    const spendingLimits = [limitOf('USD', { perTransactionLimit: WITHIN })];
    const agent = await agentOf(platform, payer, { spendingLimits });
    const held = await pays(platform, agent, payer);
    if (isSuccess(held)) undecided('an agent may pay more than its limit per transaction', held);
    const reply = await platform.api.updateAgentPolicy({
      agentId: agent.id,
      body: { spendingLimits: [] },
    });
    if (!isSuccess(reply))
      undecided('the policy of an agent does not accept an empty list of limits', reply);

    const before = await received(platform, payer);
    const last = await pays(platform, agent, payer);
    expect(last, 'a payment above the limit that was removed').toBeSuccess();
    await creditedSince(platform, payer, before);
  });

  check(
    'with other accounts replaces the accounts of the policy',
    'AGENT-UPDATE-011',
    async ({ platform }) => {
      const payer = await spender(platform);
      const { from, to } = payer;
      const allowed = { allowedAccountIds: [from.accountId, to.accountId] };
      const agent = await agentOf(platform, payer, { accountRestrictions: allowed });
      await paid(platform, agent, payer, { amount: WITHIN });
      const before = await received(platform, payer);

      const accountRestrictions = { allowedAccountIds: [to.accountId] };
      await changePolicy(platform, agent, { accountRestrictions });

      const reply = await pays(platform, agent, payer);
      expect(reply, 'a payment from the account that was removed').toBeError(403, 'FORBIDDEN');
      const credited = await creditedInTheEnd(platform, payer, before);
      expect(credited, 'the credited amount').toBe(0);
    },
  );

  check('of a paused agent leaves it paused', 'AGENT-UPDATE-012', async ({ platform }) => {
    const payer = await spender(platform);
    const agent = await agentOf(platform, payer);
    await paid(platform, agent, payer, { amount: WITHIN });
    await changeAgent(platform, agent, { isPaused: true });
    const before = await received(platform, payer);

    await changePolicy(platform, agent, { permissions: PERMISSIONS });

    expect(await pays(platform, agent, payer), 'a payment of the paused agent').toBeRefused();
    const credited = await creditedInTheEnd(platform, payer, before);
    expect(credited, 'the amount credited during the pause').toBe(0);
  });
});
