import { agentAuth, agentCustomer } from '../../fixtures/areas/agents/agents.ts';
import { operationsOfAgent } from '../../fixtures/areas/authentication/agent-operations.ts';
import { cardholder } from '../../fixtures/areas/cards/cards.ts';
import { newCustomer } from '../../fixtures/areas/customers/customers.ts';
import { readCustomer } from '../../fixtures/areas/customers/record.ts';
import { completed } from '../../fixtures/areas/transactions/payments.ts';
import {
  covers,
  expect,
  isSuccess,
  member,
  type Platform,
  type Reply,
  rowsOf,
  test,
  unverified,
} from '../../fixtures/index.ts';

const RENAMED = 'Renamed By Agent';

/** What an agent reads of a customer: the record, and what belongs to it as listed. */
async function readAs(platform: Platform, customerId: string) {
  const auth = await agentAuth(platform);
  return {
    record: await platform.call('getCustomerById', { path: { customerId }, auth }),
    lists: [
      await platform.call('listCustomerInternalAccounts', { query: { customerId }, auth }),
      await platform.call('listTransactions', { query: { customerId }, auth }),
    ],
  };
}

/** The rows of a list as text; beside them it may repeat what it was asked for. */
function rowsShown({ target }: Platform, list: Reply): string {
  return JSON.stringify(rowsOf(list, target.setting('paging.dataField')));
}

test.describe("an agent's bearer", () => {
  test('reads what is its own', covers('AUTH-AGENT-004'), async ({ platform }) => {
    const { record, lists } = await readAs(platform, await agentCustomer(platform));

    for (const { method, path, status } of [record, ...lists]) {
      // The agent's policy may forbid the call (G-21); its credentials are valid all the same.
      expect(status, `${method} ${path}, with valid credentials`).not.toBe(401);
    }
  });

  test('is accepted on what is its own', covers('AUTH-AGENT-009'), async ({ platform }) => {
    const auth = await agentAuth(platform);
    const refusing: string[] = [];

    for (const { id, call } of await operationsOfAgent(platform)) {
      const { status } = await platform.call(id, { ...call, auth });
      if (status !== 401) continue;
      // What answers so to the platform too says nothing of the agent.
      if ((await platform.call(id, call)).status !== 401) refusing.push(id);
    }

    expect(refusing, 'operations that answer 401 to valid credentials').toEqual([]);
  });

  test('reads nothing of other customers', covers('AUTH-AGENT-005'), async ({ platform }) => {
    const auth = await agentAuth(platform);
    const { customerId, accountId } = await cardholder(platform);
    const transactionId = await completed(platform);

    const { record, lists } = await readAs(platform, customerId);
    for (const reply of [
      record,
      await platform.call('getTransactionById', { path: { transactionId }, auth }),
      await platform.call('getInternalAccount', { path: { id: accountId }, auth }),
    ]) {
      expect(isSuccess(reply), `${reply.path} answered ${reply.status}`).toBe(false);
    }
    for (const list of [...lists, await platform.call('listCustomers', { auth })]) {
      const rows = rowsShown(platform, list);
      const shown = [customerId, accountId, transactionId].filter((id) => rows.includes(id));
      expect(shown, `of another customer in ${list.path}`).toEqual([]);
    }
    const own = await readAs(platform, await agentCustomer(platform));
    const isOpen = [own.record, ...own.lists].some(isSuccess);
    if (!isOpen) unverified("G-21 the agent's policy lets it read nothing at all");
  });

  test('changes no other customer', covers('AUTH-AGENT-006'), async ({ platform }) => {
    const auth = await agentAuth(platform);
    const { id: customerId } = await newCustomer(platform);
    const before = member(await readCustomer(platform, customerId), 'fullName');
    const body = { customerType: 'INDIVIDUAL', fullName: RENAMED };

    const reply = await platform.call('updateCustomerById', { path: { customerId }, body, auth });

    expect(isSuccess(reply), `the update answered ${reply.status}`).toBe(false);
    const after = member(await readCustomer(platform, customerId), 'fullName');
    expect(after, 'the name').toBe(before);
  });
});
