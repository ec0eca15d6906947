import { agentAuth, agentCustomer } from '../../fixtures/areas/agents/agents.ts';
import { operationsOfAgent } from '../../fixtures/areas/authentication/agent-operations.ts';
import { cardholder } from '../../fixtures/areas/cards/cards.ts';
import { newCustomer } from '../../fixtures/areas/customers/customers.ts';
import { readCustomer } from '../../fixtures/areas/customers/record.ts';
import { payerFor } from '../../fixtures/areas/transactions/measured-payer.ts';
import { lasting } from '../../fixtures/areas/transactions/payments.ts';
import {
  type Call,
  check,
  expect,
  inParallel,
  isSuccess,
  member,
  type Reply,
  rowsOf,
  undecided,
} from '../../fixtures/index.ts';
import type { OperationId } from '../../spec/generated/operation-ids.ts';

const RENAMED = 'Renamed By Agent';

/** What reads a customer: the record, and lists of what belongs to it. */
function readsOf(customerId: string): readonly (readonly [OperationId, Call])[] {
  return [
    ['getCustomerById', { path: { customerId } }],
    ['listCustomerInternalAccounts', { query: { customerId } }],
    ['listTransactions', { query: { customerId } }],
  ];
}

/** The rows of a list as text; beside them it may repeat what it was asked for. */
function rowsShown(list: Reply): string {
  return JSON.stringify(rowsOf(list));
}

check.describe('an agent', () => {
  check(
    'does not receive 401 when it reads data of its own customer',
    'AUTH-AGENT-004',
    async ({ platform }) => {
      const auth = await agentAuth(platform);

      await inParallel(readsOf(await agentCustomer(platform)), async ([id, call]) => {
        const { status } = await platform.call(id, { ...call, auth });
        // The agent's policy may forbid the call (G-21), but its credentials are valid.
        expect(status, `the status of ${id} with valid credentials`).not.toBe(401);
      });
    },
  );

  check(
    'does not receive 401 for its own customer from operations that accept AgentAuth',
    'AUTH-AGENT-009',
    async ({ platform }) => {
      const auth = await agentAuth(platform);
      const refusing: string[] = [];

      for (const { id, call } of await operationsOfAgent(platform)) {
        const { status } = await platform.call(id, { ...call, auth });
        if (status !== 401) continue;
        // What answers so to the platform too says nothing of the agent.
        if ((await platform.call(id, call)).status !== 401) refusing.push(id);
      }

      expect(refusing, 'operations that answer 401 to valid credentials').toEqual([]);
    },
  );

  check('cannot read data of another customer', 'AUTH-AGENT-005', async ({ platform }) => {
    const auth = await agentAuth(platform);
    const { customerId, accountId } = await cardholder(platform);
    const transactionId = await lasting(platform);
    const payer = await payerFor(platform);
    const { platformCustomerId } = payer;

    const records = [
      ['getCustomerById', { path: { customerId } }],
      ['getTransactionById', { path: { transactionId } }],
      ['getInternalAccount', { path: { id: accountId } }],
    ] as const;
    await inParallel(records, async ([id, call]) => {
      const reply = await platform.call(id, { ...call, auth });
      expect(reply, `${id} on another customer's record`).toBeRefused();
    });
    const lists = [
      ['listCustomerInternalAccounts', { query: { customerId } }],
      ['listTransactions', { query: { customerId: payer.customerId } }],
      ['listTransactions', {}],
      ['listCustomers', { query: { platformCustomerId } }],
      ['listCustomers', {}],
    ] as const;
    await inParallel(lists, async ([id, call]) => {
      const list = await platform.call(id, { ...call, auth });
      const rows = rowsShown(list);
      const ids = [customerId, accountId, transactionId, payer.customerId];
      const shown = ids.filter((each) => rows.includes(each));
      expect(shown, `the ids of another customer in ${list.path}`).toEqual([]);
    });

    const own: Reply[] = [];
    for (const [id, call] of readsOf(await agentCustomer(platform))) {
      own.push(await platform.call(id, { ...call, auth }));
    }
    if (!own.some(isSuccess)) {
      undecided(
        "every read of the agent's own customer is refused to the agent, so the agent's policy may forbid all reads",
      );
    }
  });

  check('cannot change another customer', 'AUTH-AGENT-006', async ({ platform }) => {
    const auth = await agentAuth(platform);
    const { id: customerId } = await newCustomer(platform);
    const before = member(await readCustomer(platform, customerId), 'fullName');
    const body = { customerType: 'INDIVIDUAL', fullName: RENAMED };

    const reply = await platform.api.updateCustomerById({ customerId, body, auth });

    expect(reply, "the change by another customer's agent").toBeRefused();
    const after = member(await readCustomer(platform, customerId), 'fullName');
    expect(after, 'the fullName after the refused change').toBe(before);
    const control = await platform.api.updateCustomerById({ customerId, body });
    if (!isSuccess(control))
      undecided(
        "PATCH /customers/{customerId} also refuses the same change with the platform's credentials",
        control,
      );
  });
});
