import { sealedPin, unusedPinSealed } from '../../fixtures/areas/card-pin/blocks.ts';
import { setCardPin } from '../../fixtures/areas/card-pin/calls.ts';
import { pinPlaintext, seal } from '../../fixtures/areas/card-pin/pin-key.ts';
import { pinCard } from '../../fixtures/areas/cards/cards.ts';
import { parsePublicKey } from '../../fixtures/crypto/pin-block.ts';
import { check, expect } from '../../fixtures/index.ts';
import { foreignPublicKey } from '../../generators/card-pin/foreign-public-key.ts';

check.describe('set-PIN with a block', () => {
  check(
    'not encrypted with the published key returns 400 INVALID_INPUT',
    'CARD-PIN-BLOCK-013',
    async ({ platform }) => {
      const card = await pinCard(platform);
      const control = await setCardPin(platform, card.id, await sealedPin(platform, '3318'));
      expect(control, 'a block under the published key').toBeSuccess();

      const block = await seal(platform, pinPlaintext('3318'), parsePublicKey(foreignPublicKey));
      const reply = await setCardPin(platform, card.id, block);

      expect(reply).toBeError(400, 'INVALID_INPUT');
    },
  );

  check(
    'that was already sent returns 400 INVALID_INPUT',
    'CARD-PIN-BLOCK-033',
    async ({ platform }) => {
      const card = await pinCard(platform);
      const block = await unusedPinSealed(platform);
      const control = await setCardPin(platform, card.id, await unusedPinSealed(platform));
      expect(control, 'another block, sent before').toBeSuccess();
      const first = await setCardPin(platform, card.id, block);
      expect(first, 'the block sent for the first time').toBeSuccess();

      for (const each of [card, await pinCard(platform)]) {
        const reply = await setCardPin(platform, each.id, block);
        expect(reply, 'the block sent a second time').toBeError(400, 'INVALID_INPUT');
      }
    },
  );

  check(
    'that is correct is accepted after another block was rejected',
    'CARD-PIN-BLOCK-014',
    async ({ platform }) => {
      const card = await pinCard(platform);
      const unopened = Buffer.alloc(256, 'rejected').toString('base64');
      const rejected = await setCardPin(platform, card.id, unopened);
      if (rejected.status !== 204) {
        expect(rejected, 'the block that cannot be opened').toBeError(400, 'INVALID_INPUT');
      }

      const reply = await setCardPin(platform, card.id, await sealedPin(platform, '4410'));

      expect(reply, 'a correct block after the rejected block').toBeSuccess(204);
    },
  );
});
