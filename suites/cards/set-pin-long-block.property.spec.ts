import {
  answerToLength,
  expectNotRefusedFor,
  expectRefusedFor,
} from '../../fixtures/cards/block-length.ts';
import { sharedCard } from '../../fixtures/cards/cards.ts';
import { expectTwin } from '../../fixtures/cards/pin-twin.ts';
import { setPin } from '../../fixtures/cards/pins.ts';
import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { forAll } from '../../fixtures/check/property.ts';
import { test } from '../../fixtures/check/test.ts';
import { longBase64 } from '../../generators/base64/long-base64.ts';

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
