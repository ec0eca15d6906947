import { goodBlock, sealedPin } from '../../fixtures/areas/card-pin/blocks.ts';
import { setCardPin } from '../../fixtures/areas/card-pin/calls.ts';
import { cardIn, pinCard, sharedCard } from '../../fixtures/areas/cards/cards.ts';
import { check, expect } from '../../fixtures/index.ts';

check.describe('set-PIN', () => {
  check('is served at POST /cards/{id}/set-pin', 'CARD-PIN-016', async ({ platform }) => {
    const card = await sharedCard(platform);

    const { status } = await setCardPin(platform, card.id, '');

    expect([404, 405], `answered ${status} for a card that exists`).not.toContain(status);
  });

  check('acts on the card whose id is in the path', 'CARD-PIN-006', async ({ platform }) => {
    const [first, closed, last] = [
      await pinCard(platform),
      await cardIn(platform, 'CLOSED'),
      await pinCard(platform),
    ];

    for (const open of [first, last]) {
      const reply = await setCardPin(platform, open.id, await sealedPin(platform, '2581'));
      expect(reply, 'set-PIN on a card that is not closed').toBeSuccess();
      const refusal = await setCardPin(platform, closed.id, await goodBlock(platform));
      expect(refusal, 'set-PIN on the closed card').toBeRefused(409);
    }
  });
});
