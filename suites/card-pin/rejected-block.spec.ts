import {
  acceptPin,
  pinBlockText,
  seal,
  sealed,
  setPin,
} from '../../fixtures/areas/card-pin/pins.ts';
import { pinCard } from '../../fixtures/areas/cards/cards.ts';
import { parsePublicKey } from '../../fixtures/crypto/pin-block.ts';
import { covers, expect, expectInvalidInput, test } from '../../fixtures/index.ts';
import { foreignPublicKey } from '../../generators/card-pin/foreign-public-key.ts';

test.describe('set-PIN, a rejected block', () => {
  test(
    'under another key is answered 400 INVALID_INPUT',
    covers('CARD-PIN-BLOCK-013'),
    async ({ platform }) => {
      const card = await pinCard(platform);
      expect(await acceptPin(platform, card, '3318'), 'under the published key').toBeSuccess();

      const text = await seal(platform, pinBlockText('3318'), parsePublicKey(foreignPublicKey));

      expectInvalidInput(await setPin(platform, card, text), 'G-38');
    },
  );

  test(
    'sent a second time is answered 400 INVALID_INPUT',
    covers('CARD-PIN-BLOCK-033'),
    async ({ platform }) => {
      const card = await pinCard(platform);
      const block = await sealed(platform, '7746');
      expect(await acceptPin(platform, card, '7746'), 'another block first').toBeSuccess();
      expect(await setPin(platform, card, block), 'the block for the first time').toBeSuccess();

      expectInvalidInput(await setPin(platform, card, block), 'G-35');
      expectInvalidInput(await setPin(platform, await pinCard(platform), block), 'G-35');
    },
  );

  test(
    'does not stand in the way of a correct one',
    covers('CARD-PIN-BLOCK-014'),
    async ({ platform }) => {
      const card = await pinCard(platform);
      const rejected = await setPin(
        platform,
        card,
        Buffer.alloc(256, 'rejected').toString('base64'),
      );
      if (rejected.status !== 204) {
        expect(rejected).toBeError(400, 'INVALID_INPUT');
      }

      expect(await acceptPin(platform, card, '4410')).toBeSuccess(204);
    },
  );
});
