import { agentAuth } from '../../fixtures/areas/agents/agents.ts';
import { newCustomer } from '../../fixtures/areas/customers/customers.ts';
import { deletedToken } from '../../fixtures/areas/tokens/deleted.ts';
import { workingToken } from '../../fixtures/areas/tokens/working.ts';
import { check, expect, isSuccess, optional } from '../../fixtures/index.ts';

check.describe('an agent', () => {
  check(
    'cannot get an API token that reads another customer',
    'API-TOKEN-AGENT-001',
    async ({ platform }) => {
      const auth = await agentAuth(platform);
      const { id: customerId } = await newCustomer(platform);
      await workingToken(platform);

      const token = await optional(() => workingToken(platform, { by: auth }));

      const read = token && (await platform.api.getCustomerById({ customerId, auth: token.auth }));
      expect(
        read !== undefined && isSuccess(read),
        'whether a token that an agent has created reads another customer',
      ).toBe(false);
    },
  );

  check('cannot delete an API token', 'API-TOKEN-AGENT-002', async ({ platform }) => {
    const auth = await agentAuth(platform);
    const token = await workingToken(platform);

    const reply = await platform.api.deleteTokenById({ tokenId: token.id, auth });

    const { status } = await platform.api.listTransactions({ auth: token.auth });
    expect(status, "the HTTP status with the token's credentials").not.toBe(401);
    expect(reply, 'the deletion by an agent').toBeRefused();
    await deletedToken(platform, token);
  });
});
