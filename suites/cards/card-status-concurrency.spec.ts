import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { test } from '../../fixtures/check/test.ts';
import { changeStatus } from '../../fixtures/platform/card-updates.ts';
import { activeCard, cardIn, settledStatus, statusOf } from '../../fixtures/platform/cards.ts';
import { isSuccess } from '../../fixtures/platform/reply.ts';

test.describe('card status, at the same time', () => {
  test(
    'freezing and closing leave the card closed',
    covers('CARD-STATUS-016'),
    async ({ platform }) => {
      const card = await activeCard(platform);

      const [frozen, closed] = await Promise.all([
        changeStatus(platform, card, 'FROZEN'),
        changeStatus(platform, card, 'CLOSED'),
      ]);

      // Closing is legal from both states, so it is accepted in either order.
      expect(closed).toBeSuccess();
      if (!isSuccess(frozen)) {
        expect(frozen, 'freezing after closing').toBeError(409, 'CARD_NOT_MUTABLE', {
          why: 'X-01',
          status: 409,
          code: 'INVALID_STATE_TRANSITION',
        });
      }
      expect(await settledStatus(platform, card, 'CLOSED')).toBe('CLOSED');
    },
  );

  test('of four closings one is accepted', covers('CARD-STATUS-017'), async ({ platform }) => {
    const card = await activeCard(platform);

    const replies = await Promise.all(
      Array.from({ length: 4 }, () => changeStatus(platform, card, 'CLOSED')),
    );

    expect(replies.filter(isSuccess).length, 'accepted closings').toBe(1);
    for (const refused of replies.filter((reply) => !isSuccess(reply))) {
      expect(refused).toBeError(409, 'CARD_ALREADY_CLOSED');
    }
  });

  test('another card is not touched', covers('CARD-STATUS-019'), async ({ platform }) => {
    const [card, other] = [await activeCard(platform), await cardIn(platform, 'FROZEN')];

    expect(await changeStatus(platform, card, 'CLOSED')).toBeSuccess();

    expect(await settledStatus(platform, card, 'CLOSED')).toBe('CLOSED');
    expect(await statusOf(platform, other)).toBe('FROZEN');
  });
});
