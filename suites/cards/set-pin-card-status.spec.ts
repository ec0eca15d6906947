import { sealedPin } from '../../fixtures/areas/card-pin/blocks.ts';
import { setCardPin } from '../../fixtures/areas/card-pin/calls.ts';
import { pinCard, statusOf } from '../../fixtures/areas/cards/cards.ts';
import { check, expect } from '../../fixtures/index.ts';

check.describe('set-PIN', () => {
  check('on a frozen card leaves it frozen', 'CARD-STATUS-018', async ({ platform }) => {
    const card = await pinCard(platform, 'FROZEN');

    const reply = await setCardPin(platform, card.id, await sealedPin(platform, '7713'));

    expect(reply, 'set-PIN on the frozen card').toBeSuccess();
    expect(await statusOf(platform, card), 'the status of the frozen card after set-PIN').toBe(
      'FROZEN',
    );
  });

  check(
    'on an active card leaves it readable and ACTIVE',
    'CARD-READ-004',
    async ({ platform }) => {
      const card = await pinCard(platform);

      const reply = await setCardPin(platform, card.id, await sealedPin(platform, '5824'));

      expect(reply, 'set-PIN on the active card').toBeSuccess();
      expect(await statusOf(platform, card), 'the status of the card after set-PIN').toBe('ACTIVE');
    },
  );
});
