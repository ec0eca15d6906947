import {
  acceptPin,
  sealed,
  setPinRaw,
  unlessBlockRefused,
} from '../../fixtures/areas/card-pin/pins.ts';
import { pinCard, sharedCard } from '../../fixtures/areas/cards/cards.ts';
import { covers, expect, test } from '../../fixtures/index.ts';

test.describe('set-PIN', () => {
  test(
    'takes platform credentials by HTTP Basic',
    covers('AUTH-SCHEME-001'),
    async ({ platform }) => {
      const card = await sharedCard(platform);

      const reply = await acceptPin(platform, card, '1379');

      expect(reply.status, 'valid credentials are never answered 401').not.toBe(401);
      expect(reply).toBeSuccess();
    },
  );

  test(
    'takes a block under the published key',
    covers('CARD-PIN-KEY-002'),
    async ({ platform }) => {
      const card = await pinCard(platform);

      expect(await acceptPin(platform, card, '8352')).toBeSuccess();
    },
  );

  test('on an active card is answered 204', covers('CARD-PIN-001'), async ({ platform }) => {
    const card = await pinCard(platform);

    expect(await acceptPin(platform, card, '2907')).toBeSuccess(204);
  });

  test('answers 204 with not one byte of body', covers('CARD-PIN-002'), async ({ platform }) => {
    const card = await pinCard(platform);

    const reply = await setPinRaw(platform, card, await sealed(platform, '6120'));

    expect(unlessBlockRefused({ trusted: false }, reply)).toBeEmpty(204);
  });

  test('gives a new card its first PIN', covers('CARD-PIN-004'), async ({ platform }) => {
    const card = await pinCard(platform);

    expect(await acceptPin(platform, card, '3046')).toBeSuccess(204);
  });

  test('replaces a PIN by another', covers('CARD-PIN-005'), async ({ platform }) => {
    const card = await pinCard(platform);
    expect(await acceptPin(platform, card, '1593')).toBeSuccess();

    expect(await acceptPin(platform, card, '9531')).toBeSuccess(204);
  });
});
