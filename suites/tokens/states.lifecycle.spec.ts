import { answeredInTheEnd } from '../../fixtures/areas/tokens/deleted.ts';
import { newToken } from '../../fixtures/areas/tokens/tokens.ts';
import { acceptedInTheEnd } from '../../fixtures/areas/tokens/working.ts';
import { type Auth, check, inAnyOrder, type Triggers, walkStates } from '../../fixtures/index.ts';

check.describe('an API token', () => {
  check(
    'is accepted until deleted and refused afterwards, in any order of calls',
    'API-TOKEN-STATE-001',
    async ({ platform }) => {
      await inAnyOrder(
        ['call', 'read', 'delete'],
        [['call', 'read', 'delete', 'call', 'read', 'delete', 'call']],
        async (order) => {
          const token = await newToken(platform);
          const { id: tokenId } = token;
          const send = (auth: Auth) => platform.api.listTransactions({ auth });
          // Credentials may take a moment to begin and to end.
          let settled = acceptedInTheEnd;
          const triggers: Triggers = {
            call: () => settled(platform, send, token),
            read: () => platform.api.getTokenById({ tokenId }),
            delete: () => {
              settled = answeredInTheEnd;
              return platform.api.deleteTokenById({ tokenId });
            },
          };
          await walkStates('api-token', triggers, order);
        },
      );
    },
  );
});
