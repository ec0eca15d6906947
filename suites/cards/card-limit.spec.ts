import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { inOrder, test } from '../../fixtures/check/test.ts';
import {
  atLimit,
  emptyPlatform,
  liveCardCount,
  orderCard,
} from '../../fixtures/platform/card-limit.ts';
import { changeStatus } from '../../fixtures/platform/card-updates.ts';
import { isSuccess } from '../../fixtures/platform/reply.ts';

// These checks fill and empty one platform, so they take turns.
inOrder();

test.describe('the limit of live cards', () => {
  test('lets cards be issued up to it', covers('CARD-LIMIT-002'), async ({ session }) => {
    const { platform, room } = await emptyPlatform(session);

    for (let issued = 0; issued < room; issued += 1) {
      expect(await orderCard(platform), `card ${issued + 1} of ${room}`).toBeSuccess();
    }
  });

  test('refuses a card beyond it', covers('CARD-LIMIT-001'), async ({ session }) => {
    const { platform } = await atLimit(session);

    expect(await orderCard(platform)).toBeError(409, 'CARD_LIMIT_REACHED');
  });

  test('leaves no card behind when it refuses', covers('CARD-LIMIT-005'), async ({ session }) => {
    const { platform } = await atLimit(session);
    const before = await liveCardCount(platform);

    await orderCard(platform);

    expect(await liveCardCount(platform), 'live cards after the refusal').toBe(before);
  });

  test(
    'has room again when an active card is closed',
    covers('CARD-LIMIT-006'),
    async ({ session }) => {
      const { platform, cards } = await atLimit(session);

      expect(await changeStatus(platform, cards[0], 'CLOSED'), 'closing').toBeSuccess();

      expect(await orderCard(platform), 'in the freed slot').toBeSuccess();
      expect(await orderCard(platform), 'beyond it').toBeError(409, 'CARD_LIMIT_REACHED');
    },
  );

  test(
    'has room again when a frozen card is closed',
    covers('CARD-LIMIT-007'),
    async ({ session }) => {
      const { platform, cards } = await atLimit(session);
      expect(await changeStatus(platform, cards[0], 'FROZEN'), 'freezing').toBeSuccess();

      expect(await changeStatus(platform, cards[0], 'CLOSED'), 'closing').toBeSuccess();

      expect(await orderCard(platform), 'in the freed slot').toBeSuccess();
      expect(await orderCard(platform), 'beyond it').toBeError(409, 'CARD_LIMIT_REACHED');
    },
  );

  test('counts a frozen card', covers('CARD-LIMIT-008'), async ({ session }) => {
    const { platform, cards } = await atLimit(session);

    expect(await changeStatus(platform, cards[0], 'FROZEN'), 'freezing').toBeSuccess();

    expect(await orderCard(platform)).toBeError(409, 'CARD_LIMIT_REACHED');
  });

  test(
    'has no more room when a card is closed twice',
    covers('CARD-LIMIT-009'),
    async ({ session }) => {
      const { platform, cards } = await atLimit(session);
      expect(await changeStatus(platform, cards[0], 'CLOSED'), 'closing').toBeSuccess();
      await changeStatus(platform, cards[0], 'CLOSED');

      expect(await orderCard(platform), 'in the freed slot').toBeSuccess();

      expect(await orderCard(platform), 'beyond it').toBeError(409, 'CARD_LIMIT_REACHED');
    },
  );

  test('holds against orders at the same time', covers('CARD-LIMIT-012'), async ({ session }) => {
    const { platform, room } = await emptyPlatform(session);

    const replies = await Promise.all(Array.from({ length: room + 3 }, () => orderCard(platform)));

    expect(replies.filter(isSuccess).length, 'cards issued').toBe(room);
    for (const refused of replies.filter((reply) => !isSuccess(reply))) {
      expect(refused).toBeError(409, 'CARD_LIMIT_REACHED');
    }
  });
});
