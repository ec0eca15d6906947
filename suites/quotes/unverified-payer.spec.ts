import {
  paysByItself,
  requireAgentMay,
  unlimitedAgent,
} from '../../fixtures/areas/agents/unlimited-agent.ts';
import { newApprovedCustomer } from '../../fixtures/areas/customers/customers.ts';
import { newExternalAccount } from '../../fixtures/areas/external-accounts/payee.ts';
import { accountsUnderTest } from '../../fixtures/areas/payments/accounts-under-test.ts';
import type { Payer } from '../../fixtures/areas/payments/payer.ts';
import {
  newQuote,
  quoteBody,
  requireOwnRules,
  requireServed,
} from '../../fixtures/areas/payments/quote.ts';
import { quoteAndExecute } from '../../fixtures/areas/payments/quote-and-execute.ts';
import {
  pulledFromUnverified,
  unverifiedAccount,
  unverifiedPayer,
} from '../../fixtures/areas/quotes/unverified-payer.ts';
import { check, expect } from '../../fixtures/index.ts';

check.describe('a pull', () => {
  for (const [type, refusal, effect] of [
    ['individual', 'QUOTE-VERIFIED-001', 'QUOTE-VERIFIED-002'],
    ['business', 'QUOTE-VERIFIED-003', 'QUOTE-VERIFIED-004'],
  ] as const) {
    check(`from an unverified ${type} is refused`, refusal, async ({ platform }) => {
      const { reply } = await pulledFromUnverified(platform, type);

      expect(reply).toBeError(403, 'CUSTOMER_NOT_VERIFIED');
    });

    check(`from an unverified ${type} credits nothing`, effect, async ({ platform }) => {
      const { reply, credited } = await pulledFromUnverified(platform, type);

      expect(reply).toBeRefused();
      expect(credited, 'the amount credited to the destination').toBe(0);
    });
  }

  for (const [type, status, row] of [
    ['pending individual', 'PENDING', 'QUOTE-VERIFIED-006'],
    ['rejected individual', 'REJECTED', 'QUOTE-VERIFIED-007'],
  ] as const) {
    check(
      `from a ${status} individual is refused and credits nothing`,
      row,
      async ({ platform }) => {
        const { reply, credited } = await pulledFromUnverified(platform, type);

        expect(reply).toBeError(403, 'CUSTOMER_NOT_VERIFIED');
        expect(credited, 'the amount credited to the destination').toBe(0);
      },
    );
  }

  check(
    'without immediatelyExecute from an unverified individual is refused',
    'QUOTE-VERIFIED-005',
    async ({ platform }) => {
      const { from: to } = await accountsUnderTest(platform);
      // A service need not quote out of an account elsewhere what is not paid at once.
      const verified = await newExternalAccount(platform, to.customerId);
      await newQuote(platform, quoteBody(verified.id, to.accountId), { corridor: 'a pull' });
      const id = await unverifiedAccount(platform, 'individual');

      const reply = await quoteAndExecute(platform, quoteBody(id, to.accountId));

      expect(reply).toBeError(403, 'CUSTOMER_NOT_VERIFIED');
    },
  );

  check(
    'by an agent from its unverified customer is refused',
    'QUOTE-VERIFIED-008',
    async ({ platform }) => {
      const { id: customerId } = await newApprovedCustomer(platform);
      // An agent may be kept from what belongs to others, and who is not verified may hold nothing here.
      const bodyOf = async ({ customerId: owner, accountId }: Payer) =>
        quoteBody(accountId, (await newExternalAccount(platform, owner)).id);
      const { id: accountId } = await newExternalAccount(platform, customerId);
      const agent = await unlimitedAgent(platform, customerId);
      const control = await paysByItself(platform, agent, await bodyOf({ customerId, accountId }));
      requireServed(requireOwnRules(control), 'a pull of an agent');
      requireAgentMay(platform, 'agentExecuteQuote', control);
      const payer = await unverifiedPayer(platform, 'individual');
      const unverified = await unlimitedAgent(platform, payer.customerId);
      const body = await bodyOf(payer);

      const reply = await paysByItself(platform, unverified, body);

      expect(reply).toBeError(403, 'CUSTOMER_NOT_VERIFIED');
    },
  );
});
