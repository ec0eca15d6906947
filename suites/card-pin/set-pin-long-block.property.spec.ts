import {
  answerToLength,
  expectNotRefusedFor,
  expectRefusedFor,
} from '../../fixtures/areas/card-pin/block-length.ts';
import { expectTwin } from '../../fixtures/areas/card-pin/pin-twin.ts';
import { setPin } from '../../fixtures/areas/card-pin/pins.ts';
import { sharedCard } from '../../fixtures/areas/cards/cards.ts';
import { covers, expect, forAll, test } from '../../fixtures/index.ts';
import { longBase64 } from '../../generators/general/long-base64.ts';

test.describe('set-PIN, the length of the block', () => {
  test(
    'of more than 1024 characters is refused',
    covers('CARD-PIN-BLOCK-010'),
    async ({ platform }) => {
      const card = await sharedCard(platform);
      await expectRefusedFor(platform, 1028, 'too long');

      await forAll(longBase64, async (block) => {
        expect(await setPin(platform, card, block)).toBeError(400, 'INVALID_INPUT');
      });

      await expectTwin(platform, card, await answerToLength(platform, 1028));
    },
  );

  test('of 1024 characters is no fault', covers('CARD-PIN-BLOCK-009'), async ({ platform }) => {
    await expectNotRefusedFor(platform, 1024, 'too long');
  });

  test(
    'counts characters, not decoded bytes',
    covers('CARD-PIN-BLOCK-011'),
    async ({ platform }) => {
      // 20 characters stand for 15 bytes or fewer, 1028 for 771.
      await expectNotRefusedFor(platform, 20, 'too short');
      await expectRefusedFor(platform, 1028, 'too long');
    },
  );
});
