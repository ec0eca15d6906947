import { expectShownAs, readToken } from '../../fixtures/areas/tokens/shown.ts';
import { newToken } from '../../fixtures/areas/tokens/tokens.ts';
import { check, drawn, expect, forAll, otherPlatform } from '../../fixtures/index.ts';
import { unknownIdLike } from '../../generators/general/unknown-id-like.ts';
import { tokenName } from '../../generators/tokens/token-name.ts';

check.describe('GET /tokens/{tokenId}', () => {
  check('shows the token as it was created', 'API-TOKEN-READ-001', async ({ platform }) => {
    const [text = ''] = drawn(tokenName, 1);
    const wanted = [
      {},
      { name: `${platform.unique()} ${text}` },
      { name: `${platform.unique()} Upper and lower` },
    ];

    for (const each of wanted) {
      const token = await newToken(platform, each);

      expectShownAs(await readToken(platform, token), token);
    }
  });

  check(
    'of a token that does not exist returns 404',
    'API-TOKEN-READ-002',
    async ({ platform }) => {
      const known = await newToken(platform);
      await readToken(platform, known);

      await forAll(
        unknownIdLike(known.id),
        async (tokenId) => expect(await platform.api.getTokenById({ tokenId })).toBeRefused(404),
        4,
      );
    },
  );

  check(
    'of a token that does not exist returns TOKEN_NOT_FOUND',
    'API-TOKEN-READ-003',
    async ({ platform }) => {
      const known = await newToken(platform);
      await readToken(platform, known);

      await forAll(
        unknownIdLike(known.id),
        async (tokenId) =>
          expect(await platform.api.getTokenById({ tokenId })).toBeError(404, 'TOKEN_NOT_FOUND'),
        2,
      );
    },
  );

  check(
    "of another platform's token returns 404",
    'API-TOKEN-FOREIGN-001',
    async ({ run, platform }) => {
      const other = otherPlatform(run);
      const [token, own] = [await newToken(platform), await newToken(other)];
      await readToken(other, own);

      const reply = await other.api.getTokenById({ tokenId: token.id });

      expect(reply).toBeRefused(404);
      await readToken(platform, token);
    },
  );
});
