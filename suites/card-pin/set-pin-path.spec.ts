import { acceptPin, refusedPin, setPin } from '../../fixtures/areas/card-pin/pins.ts';
import { cardIn, pinCard, sharedCard } from '../../fixtures/areas/cards/cards.ts';
import { covers, expect, test } from '../../fixtures/index.ts';

test.describe('set-PIN', () => {
  test('is routed at POST /cards/{id}/set-pin', covers('CARD-PIN-016'), async ({ platform }) => {
    const card = await sharedCard(platform);

    const reply = await setPin(platform, card, '');

    expect([404, 405], `answered ${reply.status} for a card that exists`).not.toContain(
      reply.status,
    );
  });

  test('goes to the card whose id is in the path', covers('CARD-PIN-006'), async ({ platform }) => {
    const [first, closed, last] = [
      await pinCard(platform),
      await cardIn(platform, 'CLOSED'),
      await pinCard(platform),
    ];

    for (const open of [first, last]) {
      expect(await acceptPin(platform, open, '2581'), 'an open card').toBeSuccess();
      expect(await refusedPin(platform, closed), 'the closed card').toBeRefused(409);
    }
  });
});
