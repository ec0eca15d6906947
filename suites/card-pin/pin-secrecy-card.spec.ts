import { showsBlock, showsDigits, soughtPins } from '../../fixtures/areas/card-pin/pin-shown.ts';
import { acceptPin, sealed, setPin } from '../../fixtures/areas/card-pin/pins.ts';
import { pinCard, readCard } from '../../fixtures/areas/cards/cards.ts';
import { covers, expect, test } from '../../fixtures/index.ts';

test.describe('PIN material', () => {
  test('is not in the card as a PIN', covers('CARD-PIN-SECRET-006'), async ({ platform }) => {
    const shown: boolean[] = [];
    for (const digits of soughtPins) {
      const card = await pinCard(platform);
      expect(await acceptPin(platform, card, digits)).toBeSuccess();
      shown.push(showsDigits(await readCard(platform, card), digits));
    }

    expect(shown, 'whether the card shows each PIN').toContain(false);
  });

  test('is not in the card as a block', covers('CARD-PIN-SECRET-007'), async ({ platform }) => {
    const card = await pinCard(platform);
    const block = await sealed(platform, soughtPins[0]);
    await setPin(platform, card, block);

    expect(showsBlock(await readCard(platform, card), block.text), 'the card shows it').toBe(false);
  });
});
