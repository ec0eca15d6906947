import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { forAll } from '../../fixtures/check/property.ts';
import { test } from '../../fixtures/check/test.ts';
import { activeCard } from '../../fixtures/platform/cards.ts';
import { acceptPin } from '../../fixtures/platform/pins.ts';
import { pin } from '../../generators/pin-block/pin.ts';

test.describe('set-PIN, the PIN', () => {
  for (const zeros of ['0000', '0007', '0042', '0815']) {
    test(
      `keeps the leading zeros of ${zeros.replace(/[1-9]/g, 'n')}`,
      covers('CARD-PIN-BLOCK-015'),
      async ({ platform }) => {
        const card = await activeCard(platform);
        expect(
          await acceptPin(platform, card, '6482'),
          'a PIN without leading zeros',
        ).toBeSuccess();

        expect(await acceptPin(platform, card, zeros)).toBeSuccess(204);
      },
    );
  }

  test('may be any four digits', covers('CARD-PIN-BLOCK-016'), async ({ platform }) => {
    const card = await activeCard(platform);

    await forAll(pin, async (digits) => {
      expect(await acceptPin(platform, card, digits.text)).toBeSuccess(204);
    });
  });

  test(
    'may be set again under another nonce',
    covers('CARD-PIN-BLOCK-017'),
    async ({ platform }) => {
      const card = await activeCard(platform);
      expect(await acceptPin(platform, card, '7164')).toBeSuccess();

      expect(await acceptPin(platform, card, '7164')).toBeSuccess(204);
    },
  );
});
