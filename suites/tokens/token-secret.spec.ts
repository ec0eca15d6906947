import {
  expectSecretHidden,
  listedText,
  readToken,
  requireReadBy,
} from '../../fixtures/areas/tokens/shown.ts';
import { newToken, PERMISSIONS } from '../../fixtures/areas/tokens/tokens.ts';
import { workingToken } from '../../fixtures/areas/tokens/working.ts';
import { check, expect } from '../../fixtures/index.ts';

check.describe('the client secret of an API token', () => {
  check('is not shown by GET /tokens/{tokenId}', 'API-TOKEN-SECRET-001', async ({ platform }) => {
    const tokens = [await newToken(platform), await newToken(platform)];

    for (const token of tokens) {
      const { text } = await platform.api.getTokenById({ tokenId: token.id });

      expectSecretHidden(text, token, 'GET /tokens/{tokenId}');
      await readToken(platform, token);
    }
  });

  check('is not shown by GET /tokens', 'API-TOKEN-SECRET-002', async ({ platform }) => {
    const tokens = [await newToken(platform), await newToken(platform)] as const;
    const [, newest] = tokens;

    const named = await listedText(platform, { name: newest.shownName }, newest);
    const whole = await listedText(platform, {}, newest);

    for (const text of [named, whole]) {
      expect(text.includes(newest.id), 'whether the list has the newest token').toBe(true);
      for (const token of tokens) expectSecretHidden(text, token, 'GET /tokens');
    }
  });

  check(
    "is not shown to a call with the token's credentials",
    'API-TOKEN-SECRET-003',
    async ({ platform }) => {
      const token = await workingToken(platform, { permissions: ['VIEW', 'MANAGE'] });

      const reply = await platform.api.getTokenById({ tokenId: token.id, auth: token.auth });

      requireReadBy(platform, reply);
      expectSecretHidden(reply.text, token, 'GET /tokens/{tokenId}');
    },
  );

  check(
    'is not shown to a token without MANAGE permission',
    'API-TOKEN-SECRET-004',
    async ({ platform }) => {
      const token = await workingToken(platform, { permissions: PERMISSIONS });
      const { auth } = await workingToken(platform, { permissions: ['VIEW'] });
      const query = { name: token.shownName };

      const read = await platform.api.getTokenById({ tokenId: token.id, auth });
      const listed = await platform.api.listTokens({ query, auth });

      expectSecretHidden(read.text, token, 'GET /tokens/{tokenId}');
      expectSecretHidden(listed.text, token, 'GET /tokens');
    },
  );
});
