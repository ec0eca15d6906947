import { managedAgent } from '../../fixtures/areas/agents/agents.ts';
import { governedBy, governedSpender } from '../../fixtures/areas/agents/governed.ts';
import { readAgent } from '../../fixtures/areas/agents/managed.ts';
import {
  namedOf,
  PERMISSIONS,
  type Permission,
  showsAll,
} from '../../fixtures/areas/agents/policy.ts';
import {
  agentOf,
  creditedInTheEnd,
  creditedSince,
  newSpender,
  openRoutes,
  quotes,
  received,
  spender,
} from '../../fixtures/areas/agents/spender.ts';
import {
  createWithPolicy,
  expectPolicyRefused,
  halfInvalid,
  optionalLimits,
  unknownMembers,
} from '../../fixtures/areas/agents/unknown-policy.ts';
import { check, expect, inParallel, isSuccess, member, notShown } from '../../fixtures/index.ts';
import type { RequirementId } from '../../spec/generated/requirement-ids.ts';

const rows: Readonly<Record<Permission, RequirementId>> = {
  CREATE_QUOTES: 'AGENT-POLICY-001',
  EXECUTE_QUOTES: 'AGENT-POLICY-002',
  CREATE_TRANSFERS: 'AGENT-POLICY-003',
  MANAGE_EXTERNAL_ACCOUNTS: 'AGENT-POLICY-004',
  VIEW_TRANSACTIONS: 'AGENT-POLICY-005',
};

/** What an agent without a permission cannot do. */
const refused: Readonly<Record<Permission, string>> = {
  CREATE_QUOTES: 'creating a quote',
  EXECUTE_QUOTES: 'executing a quote',
  CREATE_TRANSFERS: 'a transfer',
  MANAGE_EXTERNAL_ACCOUNTS: 'a change of external accounts',
  VIEW_TRANSACTIONS: 'GET calls on transactions',
};

check.describe('an agent', () => {
  for (const permission of PERMISSIONS) {
    check(
      `without ${permission} gets 403 for ${refused[permission]}`,
      rows[permission],
      async ({ platform }) => {
        const payer = await governedSpender(platform, permission);
        const permissions = PERMISSIONS.filter((each) => each !== permission);
        const agent = await agentOf(platform, payer, { permissions });
        const calls = await governedBy(platform, permission, payer);
        const before = await received(platform, payer);

        for (const call of calls) {
          expect(await call(agent), `the same call without the permission ${permission}`).toBeError(
            403,
            'FORBIDDEN',
          );
        }

        const credited = await creditedInTheEnd(platform, payer, before);
        expect(credited, 'the credited amount').toBe(0);
        const full = await agentOf(platform, payer);
        for (const call of calls)
          expect(await call(full), 'the same call with every permission').toBeSuccess();
      },
    );

    check(
      `with only the permission ${permission} can make a call that needs it`,
      'AGENT-POLICY-006',
      async ({ platform }) => {
        const payer = await spender(platform);
        const agent = await agentOf(platform, payer, { permissions: [permission] });
        const [own] = await governedBy(platform, permission, payer);
        const before = await received(platform, payer);

        expect(await own(agent), `the call with the permission ${permission} alone`).toBeSuccess();
        if (permission === 'EXECUTE_QUOTES') await creditedSince(platform, payer, before);
      },
    );
  }

  check(
    'without the permission EXECUTE_QUOTES cannot use immediatelyExecute',
    'AGENT-POLICY-007',
    async ({ platform }) => {
      const payer = await newSpender(platform);
      const permissions = ['CREATE_QUOTES', 'VIEW_TRANSACTIONS'];
      const agent = await agentOf(platform, payer, { permissions });
      const routes = await openRoutes(platform);
      const before = await received(platform, payer);

      const atOnce = { immediatelyExecute: true };
      for (const route of routes) {
        expect(
          await quotes(platform, agent, payer, atOnce, route),
          `immediatelyExecute without EXECUTE_QUOTES, ${route} route`,
        ).toBeRefused();
      }

      const credited = await creditedInTheEnd(platform, payer, before);
      expect(credited, 'the credited amount').toBe(0);
      const full = await agentOf(platform, payer);
      for (const route of routes) {
        const reply = await quotes(platform, full, payer, atOnce, route);
        expect(reply, 'the same quote with every permission').toBeSuccess();
      }
    },
  );
});

check.describe('the policy of an agent', () => {
  check(
    'with an invalid permission, mode or limit is refused with 400',
    'AGENT-POLICY-008',
    async ({ platform }) => {
      const { customerId } = await spender(platform);
      const { id: agentId } = await managedAgent(platform, customerId);

      await inParallel(unknownMembers, (members) =>
        expectPolicyRefused(
          platform,
          { agentId, customerId },
          members,
          'an unknown member or value',
        ),
      );
    },
  );

  check('with a negative limit is refused with 400', 'AGENT-POLICY-008', async ({ platform }) => {
    const { customerId } = await spender(platform);
    const { id: agentId } = await managedAgent(platform, customerId);

    await inParallel(optionalLimits, async ({ name, text, negative }) => {
      // A service that takes a text for it does not know this limit.
      if (isSuccess(await createWithPolicy(platform, customerId, text))) return;
      await expectPolicyRefused(platform, { agentId, customerId }, negative, `a negative ${name}`);
    });
  });

  check(
    'stays unchanged after a PATCH that returns 400',
    'AGENT-POLICY-013',
    async ({ platform }) => {
      const { customerId } = await spender(platform);
      const agent = await managedAgent(platform, customerId);
      const policy = async () => member(await readAgent(platform, agent), 'policy');
      const before = await policy();

      const body = halfInvalid;
      const reply = await platform.api.updateAgentPolicy({ agentId: agent.id, body });

      expect(reply, 'a valid mode beside a negative limit').toBeError(400, 'INVALID_INPUT');
      const isKept = showsAll(await policy(), namedOf(before));
      expect(isKept, 'whether the policy is as before the refused change').toBe(true);
    },
  );

  check('is shown as it was sent', 'AGENT-POLICY-009', async ({ platform }) => {
    const { customerId, from } = await spender(platform);
    const limit = { currency: 'USD', perTransactionLimit: 1_001, dailyLimit: 20_002 };
    const sent = {
      permissions: ['CREATE_QUOTES', 'VIEW_TRANSACTIONS'],
      defaultExecutionMode: 'APPROVAL_REQUIRED',
      spendingLimits: [{ ...limit, dailyTransactionLimit: 3, monthlyLimit: 300_003 }],
      accountRestrictions: { allowedAccountIds: [from.accountId] },
      approvalThresholds: [{ currency: 'USD', amount: 404 }],
    };

    const { json, id: agentId } = await managedAgent(platform, customerId, { policy: sent });

    const read = await platform.api.getAgentById({ agentId });
    for (const record of [member(json, 'agent'), read.json]) {
      const policy = member(record, 'policy');
      for (const [name, value] of Object.entries(sent)) {
        const shown = member(policy, name);
        // Another shape says nothing of the policy.
        if (typeof shown !== typeof value) notShown(name);
        const isShown = showsAll(shown, value);
        expect(isShown, `whether ${name} is shown as it was sent`).toBe(true);
      }
    }
  });
});
