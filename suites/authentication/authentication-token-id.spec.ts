import {
  expectUnauthorizedEverywhere,
  expectUnauthorizedReads,
} from '../../fixtures/areas/authentication/unauthorized.ts';
import { check } from '../../fixtures/index.ts';
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

      await expectUnauthorizedReads(
        platform,
        alike.map((id) => ({ basic: { id, secret } })),
      );
    },
  );
});
