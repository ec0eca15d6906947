import { bankOf } from '../../fixtures/areas/agents/governed.ts';
import {
  agentOf,
  creditedInTheEnd,
  creditedSince,
  newSpender,
  openRoutes,
  paid,
  pays,
  quotes,
  received,
  spender,
} from '../../fixtures/areas/agents/spender.ts';
import { AMOUNT } from '../../fixtures/areas/payments/quote.ts';
import { check, expect, isSuccess, setUp } from '../../fixtures/index.ts';

check.describe("an agent's payment", () => {
  check(
    'from an account that the policy does not allow returns 403',
    'AGENT-POLICY-010',
    async ({ platform }) => {
      const payer = await spender(platform);
      const accountRestrictions = { allowedAccountIds: [payer.to.accountId] };
      const agent = await agentOf(platform, payer, { accountRestrictions });
      const routes = await openRoutes(platform);
      const before = await received(platform, payer);

      for (const route of routes) {
        expect(
          await pays(platform, agent, payer, { route }),
          'a payment from the account that is not allowed',
        ).toBeError(403, 'FORBIDDEN');
      }

      const credited = await creditedInTheEnd(platform, payer, before);
      expect(credited, 'the amount credited by the refused payments').toBe(0);
      const allowed = { allowedAccountIds: [payer.from.accountId, payer.to.accountId] };
      const allowedAgent = await agentOf(platform, payer, { accountRestrictions: allowed });
      for (const route of routes) await paid(platform, allowedAgent, payer, { route });
    },
  );

  check(
    'by transfer-out from an account the policy does not allow returns 403',
    'AGENT-POLICY-012',
    async ({ platform }) => {
      const payer = await spender(platform);
      const { id } = await bankOf(platform, payer);
      const source = { accountId: payer.from.accountId };
      const body = { source, destination: { accountId: id }, amount: AMOUNT };
      const { accountId } = payer.to;
      const held = (...allowedAccountIds: readonly string[]) =>
        agentOf(platform, payer, { accountRestrictions: { allowedAccountIds } });
      const { auth } = await held(accountId, source.accountId, id);
      await setUp(platform, 'agentCreateTransferOut', { body, auth }, 'P-15 an allowed transfer');
      // Whether the call of platforms takes an agent is left open; where it does, the policy holds.
      const isOpen = isSuccess(await platform.api.createTransferOut({ body, auth }));
      const agent = await held(accountId, id);

      for (const operation of ['agentCreateTransferOut', 'createTransferOut'] as const) {
        if (operation === 'createTransferOut' && !isOpen) continue;
        const reply = await platform.call(operation, { body, auth: agent.auth });
        expect(reply, 'a transfer from the account that is not allowed').toBeError(
          403,
          'FORBIDDEN',
        );
      }
    },
  );

  check(
    'from an account of another customer is refused',
    'AGENT-SCOPE-009',
    async ({ platform }) => {
      const payer = await spender(platform);
      const other = await newSpender(platform);
      const agent = await agentOf(platform, payer);
      const routes = await openRoutes(platform);
      for (const route of routes) await paid(platform, agent, payer, { route });
      const before = await received(platform, payer);

      for (const route of routes) {
        const foreign = { from: other.from, to: payer.to };
        expect(
          await pays(platform, agent, foreign, { route }),
          'a payment from the account of another customer',
        ).toBeRefused();
        const atOnce = { immediatelyExecute: true };
        expect(
          await quotes(platform, agent, foreign, atOnce, route),
          'a payment at once from the account of another customer',
        ).toBeRefused();
      }

      const credited = await creditedInTheEnd(platform, payer, before);
      expect(credited, 'the amount credited by the refused payments').toBe(0);
    },
  );

  check(
    'from an account that the policy allows is accepted',
    'AGENT-POLICY-011',
    async ({ platform }) => {
      const payer = await spender(platform);
      const accountRestrictions = { allowedAccountIds: [payer.from.accountId, payer.to.accountId] };
      const agent = await agentOf(platform, payer, { accountRestrictions });
      const before = await received(platform, payer);

      expect(
        await pays(platform, agent, payer),
        'a payment from the allowed account',
      ).toBeSuccess();
      await creditedSince(platform, payer, before);
    },
  );
});
