import { createdAgent, managedAgent } from '../../fixtures/areas/agents/agents.ts';
import { listedAgents, readAgent } from '../../fixtures/areas/agents/managed.ts';
import { policyOf } from '../../fixtures/areas/agents/policy.ts';
import { newApprovedCustomer } from '../../fixtures/areas/customers/customers.ts';
import { uuidFor } from '../../fixtures/areas/transactions/uuid.ts';
import {
  check,
  covers,
  describe,
  expect,
  member,
  otherPlatform,
  type Platform,
} from '../../fixtures/index.ts';

/** A customer whose agents are read; once per worker. */
function customer(platform: Platform): Promise<string> {
  return platform.once('a customer of agents that are read', async () => {
    const { id } = await newApprovedCustomer(platform);
    return id;
  });
}

/** Sends an agent for a customer, whatever comes back. */
function create(platform: Platform, members: object) {
  const body = { name: platform.unique(), policy: policyOf('USD'), ...members };
  return platform.api.createAgent({ body });
}

describe('POST /agents', () => {
  check(
    'creates an agent that is read as it was sent',
    covers('AGENT-CREATE-001'),
    async ({ platform }) => {
      const agent = await managedAgent(platform, await customer(platform));

      const record = await readAgent(platform, agent);
      expect(member(record, 'name'), 'the name').toBe(agent.name);
      expect(member(record, 'customerId'), 'the customer').toBe(agent.customerId);
    },
  );

  check('takes any text for a name', covers('AGENT-CREATE-002'), async ({ platform }) => {
    const customerId = await customer(platform);

    for (const text of ['Ünïcode 漢字 🧾', '<b>"quoted" \\ name</b>', ' spaced  out ']) {
      const name = `${text}${platform.unique()}`;
      const agent = await managedAgent(platform, customerId, { name });
      expect(member(await readAgent(platform, agent), 'name'), 'the name').toBe(name);
    }
  });

  check(
    'is refused for a customer that does not exist',
    covers('AGENT-CREATE-003'),
    async ({ platform }) => {
      const customerId = `Customer:${uuidFor(platform.unique())}`;

      const reply = await create(platform, { customerId });

      expect(reply).toBeRefused(404);
      await createdAgent(platform, await customer(platform));
    },
  );

  check(
    "is refused for another platform's customer",
    covers('AGENT-CREATE-004'),
    async ({ run, platform }) => {
      const customerId = await customer(platform);
      await createdAgent(platform, customerId);

      expect(await create(otherPlatform(run), { customerId })).toBeRefused();
    },
  );

  check('without a customer is refused', covers('AGENT-CREATE-005'), async ({ platform }) => {
    const reply = await create(platform, {});

    expect(reply).toBeRefused(400);
    await createdAgent(platform, await customer(platform));
  });
});

describe('GET /agents', () => {
  check('lists every agent once', covers('AGENT-LIST-001'), async ({ platform }) => {
    const customerId = await customer(platform);
    const agents = [
      await managedAgent(platform, customerId),
      await managedAgent(platform, customerId),
    ];

    const rows = await listedAgents(platform, {}, ...agents);

    for (const { id, name } of agents) {
      const own = rows.filter((row) => member(row, 'id') === id);
      expect(own.length, 'times that it is listed').toBe(1);
      expect(member(own[0], 'name'), 'the name').toBe(name);
      expect(member(own[0], 'customerId'), 'the customer').toBe(customerId);
    }
  });
});
