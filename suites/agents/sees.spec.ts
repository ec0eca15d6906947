import { installed } from '../../fixtures/areas/agents/agents.ts';
import { agentOf, pays, quotes, spender } from '../../fixtures/areas/agents/spender.ts';
import { newApprovedCustomer } from '../../fixtures/areas/customers/customers.ts';
import { newExternalAccount } from '../../fixtures/areas/external-accounts/payee.ts';
import { readAccount } from '../../fixtures/areas/external-accounts/records.ts';
import { quoteIn } from '../../fixtures/areas/payments/quote.ts';
import { transactionIdOf } from '../../fixtures/areas/payments/settled-payment.ts';
import {
  check,
  covers,
  describe,
  everyRow,
  expect,
  idsIn,
  member,
  type Platform,
  requireSuccess,
  setUp,
} from '../../fixtures/index.ts';
import type { OperationId } from '../../spec/generated/operation-ids.ts';

/** Another customer's agent beside one that pays, and what the second one has; once per worker. */
function besidePayer(platform: Platform) {
  return platform.once('an agent beside one that pays', async () => {
    const payer = await spender(platform);
    const agent = await agentOf(platform, payer);
    const quote = quoteIn(
      requireSuccess(platform, 'agentCreateQuote', await quotes(platform, agent, payer), 'a quote'),
    );
    requireSuccess(platform, 'agentExecuteQuote', await pays(platform, agent, payer), 'a payment');
    const { id } = await newApprovedCustomer(platform);
    return { payer, agent, quote, beside: await installed(platform, id) };
  });
}

type Listing = Extract<OperationId, `agentList${string}`>;

async function listedFor(platform: Platform, list: Listing, auth: object) {
  const rows = await everyRow((query) =>
    setUp(platform, list, { query, ...auth }, 'what an agent sees'),
  );
  return { rows, ids: idsIn(rows) };
}

describe("an agent's list of transactions", () => {
  check("has its customer's and no other's", covers('AGENT-SEES-001'), async ({ platform }) => {
    const { payer, agent, beside } = await besidePayer(platform);

    const own = await listedFor(platform, 'agentListTransactions', { auth: agent.auth });
    const other = await listedFor(platform, 'agentListTransactions', { auth: beside.auth });

    const theirs = JSON.stringify(other.rows);
    expect(theirs.includes(payer.customerId), "another customer's").toBe(false);
    expect(
      own.ids.filter((id) => other.ids.includes(id)),
      'in both lists',
    ).toEqual([]);
    expect(own.ids.length, 'the own transaction').toBeGreaterThan(0);
  });
});

describe("an agent's read of a transaction", () => {
  check("shows one of its customer's", covers('AGENT-SEES-002'), async ({ platform }) => {
    const { payer, agent } = await besidePayer(platform);
    const quoted = await quotes(platform, agent, payer, { immediatelyExecute: true });
    const quote = quoteIn(requireSuccess(platform, 'agentCreateQuote', quoted, 'a payment'));
    const transactionId = await transactionIdOf(platform, quote);

    const reply = await platform.call('agentGetTransaction', {
      path: { transactionId },
      auth: agent.auth,
    });

    expect(reply).toBeSuccess();
    expect(member(reply.json, 'id')).toBe(transactionId);
  });

  check("is refused for another customer's", covers('AGENT-SEES-003'), async ({ platform }) => {
    const { payer, agent, beside } = await besidePayer(platform);
    const quoted = await quotes(platform, agent, payer, { immediatelyExecute: true });
    const quote = quoteIn(requireSuccess(platform, 'agentCreateQuote', quoted, 'a payment'));
    const transactionId = await transactionIdOf(platform, quote);

    const call = { path: { transactionId }, auth: beside.auth };
    expect(await platform.call('agentGetTransaction', call)).toBeRefused();
  });
});

describe("an agent's list of accounts held here", () => {
  check("has its customer's and no other's", covers('AGENT-SEES-004'), async ({ platform }) => {
    const { payer, agent, beside } = await besidePayer(platform);

    const own = await listedFor(platform, 'agentListInternalAccounts', { auth: agent.auth });
    const other = await listedFor(platform, 'agentListInternalAccounts', { auth: beside.auth });

    for (const { accountId } of [payer.from, payer.to]) {
      expect(other.ids, "another customer's").not.toContain(accountId);
      expect(own.ids, 'the own account').toContain(accountId);
    }
  });
});

describe("an agent's account held elsewhere", () => {
  /** One of the payer's; once per worker. */
  const elsewhere = (platform: Platform) =>
    platform.once('an account elsewhere of who pays', async () =>
      newExternalAccount(platform, (await besidePayer(platform)).payer.customerId),
    );

  check(
    "is listed to its customer's agent and to no other",
    covers('AGENT-SEES-005'),
    async ({ platform }) => {
      const { agent, beside } = await besidePayer(platform);
      const { id } = await elsewhere(platform);

      const own = await listedFor(platform, 'agentListExternalAccounts', { auth: agent.auth });
      const other = await listedFor(platform, 'agentListExternalAccounts', { auth: beside.auth });

      expect(other.ids, "another customer's").not.toContain(id);
      expect(own.ids, 'the own account').toContain(id);
    },
  );

  check(
    "is not read by another customer's agent",
    covers('AGENT-SEES-006'),
    async ({ platform }) => {
      const { beside } = await besidePayer(platform);
      const { id: externalAccountId } = await elsewhere(platform);
      await readAccount(platform, externalAccountId);

      const call = { path: { externalAccountId }, auth: beside.auth };
      expect(await platform.call('agentGetExternalAccount', call)).toBeRefused();
    },
  );

  check(
    "is not removed by another customer's agent",
    covers('AGENT-SEES-007'),
    async ({ platform }) => {
      const { beside } = await besidePayer(platform);
      const { id: externalAccountId } = await elsewhere(platform);
      const read = () => platform.api.getCustomerExternalAccountById({ externalAccountId });
      const before = await read();

      const call = { path: { externalAccountId }, auth: beside.auth };
      expect(await platform.call('agentDeleteExternalAccount', call)).toBeRefused();

      expect((await read()).status, 'the account afterwards').toBe(before.status);
    },
  );

  check("is removed by its customer's agent", covers('AGENT-SEES-008'), async ({ platform }) => {
    const { payer, agent } = await besidePayer(platform);
    const { id: externalAccountId } = await newExternalAccount(platform, payer.customerId);
    await readAccount(platform, externalAccountId);

    const call = { path: { externalAccountId }, auth: agent.auth };
    expect(await platform.call('agentDeleteExternalAccount', call)).toBeSuccess();

    const after = await platform.api.getCustomerExternalAccountById({ externalAccountId });
    expect(after, 'the account afterwards').toBeRefused();
  });
});

describe("an agent's quote", () => {
  check(
    "is not read by another customer's agent",
    covers('AGENT-SEES-009'),
    async ({ platform }) => {
      const { quote, beside } = await besidePayer(platform);

      const call = { path: { quoteId: quote.id }, auth: beside.auth };
      expect(await platform.call('agentGetQuote', call)).toBeRefused();
    },
  );

  check('is read by the agent', covers('AGENT-SEES-010'), async ({ platform }) => {
    const { quote, agent } = await besidePayer(platform);

    const reply = await platform.call('agentGetQuote', {
      path: { quoteId: quote.id },
      auth: agent.auth,
    });

    expect(reply).toBeSuccess();
    expect(member(reply.json, 'id')).toBe(quote.id);
  });
});
