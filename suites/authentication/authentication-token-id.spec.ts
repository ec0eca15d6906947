import { everyReadingOperation } from '../../fixtures/areas/authentication/operations.ts';
import {
  expectUnauthorizedEverywhere,
  requireNoGuard,
} from '../../fixtures/areas/authentication/unauthorized.ts';
import { check, expect, inParallel } from '../../fixtures/index.ts';
import { recasedId } from '../../generators/general/altered-secret.ts';

check.describe('API credentials', () => {
  check('with an unknown token id are refused', 'AUTH-FAIL-002', async ({ platform }) => {
    const { apiTokenId, apiClientSecret } = platform.settings.credentials;
    const auth = { basic: { id: `${apiTokenId}x`, secret: apiClientSecret } };

    await expectUnauthorizedEverywhere(platform, auth);
  });

  check(
    'with a token id that is truncated or in another letter case are refused',
    'AUTH-FAIL-002',
    async ({ platform }) => {
      const { apiTokenId, apiClientSecret: secret } = platform.settings.credentials;
      const others = ['', apiTokenId.slice(0, -1), recasedId(apiTokenId)];
      const alike = others.filter((each) => each !== apiTokenId);

      await inParallel(await everyReadingOperation(platform), async ({ id: operation, call }) => {
        for (const id of alike) {
          const auth = { basic: { id, secret } };
          const reply = await platform.call(operation, { ...call, auth });

          requireNoGuard(reply);
          expect(reply).toBeError(401, 'UNAUTHORIZED');
        }
      });
    },
  );
});
