import {
  paysBeyond,
  requireAgentMay,
  unlimitedAgent,
} from '../../fixtures/areas/agents/unlimited-agent.ts';
import { setBankValidation } from '../../fixtures/areas/external-accounts/bank-validation.ts';
import {
  accountsUnderTest,
  moneyMovedBy,
} from '../../fixtures/areas/payments/accounts-under-test.ts';
import { createQuote } from '../../fixtures/areas/payments/calls.ts';
import {
  newQuote,
  quoteBody,
  RECEIVING,
  requireOwnRules,
  requireServed,
} from '../../fixtures/areas/payments/quote.ts';
import { quoteAndExecute } from '../../fixtures/areas/payments/quote-and-execute.ts';
import { quotedPayout } from '../../fixtures/areas/quotes/bank-payout.ts';
import { check, expect } from '../../fixtures/index.ts';

const PENDING = 'BANK_ACCOUNT_VALIDATION_PENDING';

check.describe('while a US bank account is validated,', () => {
  check(
    'a quote locking the receiving amount is refused',
    'QUOTE-BANK-007',
    async ({ platform }) => {
      const { accountId, body } = await quotedPayout(platform);
      const received = { ...body, lockedCurrencySide: 'RECEIVING' };
      await newQuote(platform, received, RECEIVING);
      await setBankValidation(platform, accountId, 'PENDING');

      const reply = await quoteAndExecute(platform, received);

      expect(requireOwnRules(reply)).toBeError(409, PENDING);
    },
  );

  check('a payout over ACH_SAME_DAY is refused', 'QUOTE-BANK-008', async ({ platform }) => {
    const { accountId, body } = await quotedPayout(platform);
    const destination = { ...Object(body['destination']), paymentRail: 'ACH_SAME_DAY' };
    const sameDay = { ...body, destination };
    await newQuote(platform, sameDay, { corridor: 'a payout over ACH_SAME_DAY' });
    await setBankValidation(platform, accountId, 'PENDING');

    const reply = await quoteAndExecute(platform, sameDay);

    expect(requireOwnRules(reply)).toBeError(409, PENDING);
  });

  check('a payout by an agent is refused', 'QUOTE-BANK-009', async ({ platform }) => {
    const { accountId, body } = await quotedPayout(platform);
    const { from } = await accountsUnderTest(platform);
    const { auth } = await unlimitedAgent(platform, from.customerId);
    const caller = { auth, operation: 'agentCreateQuote' } as const;
    const taken = await createQuote(platform, body, caller);
    requireServed(requireOwnRules(taken), 'a payout of an agent');
    requireAgentMay(platform, 'agentCreateQuote', taken);
    await setBankValidation(platform, accountId, 'PENDING');

    const reply = await paysBeyond(platform, { auth }, body);

    expect(requireOwnRules(reply)).toBeError(409, PENDING);
  });
});

check.describe('a pull from a US bank account', () => {
  for (const [what, validation, row] of [
    ['that failed its validation', 'FAILED', 'QUOTE-BANK-010'],
    ['under validation', 'PENDING', 'QUOTE-BANK-011'],
  ] as const) {
    check(`${what} credits nothing`, row, async ({ platform }) => {
      const { accountId } = await quotedPayout(platform);
      const { from: to } = await accountsUnderTest(platform);
      const pull = quoteBody(accountId, to.accountId);
      await newQuote(platform, pull, { corridor: 'a pull in dollars' });
      await setBankValidation(platform, accountId, validation);

      const pay = () => createQuote(platform, { ...pull, immediatelyExecute: true });
      const { credited } = await moneyMovedBy(platform, { to }, pay, 'nothing');

      expect(credited, 'the amount credited by the pull').toBe(0);
    });
  }
});
