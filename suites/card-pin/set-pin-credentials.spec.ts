import { expectTwin } from '../../fixtures/areas/card-pin/pin-twin.ts';
import { refusedPin } from '../../fixtures/areas/card-pin/pins.ts';
import { activeCard, pinCard } from '../../fixtures/areas/cards/cards.ts';
import { covers, expect, test, unattributedCaller } from '../../fixtures/index.ts';

test.describe('set-PIN with rejected credentials', () => {
  for (const [what, id, secret] of [
    ['a wrong secret', '', 'x'],
    ['an unknown token', 'x', ''],
  ] as const) {
    test(`by ${what} returns 401`, covers('CARD-PIN-013'), async ({ platform }) => {
      const { apiTokenId, apiClientSecret } = platform.settings.credentials;
      const basic = { id: `${apiTokenId}${id}`, secret: `${apiClientSecret}${secret}` };
      const card = await pinCard(platform);

      const reply = await refusedPin(platform, card, { auth: { basic } });

      expect(reply).toBeError(401, 'UNAUTHORIZED');
      await expectTwin(platform, card, reply);
    });
  }

  test('by none at all returns 401', covers('CARD-PIN-013'), async ({ platform }) => {
    const card = await pinCard(platform);

    const reply = await refusedPin(platform, card, { auth: 'none' });

    expect(reply).toBeError(401, 'UNAUTHORIZED');
    await expectTwin(platform, card, reply);
  });
});

test.describe('set-PIN', () => {
  test(
    'without an attributable actor returns 403',
    covers('CARD-PIN-012'),
    async ({ platform }) => {
      const auth = await unattributedCaller(platform);
      const card = await activeCard(platform);

      const reply = await refusedPin(platform, card, { auth });

      expect(reply).toBeRefused(403);
      await expectTwin(platform, card, reply);
    },
  );
});
