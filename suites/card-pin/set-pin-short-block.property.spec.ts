import {
  answerToLength,
  expectNotRefusedFor,
  expectRefusedFor,
} from '../../fixtures/areas/card-pin/block-length.ts';
import { expectTwin } from '../../fixtures/areas/card-pin/pin-twin.ts';
import { setPin } from '../../fixtures/areas/card-pin/pins.ts';
import { sharedCard } from '../../fixtures/areas/cards/cards.ts';
import { covers, expect, forAll, test } from '../../fixtures/index.ts';
import { shortBase64 } from '../../generators/general/short-base64.ts';

test.describe('set-PIN, the length of the block', () => {
  test('of 4 to 12 characters is refused', covers('CARD-PIN-BLOCK-007'), async ({ platform }) => {
    const card = await sharedCard(platform);

    await forAll(shortBase64, async (block) => {
      expect(await setPin(platform, card, block)).toBeError(400, 'INVALID_INPUT');
    });

    await expectRefusedFor(platform, 12, 'too short');
    await expectTwin(platform, card, await answerToLength(platform, 12));
  });

  test('of 16 characters is no fault', covers('CARD-PIN-BLOCK-008'), async ({ platform }) => {
    await expectNotRefusedFor(platform, 16, 'too short');
  });
});
