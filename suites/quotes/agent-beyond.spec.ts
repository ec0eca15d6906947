import {
  creditedInTheEnd,
  creditedSince,
  newSpender,
  pays,
} from '../../fixtures/areas/agents/spender.ts';
import {
  paysBeyond,
  requireAgentMay,
  unlimitedAgent,
} from '../../fixtures/areas/agents/unlimited-agent.ts';
import { newExternalAccount } from '../../fixtures/areas/external-accounts/payee.ts';
import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import {
  accountsUnderTest,
  moneyMovedBy,
} from '../../fixtures/areas/payments/accounts-under-test.ts';
import { createQuote } from '../../fixtures/areas/payments/calls.ts';
import {
  capNow,
  DOLLAR,
  fundedPayer,
  limitOf,
} from '../../fixtures/areas/payments/funded-payer.ts';
import {
  executeCall,
  quoteBody,
  quoteIn,
  requireOwnRules,
  requireServed,
} from '../../fixtures/areas/payments/quote.ts';
import { documentedBody, requirementsOf } from '../../fixtures/areas/quotes/documented.ts';
import { isOver, sameDayOutcome } from '../../fixtures/areas/quotes/same-day-cap.ts';
import {
  check,
  errorCodeOf,
  expect,
  isSuccess,
  type Platform,
  undecided,
} from '../../fixtures/index.ts';

/** A payout above the maximum by an agent, who is given a quote for little before; once per worker. */
function tooMuchByAgent(platform: Platform) {
  return platform.once('a payout above the maximum by an agent', async () => {
    const lockedCurrencyAmount = limitOf(platform, 'singleTransaction') + 1;
    const from = await fundedPayer(platform, 4 * lockedCurrencyAmount);
    const { auth } = await unlimitedAgent(platform, from.customerId);
    const { id } = await newExternalAccount(platform, from.customerId, { kind: 'USD_ACCOUNT' });
    const caller = { auth, operation: 'agentCreateQuote' } as const;
    const little = quoteBody(from.accountId, id);
    const taken = await createQuote(platform, little, caller);
    requireServed(requireOwnRules(taken), 'a payout in dollars');
    requireAgentMay(platform, 'agentCreateQuote', taken);
    const body = { ...little, lockedCurrencyAmount };
    const pay = () => paysBeyond(platform, { auth }, body);
    return moneyMovedBy(platform, { from }, pay, 'nothing');
  });
}

check.describe('a payment by an agent', () => {
  check(
    'above the balance of the source credits nothing',
    'QUOTE-FUNDS-009',
    async ({ platform }) => {
      const payer = await newSpender(platform);
      const agent = await unlimitedAgent(platform, payer.customerId);
      const held = await balanceOf(platform, payer.to);
      const control = await pays(platform, agent, payer);
      requireServed(control, 'a payment of an agent');
      requireAgentMay(platform, 'agentExecuteQuote', control);
      await creditedSince(platform, payer, held);
      const before = await balanceOf(platform, payer.to);
      const amount = (await balanceOf(platform, payer.from)) + 1;

      await pays(platform, agent, payer, { amount });

      const credited = await creditedInTheEnd(platform, payer, before);
      expect(credited, 'the amount credited to the destination').toBe(0);
    },
  );

  check(
    'above the single-transaction maximum is refused',
    'LIMIT-SIZE-010',
    async ({ platform }) => {
      const { reply } = await tooMuchByAgent(platform);

      // A corridor may have a range of its own, whose numbers are not shown.
      if (errorCodeOf(reply) === 'AMOUNT_OUT_OF_RANGE') requireOwnRules(reply);
      expect(reply).toBeError(400, 'TRANSACTION_SIZE_LIMIT_EXCEEDED');
    },
  );

  check(
    'above the single-transaction maximum debits nothing',
    'LIMIT-SIZE-011',
    async ({ platform }) => {
      const { debited } = await tooMuchByAgent(platform);

      expect(debited, 'the amount debited from the source').toBe(0);
    },
  );

  check(
    "over ACH_SAME_DAY above the rail's limit is rejected",
    'LIMIT-SAMEDAY-011',
    async ({ platform }) => {
      const tooMuch = (await capNow(platform)) + DOLLAR;
      const from = await fundedPayer(platform, 2 * tooMuch);
      const { auth } = await unlimitedAgent(platform, from.customerId);
      const caller = { auth, operation: 'agentCreateQuote' } as const;
      const { id } = await newExternalAccount(platform, from.customerId, { kind: 'USD_ACCOUNT' });
      const destination = {
        destinationType: 'ACCOUNT',
        accountId: id,
        paymentRail: 'ACH_SAME_DAY',
      };
      const little = quoteBody(from.accountId, id, {
        destination,
        lockedCurrencySide: 'RECEIVING',
      });
      const taken = await createQuote(platform, little, caller);
      requireServed(requireOwnRules(taken), 'a payment of an agent over ACH_SAME_DAY');
      requireAgentMay(platform, 'agentCreateQuote', taken);
      const before = await balanceOf(platform, from);

      const quoted = await createQuote(
        platform,
        { ...little, lockedCurrencyAmount: tooMuch },
        caller,
      );
      const reply = isSuccess(quoted)
        ? await platform.call('agentExecuteQuote', { ...executeCall(quoteIn(quoted)), auth })
        : quoted;

      const { outcome } = await sameDayOutcome(platform, { from, before }, quoted, reply);
      if (!isOver(outcome))
        undecided(
          `the transaction of the payment above the ACH_SAME_DAY limit is still ${outcome}`,
        );
      expect(outcome, 'the outcome of the payment').not.toBe('COMPLETED');
    },
  );

  check(
    'without the required documents returns DOCUMENTS_REQUIRED',
    'PAYDOC-REQUIRED-013',
    async ({ platform }) => {
      await requirementsOf(platform);
      const { from } = await accountsUnderTest(platform);
      const { auth } = await unlimitedAgent(platform, from.customerId);
      const caller = { auth, operation: 'agentCreateQuote' } as const;
      const { id } = await newExternalAccount(platform, from.customerId);
      const plain = await createQuote(platform, quoteBody(from.accountId, id), caller);
      requireServed(plain, 'a payment of an agent');
      requireAgentMay(platform, 'agentCreateQuote', plain);

      const reply = await createQuote(platform, await documentedBody(platform, []), caller);

      expect(reply).toBeError(400, 'DOCUMENTS_REQUIRED');
    },
  );
});
