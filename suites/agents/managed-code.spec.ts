import {
  createdAgent,
  installed,
  managedAgent,
  principal,
  redeemed,
} from '../../fixtures/areas/agents/agents.ts';
import { redeemDeviceCode } from '../../fixtures/areas/agents/calls.ts';
import { isShownRedeemed, replacedCode } from '../../fixtures/areas/agents/codes.ts';
import { unknownOf } from '../../fixtures/areas/agents/unknown.ts';
import { check, expect, member, otherPlatform, setUp } from '../../fixtures/index.ts';

check.describe('the status of a device code', () => {
  check('shows whether the code was redeemed', 'AGENT-CODE-007', async ({ platform }) => {
    const { code } = await createdAgent(platform, await principal(platform));
    expect(
      await isShownRedeemed(platform, code),
      'whether the code is redeemed, before its redemption',
    ).toBe(false);

    await redeemed(platform, code);

    expect(
      await isShownRedeemed(platform, code),
      'whether the code is redeemed, after its redemption',
    ).toBe(true);
  });

  check('can be read without redeeming the code', 'AGENT-CODE-008', async ({ platform }) => {
    await installed(platform, await principal(platform));
    const { code } = await createdAgent(platform, await principal(platform));

    for (const time of [1, 2]) {
      const call = { path: { code } };
      const reply = await setUp(platform, 'getAgentDeviceCodeStatus', call, 'reading a code');
      expect(
        member(reply.json, 'accessToken') === undefined,
        `whether the status shows no access token, time ${time}`,
      ).toBe(true);
    }

    expect(
      await redeemDeviceCode(platform, code),
      'the redemption of the code after its status was read',
    ).toBeSuccess();
  });

  check(
    'cannot be read for an unknown code or by another platform',
    'AGENT-CODE-009',
    async ({ run, platform }) => {
      const { code } = await createdAgent(platform, await principal(platform));
      await isShownRedeemed(platform, code);

      const unknown = await platform.api.getAgentDeviceCodeStatus({ code: unknownOf(code) });
      const foreign = await otherPlatform(run).api.getAgentDeviceCodeStatus({ code });

      expect(unknown, 'the status of an unknown code').toBeRefused();
      expect(foreign, 'the status of a code for another platform').toBeRefused();
    },
  );
});

check.describe('a second device code', () => {
  check('can be redeemed for the same agent', 'AGENT-CODE-010', async ({ platform }) => {
    const agent = await managedAgent(platform, await principal(platform));

    const code = await replacedCode(platform, agent);

    expect(code === agent.code, 'whether the new code equals the code before').toBe(false);
    const reply = await redeemDeviceCode(platform, code);
    expect(reply, 'the redemption of the new code').toBeSuccess();
    expect(member(reply.json, 'agentId'), 'the agentId of the new code').toBe(agent.id);
  });

  check(
    'replaces the first, which can no longer be redeemed',
    'AGENT-CODE-011',
    async ({ platform }) => {
      const agent = await managedAgent(platform, await principal(platform));
      const code = await replacedCode(platform, agent);

      expect(
        await redeemDeviceCode(platform, agent.code),
        'the redemption of the replaced code',
      ).toBeRefused();
      await redeemed(platform, code);
      expect(
        await redeemDeviceCode(platform, agent.code),
        'the replaced code after the new code was redeemed',
      ).toBeRefused();
    },
  );

  check('cannot be created for a connected agent', 'AGENT-CODE-012', async ({ platform }) => {
    const { id: agentId, auth } = await installed(platform, await principal(platform));

    const reply = await platform.api.regenerateAgentDeviceCode({ agentId });

    expect(reply, 'a new code for the connected agent').toBeError(409, 'CONFLICT');
    const call = await platform.call('listTransactions', { auth });
    expect(call.status, "the status of a request with the agent's access token").not.toBe(401);
  });

  check(
    'cannot be created for an agent of another platform',
    'AGENT-CODE-013',
    async ({ run, platform }) => {
      await installed(platform, await principal(platform));
      const { id: agentId, code } = await managedAgent(platform, await principal(platform));
      await replacedCode(platform, await managedAgent(platform, await principal(platform)));

      const reply = await otherPlatform(run).api.regenerateAgentDeviceCode({ agentId });

      expect(reply, 'a new code for another platform').toBeRefused();
      expect(
        await redeemDeviceCode(platform, code),
        'the redemption of the code that its platform has',
      ).toBeSuccess();
    },
  );
});
