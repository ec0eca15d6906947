import { newAgent, newDeviceCode, requireRedeemed } from '../../fixtures/areas/agents/agents.ts';
import { redeemAsPlatform, redeemDeviceCode } from '../../fixtures/areas/agents/calls.ts';
import { requireNoGuard } from '../../fixtures/areas/authentication/unauthorized.ts';
import { newApprovedCustomer } from '../../fixtures/areas/customers/customers.ts';
import { check, expect, member, text } from '../../fixtures/index.ts';

check.describe('redeeming a device code', () => {
  check('returns an access token', 'AUTH-AGENT-010', async ({ platform }) => {
    const { id } = await newApprovedCustomer(platform);
    const code = await newDeviceCode(platform, id);

    const reply = await redeemDeviceCode(platform, code);

    const { json } = requireRedeemed(platform, reply);
    expect(text(member(json, 'accessToken'))?.length ?? 0, 'the length of accessToken').not.toBe(0);
  });

  check(
    'with valid HTTP Basic credentials does not return 401',
    'AUTH-BASIC-009',
    async ({ platform }) => {
      const { id } = await newApprovedCustomer(platform);
      const code = await newDeviceCode(platform, id);

      const { status } = await redeemAsPlatform(platform, code);

      expect(status, 'the status of the redemption with valid credentials').not.toBe(401);
    },
  );

  check(
    'returns an access token that is accepted as valid credentials',
    'AUTH-AGENT-011',
    async ({ platform }) => {
      const { id: customerId } = await newApprovedCustomer(platform);
      const { auth } = await newAgent(platform, customerId);
      const read = (as: object) =>
        platform.call('getCustomerById', { path: { customerId }, ...as });

      // The agent's policy may forbid the call (G-21), but its credentials are valid.
      expect(
        (await read({ auth })).status,
        "the status of a read with the agent's access token",
      ).not.toBe(401);
      const reply = await read({ auth: { bearer: platform.unique() } });
      requireNoGuard(reply);
      expect(reply.status, 'the status of the same read with an unknown access token').toBe(401);
    },
  );
});
