import { expectSecretHidden, readToken } from '../../fixtures/areas/tokens/shown.ts';
import { newToken } from '../../fixtures/areas/tokens/tokens.ts';
import { check, covers, describe, expect, requireSuccess, settled } from '../../fixtures/index.ts';

describe('the secret of a token', () => {
  check('is not read', covers('API-TOKEN-SECRET-001'), async ({ platform }) => {
    const tokens = [await newToken(platform), await newToken(platform)];

    for (const token of tokens) {
      const { text } = await platform.api.getTokenById({ tokenId: token.id });

      expectSecretHidden(text, token, 'GET /tokens/{tokenId}');
      await readToken(platform, token);
    }
  });

  check('is not listed', covers('API-TOKEN-SECRET-002'), async ({ platform }) => {
    const tokens = [await newToken(platform), await newToken(platform)] as const;
    const [, { shownName: name }] = tokens;

    const read = () => platform.api.listTokens({ query: { name } });
    const isThere = ({ text }: { readonly text: string }) => text.includes(name);
    const named = await settled(read, isThere, platform.target.settleMs);
    const whole = await platform.api.listTokens();

    for (const reply of [named, whole]) {
      requireSuccess(platform, 'listTokens', reply, 'a list of tokens');
      for (const token of tokens) expectSecretHidden(reply.text, token, 'GET /tokens');
    }
  });

  check(
    'is not shown to the token itself',
    covers('API-TOKEN-SECRET-003'),
    async ({ platform }) => {
      const token = await newToken(platform);

      const reply = await platform.api.getTokenById({ tokenId: token.id, auth: token.auth });

      expect(reply.status, 'an answer to valid credentials').not.toBe(401);
      expectSecretHidden(reply.text, token, 'GET /tokens/{tokenId}');
    },
  );
});
