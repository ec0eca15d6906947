import { changeStatus } from '../../fixtures/cards/card-updates.ts';
import {
  activeCard,
  cardIn,
  pinCard,
  settledStatus,
  statusOf,
} from '../../fixtures/cards/cards.ts';
import { cardWithoutPinManagement } from '../../fixtures/cards/no-pin-management.ts';
import { expectTwin } from '../../fixtures/cards/pin-twin.ts';
import { refusedPin } from '../../fixtures/cards/pins.ts';
import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { test } from '../../fixtures/check/test.ts';

/** A closed card takes no change, and a PIN is one. */
const NOT_MUTABLE = { why: 'X-11', status: 409, code: 'CARD_NOT_MUTABLE' } as const;

test.describe('set-PIN', () => {
  test('on a closed card returns 409 CONFLICT', covers('CARD-PIN-007'), async ({ platform }) => {
    const card = await pinCard(platform, 'CLOSED');

    const reply = await refusedPin(platform, card);

    expect(reply).toBeError(409, 'CONFLICT', NOT_MUTABLE);
    await expectTwin(platform, await activeCard(platform), reply);
  });

  test(
    'on a card that was frozen and then closed returns 409 CONFLICT',
    covers('CARD-PIN-007'),
    async ({ platform }) => {
      const card = await cardIn(platform, 'FROZEN');
      expect(await changeStatus(platform, card, 'CLOSED'), 'closing').toBeSuccess();
      expect(await settledStatus(platform, card, 'CLOSED')).toBe('CLOSED');

      expect(await refusedPin(platform, card)).toBeError(409, 'CONFLICT', NOT_MUTABLE);
    },
  );

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
});
