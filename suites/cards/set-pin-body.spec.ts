import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { expectRefusal, unlessConfirmed } from '../../fixtures/check/gap-refusal.ts';
import { forAll } from '../../fixtures/check/property.ts';
import { test } from '../../fixtures/check/test.ts';
import { activeCard, sharedCard } from '../../fixtures/platform/cards.ts';
import { acceptPin, sealed, setPin } from '../../fixtures/platform/pins.ts';
import type { Platform } from '../../fixtures/platform/platform.ts';
import { nonObjectJson } from '../../generators/json/non-object-json.ts';
import { unparsableJson } from '../../generators/json/unparsable-json.ts';

async function setPinTo(platform: Platform, body: unknown) {
  return setPin(platform, await sharedCard(platform), '', { body });
}

test.describe('set-PIN, the body', () => {
  test(
    'without encryptedPinBlock is refused',
    covers('CARD-PIN-BLOCK-001'),
    async ({ platform }) => {
      expect(await setPinTo(platform, {})).toBeError(400, 'INVALID_INPUT');
    },
  );

  test('that is missing is refused', covers('CARD-PIN-BLOCK-002'), async ({ platform }) => {
    const card = await sharedCard(platform);

    const reply = await setPin(platform, card, '', { body: undefined, rawBody: '' });

    expect(reply).toBeError(400, 'INVALID_INPUT');
  });

  test('with a null block is refused', covers('CARD-PIN-BLOCK-003'), async ({ platform }) => {
    expect(await setPinTo(platform, { encryptedPinBlock: null })).toBeError(400, 'INVALID_INPUT');
  });

  test('with a number as block is refused', covers('CARD-PIN-BLOCK-004'), async ({ platform }) => {
    const body = { encryptedPinBlock: 1234567890123456 };

    expect(await setPinTo(platform, body)).toBeError(400, 'INVALID_INPUT');
  });

  for (const [kind, encryptedPinBlock] of [
    ['boolean', true],
    ['list', ['QUJDREVGR0hJSktM']],
    ['object', { text: 'QUJDREVGR0hJSktM' }],
  ] as const) {
    test(
      `with a ${kind} as block is refused`,
      covers('CARD-PIN-BLOCK-005'),
      async ({ platform }) => {
        expect(await setPinTo(platform, { encryptedPinBlock })).toBeError(400, 'INVALID_INPUT');
      },
    );
  }

  for (const [kind, encryptedPinBlock] of [
    ['an empty', ''],
    ['a blank', ' '.repeat(16)],
  ] as const) {
    test(`with ${kind} block is refused`, covers('CARD-PIN-BLOCK-006'), async ({ platform }) => {
      expect(await setPinTo(platform, { encryptedPinBlock })).toBeError(400, 'INVALID_INPUT');
    });
  }

  test('that is no JSON text is refused', covers('CARD-PIN-BLOCK-018'), async ({ platform }) => {
    const card = await sharedCard(platform);
    const { text } = await sealed(platform, '5309');

    await forAll(unparsableJson({ encryptedPinBlock: text }), async (broken) => {
      const call = { body: undefined, rawBody: broken.text, secrets: [text] };
      expectRefusal(await setPin(platform, card, '', call), 'G-30');
    });
  });

  test(
    'that is JSON but no object is refused',
    covers('CARD-PIN-BLOCK-019'),
    async ({ platform }) => {
      const card = await sharedCard(platform);

      await forAll(nonObjectJson, async (rawBody) => {
        expectRefusal(await setPin(platform, card, '', { body: undefined, rawBody }), 'G-30');
      });
    },
  );

  test(
    'under another content type is refused',
    covers('CARD-PIN-BLOCK-020'),
    async ({ platform }) => {
      const card = await activeCard(platform);
      const block = await sealed(platform, '8057');

      const reply = await setPin(platform, card, block, { contentType: 'text/plain' });

      expectRefusal(reply, 'G-30');
      expect(await acceptPin(platform, card, '8057'), 'the same as JSON').toBeSuccess();
    },
  );

  test('may carry unknown members', covers('CARD-PIN-BLOCK-021'), async ({ platform }) => {
    const card = await activeCard(platform);
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
