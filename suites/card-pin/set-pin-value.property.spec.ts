import { acceptPin } from '../../fixtures/areas/card-pin/pins.ts';
import { pinCard } from '../../fixtures/areas/cards/cards.ts';
import { covers, expect, forAll, test } from '../../fixtures/index.ts';
import { pin } from '../../generators/card-pin/pin.ts';

test.describe('set-PIN, the PIN', () => {
  for (const zeros of ['0007', '0042', '0815']) {
    test(
      `keeps the leading zeros of ${zeros.replace(/[1-9]/g, 'n')}`,
      covers('CARD-PIN-BLOCK-015'),
      async ({ platform }) => {
        const card = await pinCard(platform);
        expect(
          await acceptPin(platform, card, '6482'),
          'a PIN without leading zeros',
        ).toBeSuccess();

        expect(await acceptPin(platform, card, zeros)).toBeSuccess(204);
      },
    );
  }

  // What an issuer's taste might call weak; the contract knows no such thing.
  for (const [what, simple] of [
    ['zeros alone', '0000'],
    ['one digit four times', '1111'],
    ['the highest digits', '9999'],
    ['digits in a row', '1234'],
  ] as const) {
    test(`may be ${what}`, covers('CARD-PIN-BLOCK-016'), async ({ platform }) => {
      const card = await pinCard(platform);
      expect(await acceptPin(platform, card, '6482'), 'a PIN less simple').toBeSuccess();

      expect(await acceptPin(platform, card, simple)).toBeSuccess(204);
    });
  }

  test('may be any four digits', covers('CARD-PIN-BLOCK-016'), async ({ platform }) => {
    const card = await pinCard(platform);

    await forAll(pin, async (digits) => {
      expect(await acceptPin(platform, card, digits.text)).toBeSuccess(204);
    });
  });

  test(
    'may be set again under another nonce',
    covers('CARD-PIN-BLOCK-017'),
    async ({ platform }) => {
      const card = await pinCard(platform);
      expect(await acceptPin(platform, card, '7164')).toBeSuccess();

      expect(await acceptPin(platform, card, '7164')).toBeSuccess(204);
    },
  );
});
