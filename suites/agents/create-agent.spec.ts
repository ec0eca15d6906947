import { createdAgent, managedAgent, principal } from '../../fixtures/areas/agents/agents.ts';
import { readAgent } from '../../fixtures/areas/agents/managed.ts';
import { policyOf } from '../../fixtures/areas/agents/policy.ts';
import { unknownOf } from '../../fixtures/areas/agents/unknown.ts';
import {
  check,
  expect,
  member,
  notShown,
  otherPlatform,
  type Platform,
} from '../../fixtures/index.ts';

/** Sends an agent for a customer, whatever comes back. */
function create(platform: Platform, members: object) {
  const body = { name: platform.unique(), policy: policyOf('USD'), ...members };
  return platform.api.createAgent({ body });
}

check.describe('POST /agents', () => {
  check(
    'creates an agent with the name and the customer that were sent',
    'AGENT-CREATE-001',
    async ({ platform }) => {
      const agent = await managedAgent(platform, await principal(platform));

      const record = await readAgent(platform, agent);
      expect(member(record, 'name'), 'the name of the agent').toBe(agent.name);
      const customerId = member(record, 'customerId') ?? notShown('the customer of the agent');
      expect(customerId, 'the customerId of the agent').toBe(agent.customerId);
    },
  );

  check('accepts any text as a name', 'AGENT-CREATE-002', async ({ platform }) => {
    const customerId = await principal(platform);

    for (const text of ['Ünïcode 漢字 🧾', '<b>"quoted" \\ name</b>', ' spaced  out ']) {
      const name = `${text}${platform.unique()}`;
      const agent = await managedAgent(platform, customerId, { name });
      expect(member(await readAgent(platform, agent), 'name'), 'the name of the agent').toBe(name);
    }
  });

  check(
    'for a customer that does not exist returns 404',
    'AGENT-CREATE-003',
    async ({ platform }) => {
      const own = await principal(platform);

      const reply = await create(platform, { customerId: unknownOf(own) });

      expect(reply, 'POST /agents for an unknown customer').toBeRefused(404);
      await createdAgent(platform, own);
    },
  );

  check(
    'for a customer of another platform is refused',
    'AGENT-CREATE-004',
    async ({ run, platform }) => {
      const customerId = await principal(platform);
      await createdAgent(platform, customerId);

      expect(
        await create(otherPlatform(run), { customerId }),
        "POST /agents for another platform's customer",
      ).toBeRefused();
    },
  );

  check('without a customer returns 400', 'AGENT-CREATE-005', async ({ platform }) => {
    const reply = await create(platform, {});

    // An agent acts for one customer: it is not for the service to choose which.
    const customerId = member(member(reply.json, 'agent'), 'customerId') ?? null;
    expect(customerId, 'the customerId of an agent that was created without one').toBe(null);
    expect(reply, 'POST /agents without a customer').toBeRefused(400);
    await createdAgent(platform, await principal(platform));
  });
});
