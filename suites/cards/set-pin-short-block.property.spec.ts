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
import { shortBase64 } from '../../generators/base64/short-base64.ts';

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
