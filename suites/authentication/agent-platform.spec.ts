import { agentAuth } from '../../fixtures/areas/agents/agents.ts';
import { operationsOfPlatform } from '../../fixtures/areas/authentication/agent-operations.ts';
import { check, expect, inParallel } from '../../fixtures/index.ts';

check.describe("an agent's access token", () => {
  check(
    'is refused by the operations that only a platform may call',
    'AUTH-AGENT-012',
    async ({ platform }) => {
      const auth = await agentAuth(platform);

      await inParallel(await operationsOfPlatform(platform), async ({ id, call }) => {
        expect(
          await platform.call(id, { ...call, auth }),
          `${id} with an agent's access token`,
        ).toBeRefused();
      });
    },
  );
});
