import { sealedPin } from '../../fixtures/areas/card-pin/blocks.ts';
import { setCardPin } from '../../fixtures/areas/card-pin/calls.ts';
import { pinCard } from '../../fixtures/areas/cards/cards.ts';
import { check, expect, forAll } from '../../fixtures/index.ts';
import { pin } from '../../generators/card-pin/pin.ts';

check.describe('set-PIN accepts a PIN', () => {
  for (const zeros of ['0007', '0042', '0815']) {
    check(
      `with leading zeros, like ${zeros.replace(/[1-9]/g, 'n')}`,
      'CARD-PIN-BLOCK-015',
      async ({ platform }) => {
        const card = await pinCard(platform);
        const control = await setCardPin(platform, card.id, await sealedPin(platform, '6482'));
        expect(control, 'a PIN without leading zeros').toBeSuccess();

        const reply = await setCardPin(platform, card.id, await sealedPin(platform, zeros));

        expect(reply).toBeSuccess(204);
      },
    );
  }

  // What an issuer's taste might call weak; the contract knows no such thing.
  for (const [what, simple] of [
    ['four zeros', '0000'],
    ['four equal digits', '1111'],
    ['four nines', '9999'],
    ['four ascending digits', '1234'],
  ] as const) {
    check(`of ${what}`, 'CARD-PIN-BLOCK-016', async ({ platform }) => {
      const card = await pinCard(platform);
      const control = await setCardPin(platform, card.id, await sealedPin(platform, '6482'));
      expect(control, 'a PIN that does not repeat or count digits').toBeSuccess();

      const reply = await setCardPin(platform, card.id, await sealedPin(platform, simple));

      expect(reply).toBeSuccess(204);
    });
  }

  check('of any four digits', 'CARD-PIN-BLOCK-016', async ({ platform }) => {
    const card = await pinCard(platform);

    await forAll(pin, async (digits) => {
      const block = await sealedPin(platform, digits.text);
      const reply = await setCardPin(platform, card.id, block);
      expect(reply).toBeSuccess(204);
    });
  });

  check('that is set again with another nonce', 'CARD-PIN-BLOCK-017', async ({ platform }) => {
    const card = await pinCard(platform);
    const first = await setCardPin(platform, card.id, await sealedPin(platform, '7164'));
    expect(first, 'the PIN set for the first time').toBeSuccess();

    const reply = await setCardPin(platform, card.id, await sealedPin(platform, '7164'));

    expect(reply).toBeSuccess(204);
  });
});
