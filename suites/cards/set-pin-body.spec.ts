import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { expectRefusal, unlessConfirmed } from '../../fixtures/check/gap-refusal.ts';
import { expectTwin } from '../../fixtures/check/pin-twin.ts';
import { forAll } from '../../fixtures/check/property.ts';
import { test } from '../../fixtures/check/test.ts';
import type { Call, Reply } from '../../fixtures/client/exchange.ts';
import { pinCard, sharedCard } from '../../fixtures/platform/cards.ts';
import { acceptPin, sealed, setPin, someBlock } from '../../fixtures/platform/pins.ts';
import type { Platform } from '../../fixtures/platform/platform.ts';
import { nonObjectJson } from '../../generators/json/non-object-json.ts';
import { unparsableJson } from '../../generators/json/unparsable-json.ts';

/** Sends a faulty body, then its twin, and hands back the answer to the first. */
async function besideTwin(platform: Platform, call: Call): Promise<Reply> {
  const card = await sharedCard(platform);
  const reply = await setPin(platform, card, '', call);
  await expectTwin(platform, card, reply);
  return reply;
}

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

  for (const [kind, encryptedPinBlock] of [
    ['an empty', ''],
    ['a blank', ' '.repeat(16)],
  ] as const) {
    test(`with ${kind} block is refused`, covers('CARD-PIN-BLOCK-006'), async ({ platform }) => {
      const reply = await besideTwin(platform, { body: { encryptedPinBlock } });

      expect(reply).toBeError(400, 'INVALID_INPUT');
    });
  }

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

  test(
    'under another content type is refused',
    covers('CARD-PIN-BLOCK-020'),
    async ({ platform }) => {
      const card = await pinCard(platform);
      const block = await sealed(platform, '8057');

      const reply = await setPin(platform, card, block, { contentType: 'text/plain' });

      expectRefusal(reply, 'G-30');
      expect(await acceptPin(platform, card, '8057'), 'the same as JSON').toBeSuccess();
    },
  );

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
