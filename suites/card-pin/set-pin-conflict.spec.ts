import { cardWithoutPinManagement } from '../../fixtures/areas/card-pin/no-pin-management.ts';
import { expectTwin } from '../../fixtures/areas/card-pin/pin-twin.ts';
import { refusedPin } from '../../fixtures/areas/card-pin/pins.ts';
import { changeStatus } from '../../fixtures/areas/cards/card-updates.ts';
import {
  activeCard,
  cardIn,
  pinCard,
  settledStatus,
  statusOf,
} from '../../fixtures/areas/cards/cards.ts';
import { covers, expect, test } from '../../fixtures/index.ts';

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
    async ({ run, platform }) => {
      const card = await cardWithoutPinManagement(run);

      const reply = await refusedPin(platform, card);

      expect(reply).toBeError(409, 'CONFLICT');
      await expectTwin(platform, await activeCard(platform), reply);
    },
  );
});
