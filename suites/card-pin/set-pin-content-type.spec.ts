import { unusedPinSealed } from '../../fixtures/areas/card-pin/blocks.ts';
import { setCardPin } from '../../fixtures/areas/card-pin/calls.ts';
import { pinCard } from '../../fixtures/areas/cards/cards.ts';
import { check, errorCodeOf, expect } from '../../fixtures/index.ts';

check.describe('set-PIN', () => {
  check(
    'with a content type other than application/json returns 400',
    'CARD-PIN-BLOCK-020',
    async ({ platform }) => {
      const card = await pinCard(platform);
      const block = await unusedPinSealed(platform);

      const reply = await setCardPin(platform, card.id, block, { contentType: 'text/plain' });

      // Whether it is refused is left open; that this code goes with 400 is not.
      if (errorCodeOf(reply) === 'INVALID_INPUT') {
        expect(reply.status, 'the status of INVALID_INPUT').toBe(400);
      }
      expect(reply, 'the body as text/plain').toBeError(400, 'INVALID_INPUT');
      const control = await setCardPin(platform, card.id, await unusedPinSealed(platform));
      expect(control, 'the same body as application/json').toBeSuccess();
    },
  );
});
