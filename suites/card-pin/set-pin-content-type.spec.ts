import { unlessBlockRefused } from '../../fixtures/areas/card-pin/block-trust.ts';
import { sealedPin } from '../../fixtures/areas/card-pin/blocks.ts';
import { setCardPin } from '../../fixtures/areas/card-pin/calls.ts';
import { pinCard } from '../../fixtures/areas/cards/cards.ts';
import { covers, expect, test } from '../../fixtures/index.ts';

test.describe('set-PIN, the body', () => {
  test(
    'under another content type is refused',
    covers('CARD-PIN-BLOCK-020'),
    async ({ platform }) => {
      const card = await pinCard(platform);
      const block = await sealedPin(platform, '8057');

      const reply = await setCardPin(platform, card.id, block, { contentType: 'text/plain' });

      expect(reply).toBeError(400, 'INVALID_INPUT');
      const control = await setCardPin(platform, card.id, await sealedPin(platform, '8057'));
      expect(unlessBlockRefused(platform, control), 'the same as JSON').toBeSuccess();
    },
  );
});
