import { agentAuth } from '../../fixtures/areas/agents/agents.ts';
import { check, expect, isSuccess, undecided } from '../../fixtures/index.ts';

check.describe("an agent's access token", () => {
  check(
    'does not receive 401 when it reads agreements and end-user terms',
    'AUTH-AGENT-024',
    async ({ platform }) => {
      const auth = await agentAuth(platform);
      const statuses: number[] = [];

      for (const id of ['listAgreements', 'getEndUserTerms'] as const) {
        // What the platform does not get either says nothing of the agent.
        if (!isSuccess(await platform.call(id))) continue;
        statuses.push((await platform.call(id, { auth })).status);
      }

      if (statuses.length === 0)
        undecided('the platform itself can read neither the agreements nor the end-user terms');
      expect(statuses, 'the statuses that the agent receives').not.toContain(401);
    },
  );
});
