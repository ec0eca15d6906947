import {
  expectUnauthorizedEverywhere,
  expectUnauthorizedReads,
} from '../../fixtures/areas/authentication/unauthorized.ts';
import { check, type Platform } from '../../fixtures/index.ts';

/** The platform's own token id and secret, encoded as HTTP Basic has them. */
function encodedPair({ settings }: Platform): string {
  const { apiTokenId, apiClientSecret } = settings.credentials;
  return Buffer.from(`${apiTokenId}:${apiClientSecret}`).toString('base64');
}

check.describe('API credentials', () => {
  for (const [what, row, auth] of [
    ['that are an unknown Bearer token', 'AUTH-FAIL-005', { bearer: 'sample-no-such-token' }],
    [
      'of a scheme other than Basic and Bearer',
      'AUTH-SCHEME-004',
      { header: 'Digest username="sample"' },
    ],
  ] as const) {
    check(`${what} are refused`, row, async ({ platform }) => {
      await expectUnauthorizedEverywhere(platform, auth);
    });
  }

  check('of a platform are refused as a Bearer token', 'AUTH-FAIL-005', async ({ platform }) => {
    const { apiClientSecret } = platform.settings.credentials;

    await expectUnauthorizedReads(platform, [
      { bearer: encodedPair(platform) },
      { bearer: apiClientSecret },
    ]);
  });

  check(
    'of a platform are refused under the scheme Digest or Token',
    'AUTH-SCHEME-004',
    async ({ platform }) => {
      await expectUnauthorizedReads(platform, [
        { header: `Digest ${encodedPair(platform)}` },
        { header: `Token ${encodedPair(platform)}` },
      ]);
    },
  );
});
