import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { test } from '../../fixtures/check/test.ts';
import type { Reply } from '../../fixtures/client/exchange.ts';
import { cardIn, pinCard, readCard } from '../../fixtures/platform/cards.ts';
import { acceptPin, type Block, sealed, setPin } from '../../fixtures/platform/pins.ts';
import type { Platform } from '../../fixtures/platform/platform.ts';

/** Of each kind two: by chance an answer can hold one, a count or a date, but not either. */
const pins = ['7193', '4826'] as const;

/** PINs no service may take, for the refusals of those that open the block. */
const longPins = ['71938264', '48261937'] as const;

/** Whether an answer shows some digits as a word of their own: in headers, or at any depth. */
function showsDigits({ headers, text }: Reply, digits: string): boolean {
  const word = new RegExp(`(?<![\\w-])${digits}(?![\\w-])`);
  return [...Object.values(headers), text].some((part) => word.test(part));
}

/**
 * Whether an answer shows a block, escaped or cut short as it may be: its longest run of letters
 * and digits, far too long to come about by chance.
 */
function showsBlock({ headers, text }: Reply, block: string): boolean {
  const [run = block] = block.split(/[^A-Za-z0-9]/).sort((a, b) => b.length - a.length);
  return [...Object.values(headers), text].some((part) => part.includes(run));
}

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
    ['that can be set', pins],
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
    const block = await sealed(platform, pins[0]);

    const answers = await answersTo(platform, block);

    expect(
      answers.some((answer) => showsBlock(answer, block.text)),
      'an answer shows the block',
    ).toBe(false);
  });

  test('is not in the card as a PIN', covers('CARD-PIN-SECRET-006'), async ({ platform }) => {
    const shown: boolean[] = [];
    for (const digits of pins) {
      const card = await pinCard(platform);
      expect(await acceptPin(platform, card, digits)).toBeSuccess();
      shown.push(showsDigits(await readCard(platform, card), digits));
    }

    expect(shown, 'whether the card shows each PIN').toContain(false);
  });

  test('is not in the card as a block', covers('CARD-PIN-SECRET-007'), async ({ platform }) => {
    const card = await pinCard(platform);
    const block = await sealed(platform, pins[0]);
    await setPin(platform, card, block);

    expect(showsBlock(await readCard(platform, card), block.text), 'the card shows it').toBe(false);
  });
});
