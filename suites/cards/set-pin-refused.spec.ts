import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { unlessConfirmed } from '../../fixtures/check/gap-refusal.ts';
import { expectTwin } from '../../fixtures/check/pin-twin.ts';
import { forAll } from '../../fixtures/check/property.ts';
import { test } from '../../fixtures/check/test.ts';
import { activeCard, pinCard, sharedCard, statusOf } from '../../fixtures/platform/cards.ts';
import { refusedPin } from '../../fixtures/platform/pins.ts';
import {
  cardWithoutPinManagement,
  otherPlatform,
  platformWithoutCards,
  serviceFault,
  unattributedCaller,
} from '../../fixtures/platform/preconditions.ts';
import { errorCodeOf, member } from '../../fixtures/platform/reply.ts';
import { malformedId } from '../../generators/ids/malformed-id.ts';
import { unknownIdLike } from '../../generators/ids/unknown-id-like.ts';

/** In ids of another form, what cannot be an id is for the service to say (G-07, G-43). */
const UUID_AT_END = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

test.describe('set-PIN', () => {
  test('on a closed card returns 409 CONFLICT', covers('CARD-PIN-007'), async ({ platform }) => {
    const card = await pinCard(platform, 'CLOSED');

    const reply = await refusedPin(platform, card);

    expect(reply).toBeError(409, 'CONFLICT', {
      why: 'X-11',
      status: 409,
      code: 'CARD_NOT_MUTABLE',
    });
    await expectTwin(platform, await activeCard(platform), reply);
  });

  test(
    'refused on a closed card leaves it closed',
    covers('CARD-PIN-015'),
    async ({ platform }) => {
      const card = await pinCard(platform, 'CLOSED');

      await refusedPin(platform, card);

      expect(await statusOf(platform, card)).toBe('CLOSED');
    },
  );

  test(
    'on a card without PIN management returns 409 CONFLICT',
    covers('CARD-PIN-008'),
    async ({ session, platform }) => {
      const card = await cardWithoutPinManagement(session);

      const reply = await refusedPin(platform, card);

      expect(reply).toBeError(409, 'CONFLICT');
      await expectTwin(platform, await activeCard(platform), reply);
    },
  );

  test('on an unknown card returns 404', covers('CARD-PIN-009'), async ({ platform }) => {
    const known = await sharedCard(platform);

    await forAll(
      unknownIdLike(known.id),
      async (id) => {
        const reply = await refusedPin(platform, { id });
        if (reply.status === 400 && !UUID_AT_END.test(known.id)) {
          unlessConfirmed('G-07', 'in a form of its own, an unknown id may be one that cannot be');
        }
        expect(reply).toBeRefused(404);
        await expectTwin(platform, known, reply);
      },
      5,
    );
  });

  test(
    'on something that is no card id returns 404',
    covers('CARD-PIN-009'),
    async ({ platform }) => {
      await sharedCard(platform);

      await forAll(
        malformedId('Card'),
        async (id) => {
          const reply = await refusedPin(platform, { id });
          // 400 is as good an answer to an id that cannot be one (G-07).
          expect(reply).toBeRefused(reply.status === 400 ? 400 : 404);
        },
        10,
      );
    },
  );

  test(
    "on another platform's card returns 404",
    covers('CARD-PIN-010'),
    async ({ session, platform }) => {
      const card = await activeCard(platform);

      const reply = await refusedPin(otherPlatform(session), card);

      expect(reply).toBeRefused(404);
      await expectTwin(platform, card, reply);
    },
  );

  test(
    'where cards are not enabled returns 501 NOT_IMPLEMENTED',
    covers('CARD-PIN-011'),
    async ({ session, platform }) => {
      const card = await sharedCard(platform);

      const reply = await refusedPin(platformWithoutCards(session), card);

      if (reply.status === 404) {
        unlessConfirmed('G-37', 'the card was looked up first, where there can be none');
      }
      expect(reply).toBeError(501, 'NOT_IMPLEMENTED');
      await expectTwin(platform, card, reply);
    },
  );

  test(
    'without an attributable actor returns 403',
    covers('CARD-PIN-012'),
    async ({ platform }) => {
      const auth = await unattributedCaller(platform);
      const card = await activeCard(platform);

      const reply = await refusedPin(platform, card, { auth });

      expect(reply).toBeRefused(403);
      await expectTwin(platform, card, reply);
    },
  );

  test(
    'that fails inside the service is answered 500',
    covers('CARD-PIN-014'),
    async ({ session }) => {
      const { platform, card } = await serviceFault(session);

      const reply = await refusedPin(platform, card);

      expect(reply).toBeRefused(500);
      expect(typeof errorCodeOf(reply), 'the type of code').toBe('string');
      expect(typeof member(reply.json, 'reason'), 'the type of reason').toBe('string');
      await expectTwin(platform, card, reply);
    },
  );
});
