import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { distinctCause, statedCause } from '../../fixtures/check/length-refusal.ts';
import { expectTwin } from '../../fixtures/check/pin-twin.ts';
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
 * What the service says of blocks that are too short, or too long. A service that opens blocks
 * refuses every one of these with the same status, so a wrong bound shows in the stated cause
 * alone, and only where that tells a length from a block of permitted length that cannot be opened.
 * The permitted ones lie near the bounds as well: a service may refuse what no block of its own can
 * be, in one text for all of them.
 */
const causes = {
  'too short': { certain: 4, permitted: [24, 40, 344] },
  'too long': { certain: 1372, permitted: [980, 700, 344] },
} as const;

function causeFor(platform: Platform, fault: keyof typeof causes): Promise<string | undefined> {
  const { certain, permitted } = causes[fault];
  return platform.once(`the cause of ${fault}`, () =>
    distinctCause((characters: number) => answerTo(platform, characters), certain, permitted),
  );
}

async function expectRefusedFor(
  platform: Platform,
  characters: number,
  fault: keyof typeof causes,
): Promise<void> {
  const reply = await answerTo(platform, characters);
  expect(reply, `${characters} characters`).toBeError(400, 'INVALID_INPUT');
  if ((await causeFor(platform, fault)) !== undefined) {
    const unopened = statedCause(await answerTo(platform, 344));
    expect(statedCause(reply), `why ${characters} characters are refused`).not.toBe(unopened);
  }
}

/** A block of a permitted length may be refused as a block, never for its length. */
async function expectNotRefusedFor(
  platform: Platform,
  characters: number,
  fault: keyof typeof causes,
): Promise<void> {
  const reply = await answerTo(platform, characters);
  if (reply.status === 204) {
    return;
  }
  expect(reply, 'refused, if at all, as a block').toBeError(400, 'INVALID_INPUT');
  const cause = await causeFor(platform, fault);
  if (cause !== undefined) {
    expect(statedCause(reply), `why ${characters} characters are refused`).not.toBe(cause);
  }
}

test.describe('set-PIN, the length of the block', () => {
  test('of 4 to 12 characters is refused', covers('CARD-PIN-BLOCK-007'), async ({ platform }) => {
    const card = await sharedCard(platform);

    await forAll(shortBase64, async (block) => {
      expect(await setPin(platform, card, block)).toBeError(400, 'INVALID_INPUT');
    });

    await expectRefusedFor(platform, 12, 'too short');
    await expectTwin(platform, card, await answerTo(platform, 12));
  });

  test(
    'of more than 1024 characters is refused',
    covers('CARD-PIN-BLOCK-010'),
    async ({ platform }) => {
      const card = await sharedCard(platform);
      await expectRefusedFor(platform, 1028, 'too long');

      await forAll(longBase64, async (block) => {
        expect(await setPin(platform, card, block)).toBeError(400, 'INVALID_INPUT');
      });

      await expectTwin(platform, card, await answerTo(platform, 1028));
    },
  );

  test('of 16 characters is no fault', covers('CARD-PIN-BLOCK-008'), async ({ platform }) => {
    await expectNotRefusedFor(platform, 16, 'too short');
  });

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
