import { expectTwin } from '../../fixtures/areas/card-pin/pin-twin.ts';
import { acceptPin, sealedLike, setPin, someBlock } from '../../fixtures/areas/card-pin/pins.ts';
import { pinCard, sharedCard } from '../../fixtures/areas/cards/cards.ts';
import { covers, expect, expectInvalidInput, forAll, test } from '../../fixtures/index.ts';
import { nonBase64Text } from '../../generators/general/non-base64-text.ts';

test.describe('set-PIN, base64', () => {
  test(
    'text outside the alphabet is refused',
    covers('CARD-PIN-BLOCK-012'),
    async ({ platform }) => {
      const card = await sharedCard(platform);

      await forAll(nonBase64Text, async (block) => {
        expect(await setPin(platform, card, block)).toBeError(400, 'INVALID_INPUT');
      });
    },
  );

  test(
    'a good block with one stray character is refused',
    covers('CARD-PIN-BLOCK-012'),
    async ({ platform }) => {
      const card = await pinCard(platform);

      for (const stray of ['!', '*', '.', '\u0000', 'é']) {
        const { text } = await someBlock(platform);
        const spoilt = `${text.slice(0, 100)}${stray}${text.slice(100)}`;
        const reply = await setPin(platform, card, spoilt);
        expect(reply, JSON.stringify(stray)).toBeError(400, 'INVALID_INPUT');
        await expectTwin(platform, card, reply);
      }
    },
  );

  for (const [fault, id, spoil] of [
    [
      'the URL-safe alphabet',
      'CARD-PIN-BLOCK-022',
      (text: string) => text.replaceAll('+', '-').replaceAll('/', '_'),
    ],
    ['missing padding', 'CARD-PIN-BLOCK-023', (text: string) => text.replace(/=+$/, '')],
    [
      'a line break',
      'CARD-PIN-BLOCK-024',
      (text: string) => `${text.slice(0, 76)}\r\n${text.slice(76)}`,
    ],
  ] as const) {
    test(`with ${fault} is refused`, covers(id), async ({ platform }) => {
      const card = await pinCard(platform);
      expect(await acceptPin(platform, card, '9264'), 'the same alphabet, padded').toBeSuccess();

      const block = await sealedLike(platform, '9264', (text) => spoil(text) !== text);
      const reply = await setPin(platform, card, {
        text: spoil(block.text),
        secrets: [...block.secrets, spoil(block.text)],
      });

      expectInvalidInput(reply, 'G-34');
    });
  }
});
