import { besideTwin } from '../../fixtures/areas/card-pin/pin-twin.ts';
import { acceptPin, sealed, setPin } from '../../fixtures/areas/card-pin/pins.ts';
import { pinCard } from '../../fixtures/areas/cards/cards.ts';
import { covers, expect, test, unlessConfirmed } from '../../fixtures/index.ts';

test.describe('set-PIN, the body', () => {
  test(
    'without encryptedPinBlock is refused',
    covers('CARD-PIN-BLOCK-001'),
    async ({ platform }) => {
      expect(await besideTwin(platform, { body: {} })).toBeError(400, 'INVALID_INPUT');
    },
  );

  test('that is missing is refused', covers('CARD-PIN-BLOCK-002'), async ({ platform }) => {
    const reply = await besideTwin(platform, { body: undefined, rawBody: '' });

    expect(reply).toBeError(400, 'INVALID_INPUT');
  });

  test('with a null block is refused', covers('CARD-PIN-BLOCK-003'), async ({ platform }) => {
    const reply = await besideTwin(platform, { body: { encryptedPinBlock: null } });

    expect(reply).toBeError(400, 'INVALID_INPUT');
  });

  for (const [kind, encryptedPinBlock] of [
    ['an empty', ''],
    ['a blank', ' '.repeat(16)],
  ] as const) {
    test(`with ${kind} block is refused`, covers('CARD-PIN-BLOCK-006'), async ({ platform }) => {
      const reply = await besideTwin(platform, { body: { encryptedPinBlock } });

      expect(reply).toBeError(400, 'INVALID_INPUT');
    });
  }

  test('may carry unknown members', covers('CARD-PIN-BLOCK-021'), async ({ platform }) => {
    const card = await pinCard(platform);
    const { text, secrets } = await sealed(platform, '2268');
    expect(await acceptPin(platform, card, '2268'), 'without the unknown member').toBeSuccess();

    const body = { encryptedPinBlock: text, channel: 'conformance' };
    const reply = await setPin(platform, card, '', { body, secrets });

    if (reply.status === 400) {
      unlessConfirmed('G-30', 'the service refuses unknown members');
    }
    expect(reply).toBeSuccess(204);
  });
});
