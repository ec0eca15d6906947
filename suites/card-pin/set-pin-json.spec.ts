import { expectOnlyTheFaultRefused } from '../../fixtures/areas/card-pin/block-trust.ts';
import { goodBlock, unusedPinSealed } from '../../fixtures/areas/card-pin/blocks.ts';
import { setCardPin } from '../../fixtures/areas/card-pin/calls.ts';
import { sharedCard } from '../../fixtures/areas/cards/cards.ts';
import { check, expect, forAll } from '../../fixtures/index.ts';
import { nonObjectJson } from '../../generators/general/non-object-json.ts';
import { unparsableJson } from '../../generators/general/unparsable-json.ts';

check.describe('set-PIN with a body', () => {
  check('that is not JSON text returns 400', 'CARD-PIN-BLOCK-018', async ({ platform }) => {
    const card = await sharedCard(platform);
    const path = { id: card.id };
    const encryptedPinBlock = await unusedPinSealed(platform);
    const inText = `the block: ${JSON.stringify({ encryptedPinBlock })}`;

    // A reader may pass over a comma or a comment, but none takes JSON out of other text.
    const ofText = await platform.call('setCardPin', { path, rawBody: inText });
    expect(ofText, 'JSON within other text').toBeRefused();
    await forAll(unparsableJson({ encryptedPinBlock }), async ({ text: rawBody }) => {
      const reply = await platform.call('setCardPin', { path, rawBody });
      expect(reply).toBeError(400, 'INVALID_INPUT');
    });

    const control = await setCardPin(platform, card.id, await unusedPinSealed(platform));
    expect(control, 'the same body as plain JSON').toBeSuccess();
  });

  check(
    'that is JSON but not an object returns 400',
    'CARD-PIN-BLOCK-019',
    async ({ platform }) => {
      const card = await sharedCard(platform);

      await forAll(
        nonObjectJson,
        async (rawBody) => {
          const reply = await platform.call('setCardPin', { path: { id: card.id }, rawBody });
          const control = await setCardPin(platform, card.id, await goodBlock(platform));

          await expectOnlyTheFaultRefused(platform, control, reply);
          expect(reply).toBeError(400, 'INVALID_INPUT');
        },
        12,
      );
    },
  );

  for (const [kind, wrap] of [
    ['null', () => null],
    ['the block as a JSON string', (block: string) => block],
    ['a list of one object', (block: string) => [{ encryptedPinBlock: block }]],
  ] as const) {
    check(`that is ${kind} returns 400`, 'CARD-PIN-BLOCK-019', async ({ platform }) => {
      const card = await sharedCard(platform);
      const body = wrap(await goodBlock(platform));

      const reply = await platform.call('setCardPin', { path: { id: card.id }, body });
      const control = await setCardPin(platform, card.id, await goodBlock(platform));

      await expectOnlyTheFaultRefused(platform, control, reply);
      expect(reply).toBeError(400, 'INVALID_INPUT');
    });
  }
});
