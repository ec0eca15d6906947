import { pinEntryUrl } from '../../fixtures/areas/card-pin/pin-entry.ts';
import { acceptPin } from '../../fixtures/areas/card-pin/pins.ts';
import { pinCard } from '../../fixtures/areas/cards/cards.ts';
import { covers, expect, test } from '../../fixtures/index.ts';

test.describe('the hosted PIN entry', () => {
  test('is offered for a card', covers('CARD-PIN-URL-001'), async ({ platform }) => {
    const card = await pinCard(platform);

    expect(await pinEntryUrl(platform, card)).toBeSuccess();
  });

  test('does not shut out set-PIN', covers('CARD-PIN-URL-002'), async ({ platform }) => {
    const card = await pinCard(platform);
    expect(await acceptPin(platform, card, '7405'), 'before the hosted way').toBeSuccess();
    expect(await pinEntryUrl(platform, card)).toBeSuccess();

    expect(await acceptPin(platform, card, '5047')).toBeSuccess(204);
  });

  test('stays open after set-PIN', covers('CARD-PIN-URL-003'), async ({ platform }) => {
    const card = await pinCard(platform);
    expect(await pinEntryUrl(platform, card), 'before set-PIN').toBeSuccess();
    expect(await acceptPin(platform, card, '3690')).toBeSuccess();

    expect(await pinEntryUrl(platform, card)).toBeSuccess();
  });
});
