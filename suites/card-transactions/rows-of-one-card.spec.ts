import {
  rowsOfTwoCards,
  waitForIds,
} from '../../fixtures/areas/card-transactions/rows-of-two-cards.ts';
import { otherCardIdForm } from '../../fixtures/areas/cards/card-id.ts';
import { everyTransaction, idsOf } from '../../fixtures/areas/transactions/list.ts';
import { check, expect, optional, undecided } from '../../fixtures/index.ts';

const DAY_MS = 86_400_000;

check.describe('GET /transactions with cardId', () => {
  check("lists only the card's transactions", 'CARD-TRANSACTION-LIST-003', async ({ platform }) => {
    const { one, other } = await rowsOfTwoCards(platform);

    const { id: cardId } = other.spender.card;
    const listed = await waitForIds(platform, cardId, other.ids);

    for (const id of other.ids) expect(listed, 'the rows listed for the card').toContain(id);
    for (const id of one.ids) expect(listed, 'the rows listed for the card').not.toContain(id);
    // Filters that may be refused, or passed over; none of them adds a row.
    for (const more of [{ sortOrder: 'asc' }, { startDate: '2020-01-01T00:00:00Z' }]) {
      const rows = (await optional(() => everyTransaction(platform, { cardId, ...more }))) ?? [];
      const what = `the rows listed for the card with ${Object.keys(more)}`;
      for (const id of one.ids) expect(idsOf(rows), what).not.toContain(id);
    }
  });

  check(
    'lists no row from before a startDate',
    'CARD-TRANSACTION-LIST-013',
    async ({ platform }) => {
      const { one } = await rowsOfTwoCards(platform);
      const { id: cardId } = one.spender.card;
      if ((await waitForIds(platform, cardId, one.ids)).length === 0)
        undecided('GET /transactions with a cardId lists no row of the card');

      const startDate = new Date(platform.clock.now + DAY_MS).toISOString();
      const rows = await optional(() => everyTransaction(platform, { cardId, startDate }));

      if (rows === undefined)
        undecided('GET /transactions refuses a startDate that is to come, or one beside a cardId');
      expect(idsOf(rows), 'the rows of the card from tomorrow on').toEqual([]);
    },
  );

  check(
    "as Card:<uuid> or UUID lists only the card's transactions",
    'CARD-TRANSACTION-LIST-004',
    async ({ platform }) => {
      const { one, other } = await rowsOfTwoCards(platform);

      const listed = await waitForIds(platform, otherCardIdForm(other.spender.card.id), other.ids);

      const what = "the rows listed for the other form of the card's id";
      for (const id of other.ids) expect(listed, what).toContain(id);
      for (const id of one.ids) expect(listed, what).not.toContain(id);
    },
  );
});
