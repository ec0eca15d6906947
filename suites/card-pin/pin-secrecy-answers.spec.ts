import { showsBlock, showsDigits, soughtPins } from '../../fixtures/areas/card-pin/pin-shown.ts';
import { type Block, sealed, setPin } from '../../fixtures/areas/card-pin/pins.ts';
import { cardIn, pinCard } from '../../fixtures/areas/cards/cards.ts';
import { covers, expect, type Platform, type Reply, test } from '../../fixtures/index.ts';

/** The same that no service may take, for the refusals of those that open the block. */
const longPins = ['71938264', '48261937'] as const;

/** The answers a set-PIN call can get: accepted, repeated, refused for its block or for the card. */
async function answersTo(platform: Platform, block: Block): Promise<readonly Reply[]> {
  const active = await pinCard(platform);
  const closed = await cardIn(platform, 'CLOSED');
  return [
    await setPin(platform, active, block),
    await setPin(platform, active, block),
    await setPin(platform, closed, block),
    await setPin(platform, active, { ...block, text: `${block.text}*` }),
  ];
}

/** Whether the answers to every one of the PINs show it. */
async function areShown(platform: Platform, digits: readonly string[]): Promise<boolean> {
  for (const each of digits) {
    const answers = await answersTo(platform, await sealed(platform, each));
    if (!answers.some((answer) => showsDigits(answer, each))) {
      return false;
    }
  }
  return true;
}

test.describe('PIN material', () => {
  for (const [kind, digits] of [
    ['that can be set', soughtPins],
    ['that is too long', longPins],
  ] as const) {
    test(
      `is in no answer as a PIN ${kind}`,
      covers('CARD-PIN-SECRET-004'),
      async ({ platform }) => {
        expect(await areShown(platform, digits), 'an answer shows the PIN').toBe(false);
      },
    );
  }

  test('is in no answer as a block', covers('CARD-PIN-SECRET-005'), async ({ platform }) => {
    const block = await sealed(platform, soughtPins[0]);

    const answers = await answersTo(platform, block);

    const isShown = answers.some((answer) => showsBlock(answer, block.text));
    expect(isShown, 'an answer shows the block').toBe(false);
  });
});
