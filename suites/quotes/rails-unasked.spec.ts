import { agentPayment } from '../../fixtures/areas/agents/agent-payment.ts';
import { unlimitedAgent } from '../../fixtures/areas/agents/unlimited-agent.ts';
import { newApprovedCustomer } from '../../fixtures/areas/customers/customers.ts';
import { newExternalAccount } from '../../fixtures/areas/external-accounts/payee.ts';
import { newAccount, newPlatformAccount } from '../../fixtures/areas/external-accounts/register.ts';
import { fundedAccount } from '../../fixtures/areas/internal-accounts/internal-accounts.ts';
import { newWallet } from '../../fixtures/areas/otp/wallet.ts';
import { euros } from '../../fixtures/areas/payments/accounts-under-test.ts';
import { businessPayer } from '../../fixtures/areas/payments/business-payer.ts';
import { createQuote, executeQuote } from '../../fixtures/areas/payments/calls.ts';
import { depositBody } from '../../fixtures/areas/payments/deposit.ts';
import { quoteBody, quoteIn, requireOwnRules } from '../../fixtures/areas/payments/quote.ts';
import { railsIn, railsOf } from '../../fixtures/areas/payments/settled-payment.ts';
import { readTransaction } from '../../fixtures/areas/payments/transaction.ts';
import { transfer } from '../../fixtures/areas/transfers/calls.ts';
import { madeBy } from '../../fixtures/areas/transfers/transfers.ts';
import { walletQuoteBody } from '../../fixtures/areas/wallet/wallet-quote.ts';
import {
  check,
  expect,
  isSuccess,
  type Platform,
  type Reply,
  requireSuccess,
  undecided,
} from '../../fixtures/index.ts';

/** A payer in USD and a bank account of each type; what moves there takes its time, and is not measured. */
function dollars(platform: Platform) {
  return platform.once('a payer in USD whose rails are looked at', async () => {
    const { id: customerId } = await newApprovedCustomer(platform, { currencies: ['USD'] });
    const bank = async (bankAccountType: string) =>
      (await newAccount(platform, { info: { bankAccountType }, members: { customerId } })).id;
    const accountId = await fundedAccount(platform, customerId);
    const [checking, savings] = [await bank('CHECKING'), await bank('SAVINGS')];
    return { customerId, accountId, checking, savings, another: () => bank('CHECKING') };
  });
}

/** An answer to a payment; that a service takes every corridor is not said. */
function taken(reply: Reply): Reply {
  return isSuccess(reply)
    ? reply
    : undecided(`${reply.method} ${reply.path} answered ${reply.status}`, reply);
}

/** Holds that nobody chose the same day, where a rail is shown at all, as none need be. */
function expectNoSameDay(rails: readonly string[]): void {
  if (rails.length === 0) undecided('neither the quote nor its transaction shows a payment rail');
  expect(rails, 'the paymentRails of the quote and its transaction').not.toContain('ACH_SAME_DAY');
}

const AT_ONCE = { immediatelyExecute: true };

check.describe('without paymentRail, ACH_SAME_DAY is not used for', () => {
  for (const [what, row, isPull] of [
    ['a payment with immediatelyExecute', 'QUOTE-RAIL-007', false],
    ['a pull', 'QUOTE-RAIL-008', true],
  ] as const) {
    check(what, row, async ({ platform }) => {
      const { accountId, checking } = await dollars(platform);
      const [from, to] = isPull ? [checking, accountId] : [accountId, checking];

      const reply = await createQuote(platform, quoteBody(from, to, AT_ONCE));

      expectNoSameDay(await railsOf(platform, quoteIn(taken(reply))));
    });
  }

  check('a second payment to the same account', 'QUOTE-RAIL-010', async ({ platform }) => {
    const { accountId, checking } = await dollars(platform);
    const body = quoteBody(accountId, checking, AT_ONCE);
    taken(await createQuote(platform, body));

    const second = quoteIn(taken(await createQuote(platform, body)));

    expectNoSameDay(await railsOf(platform, second));
  });

  check('a payment after one over ACH_SAME_DAY', 'QUOTE-RAIL-015', async ({ platform }) => {
    const { accountId, another } = await dollars(platform);
    const body = quoteBody(accountId, await another(), AT_ONCE);
    const destination = { ...Object(body['destination']), paymentRail: 'ACH_SAME_DAY' };
    taken(await createQuote(platform, { ...body, destination }));

    const second = quoteIn(taken(await createQuote(platform, body)));

    expectNoSameDay(await railsOf(platform, second));
  });

  check('a locked receiving amount', 'QUOTE-RAIL-011', async ({ platform }) => {
    const { accountId, checking } = await dollars(platform);
    const members = { ...AT_ONCE, lockedCurrencySide: 'RECEIVING' };

    const reply = await createQuote(platform, quoteBody(accountId, checking, members));

    expectNoSameDay(await railsOf(platform, quoteIn(taken(reply))));
  });

  for (const [what, named, row] of [
    [
      'a payment with a remittanceInformation',
      { remittanceInformation: 'Invoice 1' },
      'QUOTE-RAIL-020',
    ],
    ['a payment of a salary', { purposeOfPayment: 'SALARY_PAYMENT' }, 'QUOTE-RAIL-021'],
  ] as const) {
    check(what, row, async ({ platform }) => {
      const { accountId, checking } = await dollars(platform);

      const reply = await createQuote(
        platform,
        quoteBody(accountId, checking, { ...AT_ONCE, ...named }),
      );

      expectNoSameDay(await railsOf(platform, quoteIn(taken(reply))));
    });
  }

  check('a payment to a platform account', 'QUOTE-RAIL-022', async ({ platform }) => {
    const { accountId } = await dollars(platform);
    const { id } = await newPlatformAccount(platform);

    const reply = await createQuote(platform, quoteBody(accountId, id, AT_ONCE));

    expectNoSameDay(await railsOf(platform, quoteIn(taken(reply))));
  });

  check('a payment from a non-USD account', 'QUOTE-RAIL-012', async ({ platform }) => {
    const { checking } = await dollars(platform);
    const { accountId } = await euros(platform);

    const reply = await createQuote(platform, quoteBody(accountId, checking, AT_ONCE));

    expectNoSameDay(await railsOf(platform, quoteIn(taken(reply))));
  });

  check('a payment from an embedded wallet', 'QUOTE-RAIL-014', async ({ platform }) => {
    const { accountId, customerId } = await newWallet(platform);
    const { id } = await newAccount(platform, { members: { customerId } });

    const reply = await createQuote(platform, walletQuoteBody(accountId, id));

    expectNoSameDay(railsIn([taken(reply).json]));
  });

  check('a payment by an agent', 'QUOTE-RAIL-016', async ({ platform }) => {
    const { customerId, accountId, checking: destinationId } = await dollars(platform);
    const agent = await unlimitedAgent(platform, customerId);

    const id = await agentPayment(platform, agent, { accountId, destinationId });

    expectNoSameDay(railsIn([await readTransaction(platform, id)]));
  });

  check('a payment by a business', 'QUOTE-RAIL-017', async ({ platform }) => {
    const { customerId, accountId } = await businessPayer(platform);
    const { id } = await newExternalAccount(platform, customerId, { kind: 'USD_ACCOUNT' });

    const reply = await createQuote(platform, quoteBody(accountId, id, AT_ONCE));

    expectNoSameDay(await railsOf(platform, quoteIn(taken(reply))));
  });

  check('a payment funded in real time', 'QUOTE-RAIL-018', async ({ platform }) => {
    const { customerId, accountId, checking } = await dollars(platform);
    const body = depositBody({ customerId, accountId }, { destinationId: checking });

    const reply = await createQuote(platform, body);

    expectNoSameDay(railsIn([taken(reply).json]));
  });

  check('a payment to a savings account', 'QUOTE-RAIL-009', async ({ platform }) => {
    const { accountId, savings } = await dollars(platform);
    const quote = quoteIn(taken(await createQuote(platform, quoteBody(accountId, savings))));

    const reply = requireOwnRules(await executeQuote(platform, quote));
    requireSuccess(platform, 'executeQuote', reply, 'a payment to a savings account');

    expectNoSameDay(await railsOf(platform, quote));
  });

  for (const [direction, row] of [
    ['in', 'TRANSFER-IN-013'],
    ['out', 'TRANSFER-OUT-015'],
  ] as const) {
    check(`POST /transfer-${direction}`, row, async ({ platform }) => {
      const { accountId, checking: externalId } = await dollars(platform);

      const reply = taken(await transfer(platform, direction, { accountId, externalId }));

      const record = await readTransaction(platform, madeBy(reply));
      expectNoSameDay(railsIn([reply.json, record]));
    });
  }
});
