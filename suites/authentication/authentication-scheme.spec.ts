import {
  expectUnauthorized,
  expectUnauthorizedReads,
} from '../../fixtures/areas/authentication/unauthorized.ts';
import { covers, type Platform, test } from '../../fixtures/index.ts';

/** The platform's own token id and secret, encoded as HTTP Basic has them. */
function encodedPair({ settings }: Platform): string {
  const { apiTokenId, apiClientSecret } = settings.credentials;
  return Buffer.from(`${apiTokenId}:${apiClientSecret}`).toString('base64');
}

test.describe('API credentials', () => {
  test('of no agent are refused', covers('AUTH-FAIL-005'), async ({ platform }) => {
    await expectUnauthorized(platform, { bearer: 'conformance-no-such-token' });
  });

  test("of a platform are no agent's", covers('AUTH-FAIL-005'), async ({ platform }) => {
    const { apiClientSecret } = platform.settings.credentials;
    const tokens = [encodedPair(platform), apiClientSecret];

    await expectUnauthorizedReads(platform, ...tokens.map((bearer) => ({ bearer })));
  });

  test('of another scheme are refused', covers('AUTH-SCHEME-004'), async ({ platform }) => {
    await expectUnauthorized(platform, { header: 'Digest username="conformance"' });
  });

  test(
    'under the name of another scheme are refused',
    covers('AUTH-SCHEME-004'),
    async ({ platform }) => {
      const schemes = ['Digest', 'Token'];

      await expectUnauthorizedReads(
        platform,
        ...schemes.map((scheme) => ({ header: `${scheme} ${encodedPair(platform)}` })),
      );
    },
  );
});
