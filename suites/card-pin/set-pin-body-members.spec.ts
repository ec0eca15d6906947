import { expectOnlyTheFaultRefused } from '../../fixtures/areas/card-pin/block-trust.ts';
import { goodBlock, unusedPinSealed } from '../../fixtures/areas/card-pin/blocks.ts';
import { setCardPin } from '../../fixtures/areas/card-pin/calls.ts';
import { pinCard, sharedCard } from '../../fixtures/areas/cards/cards.ts';
import { check, expect } from '../../fixtures/index.ts';

check.describe('set-PIN', () => {
  for (const [what, row, content] of [
    ['without encryptedPinBlock', 'CARD-PIN-BLOCK-001', { body: {} }],
    ['without a body', 'CARD-PIN-BLOCK-002', { rawBody: '' }],
    ['with a null block', 'CARD-PIN-BLOCK-003', { body: { encryptedPinBlock: null } }],
    ['with an empty block', 'CARD-PIN-BLOCK-006', { body: { encryptedPinBlock: '' } }],
    ['with a blank block', 'CARD-PIN-BLOCK-006', { body: { encryptedPinBlock: ' '.repeat(16) } }],
  ] as const) {
    check(`${what} returns 400`, row, async ({ platform }) => {
      const card = await sharedCard(platform);

      const reply = await platform.call('setCardPin', { path: { id: card.id }, ...content });

      expect(reply).toBeError(400, 'INVALID_INPUT');
      const control = await setCardPin(platform, card.id, await goodBlock(platform));
      await expectOnlyTheFaultRefused(platform, control, reply);
    });
  }

  check('accepts a body with unknown fields', 'CARD-PIN-BLOCK-021', async ({ platform }) => {
    const card = await pinCard(platform);
    const control = await setCardPin(platform, card.id, await unusedPinSealed(platform));
    expect(control, 'a body without the unknown member').toBeSuccess();

    const body = { encryptedPinBlock: await unusedPinSealed(platform), channel: 'sample' };
    const reply = await platform.api.setCardPin({ id: card.id, body });

    expect(reply, 'a body with the unknown member').toBeSuccess(204);
  });
});
