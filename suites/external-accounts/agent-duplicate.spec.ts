import { newAgent } from '../../fixtures/areas/agents/agents.ts';
import { newApprovedCustomer } from '../../fixtures/areas/customers/customers.ts';
import { readAccount } from '../../fixtures/areas/external-accounts/records.ts';
import { bodyFor } from '../../fixtures/areas/external-accounts/register.ts';
import { check, expect, member, requireSuccess, text, unreached } from '../../fixtures/index.ts';

const BY_AGENT = 'agentCreateExternalAccount';
const BY_PLATFORM = 'createCustomerExternalAccount';

check(
  "a platform and its customer's agent cannot both register the same external account",
  'EXTERNAL-AGENT-009',
  async ({ platform }) => {
    const { id: customerId } = await newApprovedCustomer(platform);
    const { auth } = await newAgent(platform, customerId);
    const calls = {
      [BY_AGENT]: (body: object) => platform.call(BY_AGENT, { body, auth }),
      [BY_PLATFORM]: (body: object) =>
        platform.call(BY_PLATFORM, { body: { ...body, customerId } }),
    };

    for (const [first, second] of [
      [BY_AGENT, BY_PLATFORM],
      [BY_PLATFORM, BY_AGENT],
    ] as const) {
      const body = await bodyFor(platform, 'platform');
      const { json } = requireSuccess(platform, first, await calls[first](body), 'an account');
      // One that waits for somebody is not registered yet.
      await readAccount(
        platform,
        text(member(json, 'id')) ??
          unreached(
            'the registration of an external account by the platform or the agent answered without an id',
          ),
      );
      const other = await bodyFor(platform, 'platform');
      requireSuccess(platform, second, await calls[second](other), 'another account');

      const again = await calls[second](body);

      expect(again, `${second} after ${first}`).toBeError(409, 'DUPLICATE_EXTERNAL_ACCOUNT');
    }
  },
);
