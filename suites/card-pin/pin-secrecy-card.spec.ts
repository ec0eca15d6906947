import { sealedPin } from '../../fixtures/areas/card-pin/blocks.ts';
import { setCardPin } from '../../fixtures/areas/card-pin/calls.ts';
import { showsBlock, showsDigits, soughtPins } from '../../fixtures/areas/card-pin/pin-shown.ts';
import { pinCard, readCard } from '../../fixtures/areas/cards/cards.ts';
import { check, expect } from '../../fixtures/index.ts';

check.describe('GET /cards/{id} after set-PIN', () => {
  check('does not show the PIN', 'CARD-PIN-SECRET-006', async ({ platform }) => {
    const shown: boolean[] = [];
    for (const digits of soughtPins) {
      const card = await pinCard(platform);
      const reply = await setCardPin(platform, card.id, await sealedPin(platform, digits));
      expect(reply, 'set-PIN before the card is read').toBeSuccess();
      shown.push(showsDigits(await readCard(platform, card), digits));
    }

    expect(shown, 'whether the card shows each PIN').toContain(false);
  });

  check('does not show the encryptedPinBlock', 'CARD-PIN-SECRET-007', async ({ platform }) => {
    const card = await pinCard(platform);
    const block = await sealedPin(platform, soughtPins[0]);
    expect(
      await setCardPin(platform, card.id, block),
      'set-PIN before the card is read',
    ).toBeSuccess();

    expect(
      showsBlock(await readCard(platform, card), block),
      'whether the card shows the block',
    ).toBe(false);
  });
});
