import {
  besidePayer,
  listedFor,
  ownTransaction,
} from '../../fixtures/areas/agents/beside-payer.ts';
import { newExternalAccount } from '../../fixtures/areas/external-accounts/payee.ts';
import { readAccount } from '../../fixtures/areas/external-accounts/records.ts';
import { check, expect, member, type Platform, setUp } from '../../fixtures/index.ts';

check.describe('GET /agents/me/transactions', () => {
  check(
    "lists only transactions of the agent's customer",
    'AGENT-SEES-001',
    async ({ platform }) => {
      const { payer, agent, beside } = await besidePayer(platform);

      const isAny = (ids: readonly string[]) => ids.length > 0;
      const own = await listedFor(platform, 'agentListTransactions', agent, isAny);
      const other = await listedFor(platform, 'agentListTransactions', beside);

      const theirs = JSON.stringify(other.rows);
      expect(
        theirs.includes(payer.customerId),
        "whether another customer's agent is shown the customerId",
      ).toBe(false);
      expect(
        own.ids.filter((id) => other.ids.includes(id)),
        'the ids in the lists of both customers',
      ).toEqual([]);
      expect(own.ids.length, 'the number of own transactions listed').toBeGreaterThan(0);
    },
  );
});

check.describe('GET /agents/me/transactions/{transactionId}', () => {
  check("shows a transaction of the agent's customer", 'AGENT-SEES-002', async ({ platform }) => {
    const { agent } = await besidePayer(platform);
    const transactionId = await ownTransaction(platform);

    const reply = await platform.call('agentGetTransaction', {
      path: { transactionId },
      auth: agent.auth,
    });

    expect(reply, "the read of a transaction of the agent's customer").toBeSuccess();
    expect(member(reply.json, 'id'), 'the id of the transaction').toBe(transactionId);
  });

  check("of another customer's transaction is refused", 'AGENT-SEES-003', async ({ platform }) => {
    const { agent, beside } = await besidePayer(platform);
    const path = { transactionId: await ownTransaction(platform) };
    await setUp(
      platform,
      'agentGetTransaction',
      { path, auth: agent.auth },
      'the read of its own record',
    );

    const call = { path, auth: beside.auth };
    expect(await platform.call('agentGetTransaction', call)).toBeRefused();
  });
});

check.describe('GET /agents/me/internal-accounts', () => {
  check("lists only accounts of the agent's customer", 'AGENT-SEES-004', async ({ platform }) => {
    const { payer, agent, beside } = await besidePayer(platform);

    const accounts = [payer.from, payer.to];
    const own = await listedFor(platform, 'agentListInternalAccounts', agent, (ids) =>
      accounts.every(({ accountId }) => ids.includes(accountId)),
    );
    const other = await listedFor(platform, 'agentListInternalAccounts', beside);

    for (const { accountId } of accounts) {
      expect(other.ids, "the accounts listed for another customer's agent").not.toContain(
        accountId,
      );
      expect(own.ids, "the accounts listed for the customer's own agent").toContain(accountId);
    }
  });
});

check.describe("a customer's external account", () => {
  /** One of the payer's; once per worker. */
  const elsewhere = (platform: Platform) =>
    platform.once('an account elsewhere of who pays', async () =>
      newExternalAccount(platform, (await besidePayer(platform)).payer.customerId),
    );

  check("is listed only to the customer's agents", 'AGENT-SEES-005', async ({ platform }) => {
    const { agent, beside } = await besidePayer(platform);
    const { id } = await elsewhere(platform);

    const isListed = (ids: readonly string[]) => ids.includes(id);
    const own = await listedFor(platform, 'agentListExternalAccounts', agent, isListed);
    const other = await listedFor(platform, 'agentListExternalAccounts', beside);

    expect(other.ids, "the accounts listed for another customer's agent").not.toContain(id);
    expect(own.ids, "the accounts listed for the customer's own agent").toContain(id);
  });

  check("cannot be read by another customer's agent", 'AGENT-SEES-006', async ({ platform }) => {
    const { agent, beside } = await besidePayer(platform);
    const { id: externalAccountId } = await elsewhere(platform);
    const path = { externalAccountId };
    const control = { path, auth: agent.auth };
    await setUp(platform, 'agentGetExternalAccount', control, 'the read of its own record');

    const call = { path, auth: beside.auth };
    expect(await platform.call('agentGetExternalAccount', call)).toBeRefused();
  });

  check("cannot be deleted by another customer's agent", 'AGENT-SEES-007', async ({ platform }) => {
    const { payer, agent, beside } = await besidePayer(platform);
    const { id: own } = await newExternalAccount(platform, payer.customerId);
    const control = { path: { externalAccountId: own }, auth: agent.auth };
    await setUp(platform, 'agentDeleteExternalAccount', control, 'the removal of its own account');
    const { id: externalAccountId } = await elsewhere(platform);
    const read = () => platform.api.getCustomerExternalAccountById({ externalAccountId });
    const before = await read();

    const call = { path: { externalAccountId }, auth: beside.auth };
    expect(await platform.call('agentDeleteExternalAccount', call)).toBeRefused();

    expect((await read()).status, 'the status of a read after the refused deletion').toBe(
      before.status,
    );
  });

  check("can be deleted by the customer's agent", 'AGENT-SEES-008', async ({ platform }) => {
    const { payer, agent } = await besidePayer(platform);
    const { id: externalAccountId } = await newExternalAccount(platform, payer.customerId);
    await readAccount(platform, externalAccountId);

    const call = { path: { externalAccountId }, auth: agent.auth };
    expect(
      await platform.call('agentDeleteExternalAccount', call),
      'the deletion by the agent of the customer',
    ).toBeSuccess();

    const after = await platform.api.getCustomerExternalAccountById({ externalAccountId });
    expect(after, 'the read of the deleted account').toBeRefused();
  });
});

check.describe("an agent's quote", () => {
  check("cannot be read by another customer's agent", 'AGENT-SEES-009', async ({ platform }) => {
    const { quote, agent, beside } = await besidePayer(platform);
    const path = { quoteId: quote.id };
    await setUp(
      platform,
      'agentGetQuote',
      { path, auth: agent.auth },
      'the read of its own record',
    );

    const call = { path, auth: beside.auth };
    expect(await platform.call('agentGetQuote', call)).toBeRefused();
  });

  check('can be read by the agent', 'AGENT-SEES-010', async ({ platform }) => {
    const { quote, agent } = await besidePayer(platform);

    const reply = await platform.call('agentGetQuote', {
      path: { quoteId: quote.id },
      auth: agent.auth,
    });

    expect(reply, 'the read by the agent that made the quote').toBeSuccess();
    expect(member(reply.json, 'id'), 'the id of the quote').toBe(quote.id);
  });
});
