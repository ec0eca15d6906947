import {
  everyOperationInFull,
  everyReadingOperation,
} from '../../fixtures/areas/authentication/operations.ts';
import { isRouted, requireNoGuard } from '../../fixtures/areas/authentication/unauthorized.ts';
import { covers, expect, test } from '../../fixtures/index.ts';

test.describe('API credentials', () => {
  test('with an unknown token id are refused', covers('AUTH-FAIL-002'), async ({ platform }) => {
    const { apiTokenId, apiClientSecret } = platform.settings.credentials;
    const auth = { basic: { id: `${apiTokenId}x`, secret: apiClientSecret } };

    for (const operation of await everyOperationInFull(platform)) {
      const reply = await platform.call(operation.id, { ...operation.call, auth });

      requireNoGuard(reply);
      if (isRouted(operation, reply)) expect(reply).toBeError(401, 'UNAUTHORIZED');
    }
  });

  test('with part of a token id are refused', covers('AUTH-FAIL-002'), async ({ platform }) => {
    const { apiTokenId, apiClientSecret: secret } = platform.settings.credentials;

    for (const { id, call } of await everyReadingOperation(platform)) {
      for (const part of ['', apiTokenId.slice(0, -1)]) {
        const auth = { basic: { id: part, secret } };
        const reply = await platform.call(id, { ...call, auth });

        requireNoGuard(reply);
        expect(reply).toBeError(401, 'UNAUTHORIZED');
      }
    }
  });
});
