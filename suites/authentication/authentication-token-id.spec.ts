import { everyReadingOperation } from '../../fixtures/areas/authentication/operations.ts';
import {
  expectUnauthorizedEverywhere,
  requireNoGuard,
} from '../../fixtures/areas/authentication/unauthorized.ts';
import { check, expect, inParallel } from '../../fixtures/index.ts';

check.describe('API credentials', () => {
  check('with an unknown token id are refused', 'AUTH-FAIL-002', async ({ platform }) => {
    const { apiTokenId, apiClientSecret } = platform.settings.credentials;
    const auth = { basic: { id: `${apiTokenId}x`, secret: apiClientSecret } };

    await expectUnauthorizedEverywhere(platform, auth);
  });

  check('with part of a token id are refused', 'AUTH-FAIL-002', async ({ platform }) => {
    const { apiTokenId, apiClientSecret: secret } = platform.settings.credentials;

    await inParallel(await everyReadingOperation(platform), async ({ id, call }) => {
      for (const part of ['', apiTokenId.slice(0, -1)]) {
        const auth = { basic: { id: part, secret } };
        const reply = await platform.call(id, { ...call, auth });

        requireNoGuard(reply);
        expect(reply).toBeError(401, 'UNAUTHORIZED');
      }
    });
  });
});
