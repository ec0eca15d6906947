import { besideTwin } from '../../fixtures/areas/card-pin/pin-twin.ts';
import { someBlock } from '../../fixtures/areas/card-pin/pins.ts';
import { covers, expect, test } from '../../fixtures/index.ts';

test.describe('set-PIN, the body', () => {
  test('with a number as block is refused', covers('CARD-PIN-BLOCK-004'), async ({ platform }) => {
    const reply = await besideTwin(platform, { body: { encryptedPinBlock: 1234567890123456 } });

    expect(reply).toBeError(400, 'INVALID_INPUT');
  });

  // What is wrapped is a good block wherever one can be built, so the wrapping is the one fault.
  for (const [kind, wrap] of [
    ['boolean', () => true],
    ['list', (text: string) => [text]],
    ['object', (text: string) => ({ text })],
  ] as const) {
    test(
      `with a ${kind} as block is refused`,
      covers('CARD-PIN-BLOCK-005'),
      async ({ platform }) => {
        const { text, secrets } = await someBlock(platform);

        const reply = await besideTwin(platform, {
          body: { encryptedPinBlock: wrap(text) },
          secrets,
        });

        expect(reply).toBeError(400, 'INVALID_INPUT');
      },
    );
  }
});
