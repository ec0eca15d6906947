import { statedCauses } from '../../fixtures/areas/card-pin/block-length.ts';
import { expectOnlyTheFaultRefused } from '../../fixtures/areas/card-pin/block-trust.ts';
import { base64Of, goodBlock } from '../../fixtures/areas/card-pin/blocks.ts';
import { setCardPin } from '../../fixtures/areas/card-pin/calls.ts';
import { statedCause } from '../../fixtures/areas/card-pin/length-refusal.ts';
import { sharedCard } from '../../fixtures/areas/cards/cards.ts';
import { check, expect, forAll } from '../../fixtures/index.ts';
import { shortBase64 } from '../../generators/general/short-base64.ts';

check.describe('set-PIN with a block', () => {
  check('of fewer than 16 characters returns 400', 'CARD-PIN-BLOCK-007', async ({ platform }) => {
    const card = await sharedCard(platform);

    await forAll(shortBase64, async (block) => {
      expect(await setCardPin(platform, card.id, block)).toBeError(400, 'INVALID_INPUT');
    });
    // Base64 without padding may have any of these lengths but 13.
    for (const length of [13, 14, 15]) {
      const block = base64Of(16).slice(0, length);
      const what = `a block of ${length} characters`;
      expect(await setCardPin(platform, card.id, block), what).toBeError(400, 'INVALID_INPUT');
    }

    const reply = await setCardPin(platform, card.id, base64Of(12));
    expect(reply, 'a block of 12 characters').toBeError(400, 'INVALID_INPUT');
    const causes = await statedCauses(platform, 'too short');
    expect(statedCause(reply), 'the stated cause of the refusal of 12 characters').not.toBe(
      causes?.unopened,
    );
    const control = await setCardPin(platform, card.id, await goodBlock(platform));
    await expectOnlyTheFaultRefused(platform, control, reply);
  });

  check(
    'of 16 characters is not refused for its length',
    'CARD-PIN-BLOCK-008',
    async ({ platform }) => {
      const card = await sharedCard(platform);

      const reply = await setCardPin(platform, card.id, base64Of(16));

      // A service that opens the block refuses it, but not for its length.
      if (reply.status === 204) {
        expect(reply, 'a block of 16 characters').toBeSuccess();
        return;
      }
      expect(reply, 'a block of 16 characters').toBeError(400, 'INVALID_INPUT');
      const causes = await statedCauses(platform, 'too short');
      expect(statedCause(reply), 'the stated cause of the refusal of 16 characters').not.toBe(
        causes?.length,
      );
    },
  );
});
