import { acceptPin, sealed, setPin } from '../../fixtures/areas/card-pin/pins.ts';
import { pinCard } from '../../fixtures/areas/cards/cards.ts';
import { covers, expect, expectRefusal, test } from '../../fixtures/index.ts';

test.describe('set-PIN, the body', () => {
  test(
    'under another content type is refused',
    covers('CARD-PIN-BLOCK-020'),
    async ({ platform }) => {
      const card = await pinCard(platform);
      const block = await sealed(platform, '8057');

      const reply = await setPin(platform, card, block, { contentType: 'text/plain' });

      expectRefusal(reply, 'G-30');
      expect(await acceptPin(platform, card, '8057'), 'the same as JSON').toBeSuccess();
    },
  );
});
