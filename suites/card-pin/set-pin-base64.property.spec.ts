import { expectOnlyTheFaultRefused } from '../../fixtures/areas/card-pin/block-trust.ts';
import {
  goodBlock,
  sealedPinWhere,
  unusedPinSealed,
} from '../../fixtures/areas/card-pin/blocks.ts';
import { setCardPin } from '../../fixtures/areas/card-pin/calls.ts';
import { unusedPin } from '../../fixtures/areas/card-pin/pin-key.ts';
import { pinCard, sharedCard } from '../../fixtures/areas/cards/cards.ts';
import { check, expect, forAll } from '../../fixtures/index.ts';
import { nonBase64Text } from '../../generators/general/non-base64-text.ts';

check.describe('set-PIN with a block that', () => {
  check('has characters outside base64 returns 400', 'CARD-PIN-BLOCK-012', async ({ platform }) => {
    const card = await sharedCard(platform);

    await forAll(nonBase64Text, async (block) => {
      expect(await setCardPin(platform, card.id, block)).toBeError(400, 'INVALID_INPUT');
    });
  });

  check(
    'is valid except for one stray character returns 400',
    'CARD-PIN-BLOCK-012',
    async ({ platform }) => {
      const card = await pinCard(platform);

      for (const stray of ['!', '*', '.', '\u0000', 'é']) {
        const block = await goodBlock(platform);
        const spoilt = `${block.slice(0, 100)}${stray}${block.slice(100)}`;
        const reply = await setCardPin(platform, card.id, spoilt);
        expect(reply, `a block with the stray character ${JSON.stringify(stray)}`).toBeError(
          400,
          'INVALID_INPUT',
        );

        const control = await setCardPin(platform, card.id, await goodBlock(platform));
        await expectOnlyTheFaultRefused(platform, control, reply);
      }
    },
  );

  for (const [fault, id, spoil] of [
    [
      '- or _ instead of + or /',
      'CARD-PIN-BLOCK-022',
      (block: string) => block.replaceAll('+', '-').replaceAll('/', '_'),
    ],
    [
      'its base64 padding removed',
      'CARD-PIN-BLOCK-023',
      (block: string) => block.replace(/=+$/, ''),
    ],
    [
      'a line break',
      'CARD-PIN-BLOCK-024',
      (block: string) => `${block.slice(0, 76)}\r\n${block.slice(76)}`,
    ],
    ['leading and trailing blanks', 'CARD-PIN-BLOCK-034', (block: string) => ` ${block} `],
  ] as const) {
    check(`has ${fault} returns 400`, id, async ({ platform }) => {
      const card = await pinCard(platform);
      const control = await setCardPin(platform, card.id, await unusedPinSealed(platform));
      expect(control, 'a block in the base64 alphabet with its padding').toBeSuccess();

      const block = await sealedPinWhere(
        platform,
        await unusedPin(platform),
        (each) => spoil(each) !== each,
      );
      const reply = await setCardPin(platform, card.id, spoil(block));

      expect(reply).toBeError(400, 'INVALID_INPUT');
    });
  }
});
