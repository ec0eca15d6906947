import { expectOnlyTheFaultRefused } from '../../fixtures/areas/card-pin/block-trust.ts';
import { goodBlock } from '../../fixtures/areas/card-pin/blocks.ts';
import { setCardPin } from '../../fixtures/areas/card-pin/calls.ts';
import { sharedCard } from '../../fixtures/areas/cards/cards.ts';
import { check, expect } from '../../fixtures/index.ts';

check.describe('set-PIN', () => {
  // What is wrapped is a good block wherever one can be built, so the wrapping is the one fault.
  for (const [kind, row, wrap] of [
    ['number', 'CARD-PIN-BLOCK-004', () => 1234567890123456],
    ['boolean', 'CARD-PIN-BLOCK-005', () => true],
    ['list', 'CARD-PIN-BLOCK-005', (block: string) => [block]],
    ['object', 'CARD-PIN-BLOCK-005', (block: string) => ({ text: block })],
  ] as const) {
    check(`with an encryptedPinBlock of type ${kind} returns 400`, row, async ({ platform }) => {
      const card = await sharedCard(platform);
      const body = { encryptedPinBlock: wrap(await goodBlock(platform)) };

      const reply = await platform.api.setCardPin({ id: card.id, body });

      expect(reply).toBeError(400, 'INVALID_INPUT');
      const control = await setCardPin(platform, card.id, await goodBlock(platform));
      await expectOnlyTheFaultRefused(platform, control, reply);
    });
  }
});
