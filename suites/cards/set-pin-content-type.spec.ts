import { pinCard } from '../../fixtures/cards/cards.ts';
import { acceptPin, sealed, setPin } from '../../fixtures/cards/pins.ts';
import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { expectRefusal } from '../../fixtures/check/gap-refusal.ts';
import { test } from '../../fixtures/check/test.ts';

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
