import { besideTwin } from '../../fixtures/areas/card-pin/pin-twin.ts';
import { acceptPin, sealed, setPin, someBlock } from '../../fixtures/areas/card-pin/pins.ts';
import { sharedCard } from '../../fixtures/areas/cards/cards.ts';
import { covers, expect, expectRefusal, forAll, test } from '../../fixtures/index.ts';
import { nonObjectJson } from '../../generators/general/non-object-json.ts';
import { unparsableJson } from '../../generators/general/unparsable-json.ts';

test.describe('set-PIN, the body', () => {
  test('that is no JSON text is refused', covers('CARD-PIN-BLOCK-018'), async ({ platform }) => {
    const card = await sharedCard(platform);
    const { text, secrets } = await sealed(platform, '5309');

    await forAll(unparsableJson({ encryptedPinBlock: text }), async (broken) => {
      const call = { body: undefined, rawBody: broken.text, secrets };
      expectRefusal(await setPin(platform, card, '', call), 'G-30');
    });

    expect(await acceptPin(platform, card, '5309'), 'the same as JSON').toBeSuccess();
  });

  test(
    'that is JSON but no object is refused',
    covers('CARD-PIN-BLOCK-019'),
    async ({ platform }) => {
      await forAll(
        nonObjectJson,
        async (rawBody) => {
          expectRefusal(await besideTwin(platform, { body: undefined, rawBody }), 'G-30');
        },
        12,
      );
    },
  );

  for (const [kind, wrap] of [
    ['null', () => null],
    ['the block alone', (text: string) => text],
    ['a list of one object', (text: string) => [{ encryptedPinBlock: text }]],
  ] as const) {
    test(`that is ${kind} is refused`, covers('CARD-PIN-BLOCK-019'), async ({ platform }) => {
      const { text, secrets } = await someBlock(platform);

      const rawBody = JSON.stringify(wrap(text));
      const reply = await besideTwin(platform, { body: undefined, rawBody, secrets });

      expectRefusal(reply, 'G-30');
    });
  }
});
