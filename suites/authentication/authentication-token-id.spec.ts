import {
  expectUnauthorized,
  expectUnauthorizedReads,
} from '../../fixtures/areas/authentication/unauthorized.ts';
import { covers, test } from '../../fixtures/index.ts';

test.describe('API credentials', () => {
  test('with an unknown token id are refused', covers('AUTH-FAIL-002'), async ({ platform }) => {
    const { apiTokenId, apiClientSecret } = platform.settings.credentials;

    await expectUnauthorized(platform, {
      basic: { id: `${apiTokenId}x`, secret: apiClientSecret },
    });
  });

  test('with part of a token id are refused', covers('AUTH-FAIL-002'), async ({ platform }) => {
    const { apiTokenId, apiClientSecret: secret } = platform.settings.credentials;
    const parts = ['', apiTokenId.slice(0, -1)];

    await expectUnauthorizedReads(platform, ...parts.map((id) => ({ basic: { id, secret } })));
  });
});
