import { pinCard, statusOf } from '../../fixtures/cards/cards.ts';
import { acceptPin } from '../../fixtures/cards/pins.ts';
import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { test } from '../../fixtures/check/test.ts';

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
