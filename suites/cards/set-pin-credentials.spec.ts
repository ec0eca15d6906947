import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { test } from '../../fixtures/check/test.ts';
import { activeCard } from '../../fixtures/platform/cards.ts';
import { acceptPin, refusedPin } from '../../fixtures/platform/pins.ts';

test.describe('set-PIN with rejected credentials', () => {
  for (const [what, id, secret] of [
    ['a wrong secret', '', 'x'],
    ['an unknown token', 'x', ''],
  ] as const) {
    test(`by ${what} returns 401`, covers('CARD-PIN-013'), async ({ platform }) => {
      const { apiTokenId, apiClientSecret } = platform.settings.credentials;
      const basic = { id: `${apiTokenId}${id}`, secret: `${apiClientSecret}${secret}` };
      const card = await activeCard(platform);

      expect(await refusedPin(platform, card, { auth: { basic } })).toBeError(401, 'UNAUTHORIZED');
      expect(await acceptPin(platform, card, '8024'), 'with the right ones').toBeSuccess();
    });
  }

  test('by none at all returns 401', covers('CARD-PIN-013'), async ({ platform }) => {
    const card = await activeCard(platform);

    expect(await refusedPin(platform, card, { auth: 'none' })).toBeError(401, 'UNAUTHORIZED');
    expect(await acceptPin(platform, card, '6806'), 'with credentials').toBeSuccess();
  });
});
