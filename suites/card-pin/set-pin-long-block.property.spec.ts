import { statedCauses } from '../../fixtures/areas/card-pin/block-length.ts';
import { expectOnlyTheFaultRefused } from '../../fixtures/areas/card-pin/block-trust.ts';
import { base64Of, goodBlock } from '../../fixtures/areas/card-pin/blocks.ts';
import { setCardPin } from '../../fixtures/areas/card-pin/calls.ts';
import { statedCause } from '../../fixtures/areas/card-pin/length-refusal.ts';
import { sharedCard } from '../../fixtures/areas/cards/cards.ts';
import { check, expect, forAll } from '../../fixtures/index.ts';
import { longBase64 } from '../../generators/general/long-base64.ts';

check.describe('set-PIN with a block', () => {
  check('of more than 1024 characters returns 400', 'CARD-PIN-BLOCK-010', async ({ platform }) => {
    const card = await sharedCard(platform);

    const reply = await setCardPin(platform, card.id, base64Of(1028));

    expect(reply, 'a block of 1028 characters').toBeError(400, 'INVALID_INPUT');
    const causes = await statedCauses(platform, 'too long');
    expect(statedCause(reply), 'the stated cause of the refusal of 1028 characters').not.toBe(
      causes?.unopened,
    );
    await forAll(longBase64, async (block) => {
      expect(await setCardPin(platform, card.id, block)).toBeError(400, 'INVALID_INPUT');
    });
    const control = await setCardPin(platform, card.id, await goodBlock(platform));
    await expectOnlyTheFaultRefused(platform, control, reply);
  });

  check(
    'of 1024 characters is not refused for its length',
    'CARD-PIN-BLOCK-009',
    async ({ platform }) => {
      const card = await sharedCard(platform);

      const reply = await setCardPin(platform, card.id, base64Of(1024));

      // A service that opens the block refuses it, but not for its length.
      if (reply.status === 204) {
        expect(reply, 'a block of 1024 characters').toBeSuccess();
        return;
      }
      expect(reply, 'a block of 1024 characters').toBeError(400, 'INVALID_INPUT');
      const causes = await statedCauses(platform, 'too long');
      expect(statedCause(reply), 'the stated cause of the refusal of 1024 characters').not.toBe(
        causes?.length,
      );
    },
  );

  check(
    'counts the length of the block in characters, not in decoded bytes',
    'CARD-PIN-BLOCK-011',
    async ({ platform }) => {
      const card = await sharedCard(platform);

      // 20 characters stand for 15 bytes or fewer, 1028 for 771.
      const permitted = await setCardPin(platform, card.id, base64Of(20));
      const long = await setCardPin(platform, card.id, base64Of(1028));

      // A service that opens the block refuses it, but not for its length.
      if (permitted.status !== 204) {
        expect(permitted, 'a block of 20 characters').toBeError(400, 'INVALID_INPUT');
        const causes = await statedCauses(platform, 'too short');
        expect(statedCause(permitted), 'the stated cause of the refusal of 20 characters').not.toBe(
          causes?.length,
        );
      }
      expect(long, 'a block of 1028 characters').toBeError(400, 'INVALID_INPUT');
      const causes = await statedCauses(platform, 'too long');
      expect(statedCause(long), 'the stated cause of the refusal of 1028 characters').not.toBe(
        causes?.unopened,
      );
    },
  );
});
