import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { test } from '../../fixtures/check/test.ts';
import type { Reply } from '../../fixtures/client/exchange.ts';
import { activeCard, cardIn, readCard } from '../../fixtures/platform/cards.ts';
import { acceptPin, type Block, sealed, setPin } from '../../fixtures/platform/pins.ts';
import type { Platform } from '../../fixtures/platform/platform.ts';

/** Rare enough that an id, a date or a count does not contain it by chance. */
const PIN = '7193';

/** A PIN no service may take, for the refusals of those that open the block. */
const TOO_LONG = '71938264';

/** Whether an answer shows a value anywhere: headers, reason, members of any depth. */
function shows({ headers, text }: Reply, value: string): boolean {
  const isDigits = /^\d+$/.test(value);
  const pattern = isDigits ? new RegExp(`(?<![\\w-])${value}(?![\\w-])`) : undefined;
  return [...Object.values(headers), text].some((part) =>
    pattern === undefined ? part.includes(value) : pattern.test(part),
  );
}

/** The answers a set-PIN call can get: accepted, refused for its block, refused for the card. */
async function answersTo(platform: Platform, block: Block): Promise<readonly Reply[]> {
  const active = await activeCard(platform);
  const closed = await cardIn(platform, 'CLOSED');
  return [
    await setPin(platform, active, block),
    await setPin(platform, closed, block),
    await setPin(platform, active, { ...block, text: `${block.text}*` }),
  ];
}

test.describe('PIN material', () => {
  test('is in no answer as a PIN', covers('CARD-PIN-SECRET-004'), async ({ platform }) => {
    for (const digits of [PIN, TOO_LONG]) {
      const answers = await answersTo(platform, await sealed(platform, digits));

      expect(
        answers.some((answer) => shows(answer, digits)),
        'an answer shows the PIN',
      ).toBe(false);
    }
  });

  test('is in no answer as a block', covers('CARD-PIN-SECRET-005'), async ({ platform }) => {
    const block = await sealed(platform, PIN);

    const answers = await answersTo(platform, block);

    expect(
      answers.some((answer) => shows(answer, block.text)),
      'an answer shows the block',
    ).toBe(false);
  });

  test('is not in the card as a PIN', covers('CARD-PIN-SECRET-006'), async ({ platform }) => {
    const card = await activeCard(platform);
    expect(shows(await readCard(platform, card), PIN), 'the card before').toBe(false);
    expect(await acceptPin(platform, card, PIN)).toBeSuccess();

    expect(shows(await readCard(platform, card), PIN), 'the card shows the PIN').toBe(false);
  });

  test('is not in the card as a block', covers('CARD-PIN-SECRET-007'), async ({ platform }) => {
    const card = await activeCard(platform);
    const block = await sealed(platform, PIN);
    await setPin(platform, card, block);

    expect(shows(await readCard(platform, card), block.text), 'the card shows the block').toBe(
      false,
    );
  });
});
