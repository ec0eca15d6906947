import { agentAuth, agentCustomer } from '../../fixtures/areas/agents/agents.ts';
import { newExternalAccount } from '../../fixtures/areas/external-accounts/payee.ts';
import { openedAccount } from '../../fixtures/areas/internal-accounts/internal-accounts.ts';
import {
  accountsUnderTest,
  moneyMovedBy,
} from '../../fixtures/areas/payments/accounts-under-test.ts';
import { createQuote, executeQuote } from '../../fixtures/areas/payments/calls.ts';
import { depositBody, newDeposit } from '../../fixtures/areas/payments/deposit.ts';
import {
  newQuote,
  quoteBody,
  quoteIn,
  requireQuoted,
} from '../../fixtures/areas/payments/quote.ts';
import { readQuote } from '../../fixtures/areas/payments/settled-payment.ts';
import { check, expect, isSuccess, optional, undecided } from '../../fixtures/index.ts';

check.describe('an agent', () => {
  check('cannot read a quote of another customer', 'QUOTE-OTHER-007', async ({ platform }) => {
    const auth = await agentAuth(platform);
    const { from, to } = await accountsUnderTest(platform);
    const quote = await newQuote(platform, quoteBody(from.accountId, to.accountId));
    await readQuote(platform, quote);

    const reply = await platform.api.getQuoteById({ quoteId: quote.id, auth });

    expect(reply).toBeRefused();
  });

  check('cannot execute a quote of another customer', 'QUOTE-OTHER-008', async ({ platform }) => {
    const auth = await agentAuth(platform);
    const ends = await accountsUnderTest(platform);
    const quote = await newQuote(platform, quoteBody(ends.from.accountId, ends.to.accountId));
    const execute = () => executeQuote(platform, quote, { auth });

    const { reply, debited, credited } = await moneyMovedBy(platform, ends, execute, 'nothing');

    expect(reply).toBeRefused();
    expect([debited, credited], 'the amounts moved by the execution').toEqual([0, 0]);
  });

  check(
    'cannot create a quote from the account of another customer',
    'QUOTE-OTHER-009',
    async ({ platform }) => {
      const auth = await agentAuth(platform);
      const { from, to } = await accountsUnderTest(platform);
      await newQuote(platform, quoteBody(from.accountId, to.accountId));
      const own = await optional(async () =>
        openedAccount(platform, await agentCustomer(platform)),
      );

      for (const destination of [to.accountId, ...(own === undefined ? [] : [own])]) {
        for (const immediatelyExecute of [false, true]) {
          const body = quoteBody(from.accountId, destination, { immediatelyExecute });
          const send = () => createQuote(platform, body, { auth });
          const { reply, debited } = await moneyMovedBy(platform, { from }, send, 'nothing');

          expect(reply).toBeRefused();
          expect(debited, 'the amount debited from the account').toBe(0);
        }
      }
    },
  );

  check(
    'cannot pull from the bank account of another customer',
    'QUOTE-OTHER-009',
    async ({ platform }) => {
      const auth = await agentAuth(platform);
      const customerId = await agentCustomer(platform);
      const to = { customerId, accountId: await openedAccount(platform, customerId) };
      const pullFrom = async (owner: string) => {
        const { id } = await newExternalAccount(platform, owner, { kind: 'USD_ACCOUNT' });
        const body = quoteBody(id, to.accountId, { immediatelyExecute: true });
        return () => createQuote(platform, body, { auth });
      };
      const { from } = await accountsUnderTest(platform);
      const control = await (await pullFrom(customerId))();
      if (!isSuccess(control))
        undecided(
          'POST /quotes by an agent that pulls from a bank account of its own customer is refused',
          control,
        );
      const send = await pullFrom(from.customerId);

      const { reply, credited } = await moneyMovedBy(platform, { to }, send, 'nothing');

      expect(reply).toBeRefused();
      expect(credited, 'the amount credited to the account of the agent').toBe(0);
    },
  );

  check(
    "cannot obtain another customer's quote with that quote's Idempotency-Key",
    'QUOTE-OTHER-012',
    async ({ platform }) => {
      const auth = await agentAuth(platform);
      const { from, to } = await accountsUnderTest(platform);
      const body = quoteBody(from.accountId, to.accountId);
      const key = platform.uniqueKey();
      const { id } = quoteIn(requireQuoted(platform, await createQuote(platform, body, { key })));

      const { json } = await createQuote(platform, body, { auth, key });

      const isShown = JSON.stringify(json ?? '').includes(id);
      expect(isShown, 'whether the quote of the other customer is shown').toBe(false);
    },
  );

  check(
    'cannot create a real-time-funded quote for another customer',
    'QUOTE-OTHER-011',
    async ({ platform }) => {
      const auth = await agentAuth(platform);
      const customerId = await agentCustomer(platform);
      const accountId = await openedAccount(platform, customerId);
      const { receiver } = await newDeposit(platform);
      const body = depositBody(receiver, { destinationId: accountId });

      const reply = await createQuote(platform, body, { auth });

      expect(reply).toBeRefused();
    },
  );
});
