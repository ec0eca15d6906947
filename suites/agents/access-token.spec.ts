import {
  createdAgent,
  type InstalledAgent,
  installed,
} from '../../fixtures/areas/agents/agents.ts';
import { requireNoGuard } from '../../fixtures/areas/authentication/unauthorized.ts';
import { newApprovedCustomer } from '../../fixtures/areas/customers/customers.ts';
import {
  type Auth,
  check,
  expect,
  inParallel,
  member,
  notShown,
  type Platform,
  setUp,
  undecided,
} from '../../fixtures/index.ts';
import { altered, recasedWords } from '../../generators/general/altered-secret.ts';

/** An agent whose access token the checks of this file spoil; once per worker. */
function agentUnderTest(platform: Platform): Promise<InstalledAgent> {
  return platform.once('an agent whose token is spoilt', async () => {
    const { id } = await newApprovedCustomer(platform);
    return installed(platform, id);
  });
}

/** Holds that calls with these credentials are refused, and that the agent's own token is not. */
async function expectUnknown(platform: Platform, spoilt: readonly Auth[]): Promise<void> {
  await inParallel(spoilt, async (auth) => {
    const reply = await platform.call('listTransactions', { auth });
    requireNoGuard(reply);
    expect(reply, 'the answer to spoilt credentials').toBeError(401, 'UNAUTHORIZED');
  });
  const { auth } = await agentUnderTest(platform);
  const control = await platform.call('listTransactions', { auth });
  // The agent's policy may forbid the call, but its credentials are valid.
  expect(control.status, 'the status of the same request with the unaltered access token').not.toBe(
    401,
  );
}

check.describe('GET /transactions', () => {
  check(
    'with one character of the access token altered returns 401',
    'AGENT-BEARER-001',
    async ({ platform }) => {
      const { bearer } = (await agentUnderTest(platform)).auth;
      const places = [0, 1, Math.floor(bearer.length / 2), bearer.length - 2, bearer.length - 1];

      await expectUnknown(
        platform,
        places
          .map((at) => altered(bearer, at))
          .filter((each) => each !== bearer)
          .map((each) => ({ bearer: each })),
      );
    },
  );

  check(
    'with the access token cut short or extended returns 401',
    'AGENT-BEARER-002',
    async ({ platform }) => {
      const { bearer } = (await agentUnderTest(platform)).auth;
      const half = Math.floor(bearer.length / 2);
      const spoilt = [
        ...[bearer.slice(1), bearer.slice(0, -1), bearer.slice(0, half), bearer.slice(half)],
        ...[`${bearer}AAAA`, `AAAA${bearer}`, `${bearer}${bearer}`],
      ];

      await expectUnknown(
        platform,
        spoilt.map((each) => ({ bearer: each })),
      );
    },
  );

  check(
    'with the access token in another letter case returns 401',
    'AGENT-BEARER-003',
    async ({ platform }) => {
      const { bearer } = (await agentUnderTest(platform)).auth;
      const recased = recasedWords(bearer);
      if (recased === bearer)
        undecided(
          'the access token may be a number, whose digits a service may read in either letter case',
        );

      await expectUnknown(platform, [{ bearer: recased }]);
    },
  );

  check(
    'without the access token or without the scheme Bearer returns 401',
    'AGENT-BEARER-004',
    async ({ platform }) => {
      const { bearer } = (await agentUnderTest(platform)).auth;
      const pair = Buffer.from(`${bearer}:`).toString('base64');
      const headers = ['Bearer', 'Bearer ', bearer, `Basic ${pair}`, `Digest ${bearer}`];

      await expectUnknown(
        platform,
        headers.map((header) => ({ header })),
      );
    },
  );

  check(
    'with a device code, agent id or customer id as the token returns 401',
    'AGENT-BEARER-005',
    async ({ platform }) => {
      const { code, id, customerId } = await agentUnderTest(platform);
      const { code: unredeemed } = await createdAgent(platform, customerId);
      const ids = id === '' ? [] : [id, id.replace(/^.*:/, '')];

      await expectUnknown(
        platform,
        [code, unredeemed, ...ids, customerId].map((bearer) => ({ bearer })),
      );
    },
  );
});

check.describe('GET /agents/me', () => {
  check(
    "shows the agent of the access token and the agent's customer",
    'AGENT-BEARER-006',
    async ({ platform }) => {
      const first = await agentUnderTest(platform);
      const { id } = await newApprovedCustomer(platform);
      const agents = [
        first,
        await installed(platform, id),
        await installed(platform, first.customerId),
      ];

      for (const agent of agents) {
        const { json } = await setUp(
          platform,
          'getAgentMe',
          { auth: agent.auth },
          'the agent itself',
        );
        const customerId = member(json, 'customerId') ?? notShown('the customer of the agent');
        expect(customerId, 'the customerId of the agent').toBe(agent.customerId);
        if (agent.id === '') notShown('the id of the agent');
        expect(member(json, 'id'), 'the id of the agent').toBe(agent.id);
      }
    },
  );
});
