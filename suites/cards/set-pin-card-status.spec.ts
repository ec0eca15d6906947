import { acceptPin } from '../../fixtures/areas/card-pin/pins.ts';
import { pinCard, statusOf } from '../../fixtures/areas/cards/cards.ts';
import { covers, expect, test } from '../../fixtures/index.ts';

test.describe('set-PIN', () => {
  test('on a frozen card is accepted', covers('CARD-PIN-003'), async ({ platform }) => {
    const card = await pinCard(platform, 'FROZEN');

    expect(await acceptPin(platform, card, '4498')).toBeSuccess(204);
  });

  test('on a frozen card leaves it frozen', covers('CARD-STATUS-018'), async ({ platform }) => {
    const card = await pinCard(platform, 'FROZEN');

    expect(await acceptPin(platform, card, '7713')).toBeSuccess();

    expect(await statusOf(platform, card)).toBe('FROZEN');
  });

  test(
    'leaves the card readable with its status',
    covers('CARD-READ-004'),
    async ({ platform }) => {
      const card = await pinCard(platform);

      expect(await acceptPin(platform, card, '5824')).toBeSuccess();

      expect(await statusOf(platform, card)).toBe('ACTIVE');
    },
  );
});
