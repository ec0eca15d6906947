import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { statedCause } from '../../fixtures/check/length-refusal.ts';
import { forAll } from '../../fixtures/check/property.ts';
import { test } from '../../fixtures/check/test.ts';
import { sharedCard } from '../../fixtures/platform/cards.ts';
import { setPin } from '../../fixtures/platform/pins.ts';
import type { Platform } from '../../fixtures/platform/platform.ts';
import { longBase64 } from '../../generators/base64/long-base64.ts';
import { shortBase64 } from '../../generators/base64/short-base64.ts';

/** Valid base64 of exactly that many characters, a multiple of four. */
function base64Of(characters: number): string {
  return Buffer.alloc((characters / 4) * 3, 'length').toString('base64');
}

async function answerTo(platform: Platform, characters: number) {
  return setPin(platform, await sharedCard(platform), base64Of(characters));
}

/**
 * A block of a permitted length may be refused as a block, never for its length. That shows where
 * the service gives its refusals different reasons.
 */
async function expectNotRefusedFor(
  platform: Platform,
  characters: number,
  lengthAtFault: number,
): Promise<void> {
  const permitted = await answerTo(platform, characters);
  if (permitted.status === 204) {
    return;
  }
  expect(permitted, 'refused, if at all, as a block').toBeError(400, 'INVALID_INPUT');
  const refusedForLength = statedCause(await answerTo(platform, lengthAtFault));
  const refusedAsBlock = statedCause(await answerTo(platform, 344));
  if (refusedForLength !== refusedAsBlock) {
    expect(
      statedCause(permitted),
      `${characters} characters are refused with the reason given to ${lengthAtFault}`,
    ).not.toBe(refusedForLength);
  }
}

test.describe('set-PIN, the length of the block', () => {
  test('of 4 to 12 characters is refused', covers('CARD-PIN-BLOCK-007'), async ({ platform }) => {
    const card = await sharedCard(platform);

    await forAll(shortBase64, async (block) => {
      expect(await setPin(platform, card, block)).toBeError(400, 'INVALID_INPUT');
    });
  });

  test(
    'of more than 1024 characters is refused',
    covers('CARD-PIN-BLOCK-010'),
    async ({ platform }) => {
      const card = await sharedCard(platform);
      expect(await answerTo(platform, 1028), 'one step above').toBeError(400, 'INVALID_INPUT');

      await forAll(longBase64, async (block) => {
        expect(await setPin(platform, card, block)).toBeError(400, 'INVALID_INPUT');
      });
    },
  );

  test('of 16 characters is no fault', covers('CARD-PIN-BLOCK-008'), async ({ platform }) => {
    await expectNotRefusedFor(platform, 16, 12);
  });

  test('of 1024 characters is no fault', covers('CARD-PIN-BLOCK-009'), async ({ platform }) => {
    await expectNotRefusedFor(platform, 1024, 1028);
  });

  test(
    'counts characters, not decoded bytes',
    covers('CARD-PIN-BLOCK-011'),
    async ({ platform }) => {
      await expectNotRefusedFor(platform, 20, 12);
      const above = await answerTo(platform, 1028);
      expect(above, '1028 characters that decode to 771 bytes').toBeError(400, 'INVALID_INPUT');
      const permitted = statedCause(await answerTo(platform, 344));
      const farAbove = statedCause(await answerTo(platform, 4096));
      if (farAbove !== permitted) {
        expect(statedCause(above), 'refused with the reason given to 4096').toBe(farAbove);
      }
    },
  );
});
