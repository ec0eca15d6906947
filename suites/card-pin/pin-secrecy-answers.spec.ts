import { sealedPin } from '../../fixtures/areas/card-pin/blocks.ts';
import { setCardPin } from '../../fixtures/areas/card-pin/calls.ts';
import { showsBlock, showsDigits, soughtPins } from '../../fixtures/areas/card-pin/pin-shown.ts';
import { cardIn, pinCard } from '../../fixtures/areas/cards/cards.ts';
import { check, expect, type Platform, type Reply } from '../../fixtures/index.ts';

/** The same that no service may take, for the refusals of those that open the block. */
const longPins = ['71938264', '48261937'] as const;

/** The answers a set-PIN call can get: accepted, repeated, refused for its block or for the card. */
async function answersTo(platform: Platform, block: string): Promise<readonly Reply[]> {
  const active = await pinCard(platform);
  const closed = await cardIn(platform, 'CLOSED');
  return [
    await setCardPin(platform, active.id, block),
    await setCardPin(platform, active.id, block),
    await setCardPin(platform, closed.id, block),
    await setCardPin(platform, active.id, `${block}*`),
  ];
}

check.describe('the response to set-PIN', () => {
  for (const [kind, digits] of [
    ['of four digits', soughtPins],
    ['of eight digits', longPins],
  ] as const) {
    check(
      `does not show a PIN ${kind} that the block holds`,
      'CARD-PIN-SECRET-004',
      async ({ platform }) => {
        const shown: boolean[] = [];
        for (const each of digits) {
          const answers = await answersTo(platform, await sealedPin(platform, each));
          shown.push(answers.some((answer) => showsDigits(answer, each)));
        }

        expect(shown, 'whether answers show each PIN').toContain(false);
      },
    );
  }

  check('does not show the encryptedPinBlock', 'CARD-PIN-SECRET-005', async ({ platform }) => {
    const block = await sealedPin(platform, soughtPins[0]);

    const answers = await answersTo(platform, block);

    const isShown = answers.some((answer) => showsBlock(answer, block));
    expect(isShown, 'whether an answer shows the block').toBe(false);
  });
});
