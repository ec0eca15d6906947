import {
  expectUnauthorizedEverywhere,
  expectUnauthorizedReads,
  requireNoGuard,
} from '../../fixtures/areas/authentication/unauthorized.ts';
import { check, expect, otherPlatform, requireCapability } from '../../fixtures/index.ts';
import { caseSwapped } from '../../generators/general/altered-secret.ts';

check.describe('API credentials', () => {
  check('with a wrong secret are refused', 'AUTH-FAIL-001', async ({ platform }) => {
    const { apiTokenId, apiClientSecret } = platform.settings.credentials;
    const auth = { basic: { id: apiTokenId, secret: `${apiClientSecret}x` } };

    await expectUnauthorizedEverywhere(platform, auth);
  });

  check(
    'with an empty, truncated or altered secret are refused',
    'AUTH-FAIL-001',
    async ({ platform }) => {
      const { apiTokenId, apiClientSecret } = platform.settings.credentials;
      const part = apiClientSecret.slice(0, -1);
      const alike = ['', part, `${apiClientSecret} `, caseSwapped(apiClientSecret)];
      const wrong = alike.filter((secret) => secret !== apiClientSecret);

      await expectUnauthorizedReads(
        platform,
        wrong.map((secret) => ({ basic: { id: apiTokenId, secret } })),
      );
    },
  );

  check('with a wrong secret are refused on every platform', 'AUTH-FAIL-009', async ({ run }) => {
    requireCapability(otherPlatform(run), 'agreements');
    for (const name of run.target.platformNames()) {
      const platform = run.platform(name);
      const { apiTokenId: id, apiClientSecret } = platform.settings.credentials;
      const auth = { basic: { id, secret: `${apiClientSecret}x` } };

      const reply = await platform.api.listAgreements({ auth });

      requireNoGuard(reply);
      expect(reply, `the token id of ${name} with a wrong secret`).toBeError(401, 'UNAUTHORIZED');
    }
  });

  check(
    "with another platform's secret are refused",
    'AUTH-FAIL-006',
    async ({ run, platform }) => {
      const { apiTokenId: id } = platform.settings.credentials;
      const { apiClientSecret: secret } = otherPlatform(run).settings.credentials;

      await expectUnauthorizedEverywhere(platform, { basic: { id, secret } });
    },
  );
});
