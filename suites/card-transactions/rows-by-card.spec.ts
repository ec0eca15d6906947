import { statusIn } from '../../fixtures/areas/card-transactions/rows.ts';
import {
  rowsOfTwoCards,
  waitForIds,
} from '../../fixtures/areas/card-transactions/rows-of-two-cards.ts';
import { newSpender, type Spender } from '../../fixtures/areas/card-transactions/spender.ts';
import {
  approvedPurchase,
  cleared,
  expired,
} from '../../fixtures/areas/card-transactions/states.ts';
import { otherCardIdForm } from '../../fixtures/areas/cards/card-id.ts';
import { everyTransaction, idsNarrowedTo, idsOf } from '../../fixtures/areas/transactions/list.ts';
import {
  check,
  drawn,
  everyRow,
  expect,
  isSuccess,
  MOST_PAGES,
  member,
  optional,
  otherCardPlatform,
  type Platform,
  undecided,
  waitFor,
} from '../../fixtures/index.ts';
import { unknownIdLike } from '../../generators/general/unknown-id-like.ts';

/** Whether a row has come to an end, by the list without a cardId; undefined where that does not show the row. */
async function overWithoutCard(
  platform: Platform,
  { customerId }: Spender,
  id: string,
): Promise<boolean | undefined> {
  // The first is a default that may be refused or passed over.
  for (const query of [{ customerId }, {}]) {
    const rows = (await optional(() => everyTransaction(platform, query))) ?? [];
    const found = rows.find((row) => member(row, 'id') === id);
    if (found !== undefined) return ['SETTLED', 'VOIDED'].includes(statusIn(found) ?? '');
  }
  return undefined;
}

const BY_OTHER_FORM = "the rows listed for the other form of the card's id";

check.describe('GET /transactions with cardId', () => {
  check(
    'lists each transaction of the card once',
    'CARD-TRANSACTION-LIST-001',
    async ({ platform }) => {
      const { one } = await rowsOfTwoCards(platform);

      const listed = await waitForIds(platform, one.spender.card.id, one.ids);

      for (const id of one.ids) {
        const times = listed.filter((each) => each === id).length;
        expect(times, `how often the row ${id} is listed`).toBe(1);
      }
    },
  );

  check(
    'still lists a transaction that becomes SETTLED or VOIDED',
    'CARD-TRANSACTION-LIST-001',
    async ({ platform }) => {
      const spender = await newSpender(platform);
      for (const ended of [cleared, expired]) {
        const { id } = await approvedPurchase(platform, spender);
        const before = await waitForIds(platform, spender.card.id, [id]);
        expect(before, 'the rows listed for the card').toContain(id);

        // How a row reaches its end is a gap; a row in another status is still listed.
        if ((await optional(() => ended(platform, spender, { id }))) === undefined) continue;
        const isOver = await waitFor(
          () => overWithoutCard(platform, spender, id),
          (is) => is === true,
          platform.target.settleMs,
        );

        if (isOver === undefined) continue;
        const after = await waitForIds(platform, spender.card.id, [id]);
        expect(after, 'the rows listed for the card').toContain(id);
      }
    },
  );

  check(
    'returns the same list for Card:<uuid> and a bare UUID',
    'CARD-TRANSACTION-LIST-002',
    async ({ platform }) => {
      const { one } = await rowsOfTwoCards(platform);

      const listed = await waitForIds(platform, otherCardIdForm(one.spender.card.id), one.ids);

      const known = await waitForIds(platform, one.spender.card.id, one.ids);
      expect(listed.toSorted(), BY_OTHER_FORM).toEqual(known.toSorted());
      for (const id of one.ids) expect(listed, BY_OTHER_FORM).toContain(id);
    },
  );

  check(
    'and type CARD returns equal lists for Card:<uuid> and UUID',
    'CARD-TRANSACTION-LIST-012',
    async ({ platform }) => {
      const { one } = await rowsOfTwoCards(platform);
      const { id: cardId } = one.spender.card;
      await waitForIds(platform, cardId, one.ids);
      const idsBy = async (form: string) =>
        idsOf(await everyTransaction(platform, { cardId: form, type: 'CARD' }));
      const known = await idsBy(cardId);
      if (known.length === 0)
        undecided('GET /transactions with cardId and type CARD lists no card transaction');

      const listed = await idsBy(otherCardIdForm(cardId));

      expect(listed.toSorted(), BY_OTHER_FORM).toEqual(known.toSorted());
    },
  );

  check(
    "of another platform's card lists no transaction of it",
    'CARD-TRANSACTION-LIST-005',
    async ({ run, platform }) => {
      const foreign = otherCardPlatform(run);
      const { one } = await rowsOfTwoCards(platform);
      await waitForIds(platform, one.spender.card.id, one.ids);

      const cardId = one.spender.card.id;
      const listed = idsOf(
        await everyRow(
          (page) => foreign.api.listTransactions({ query: { cardId, ...page } }),
          MOST_PAGES,
        ),
      );

      for (const id of one.ids)
        expect(listed, 'the rows listed for another platform').not.toContain(id);
      expect(
        await idsNarrowedTo(platform, one.spender.card.id),
        "the rows listed for the card's own platform",
      ).toContain(one.ids[0]);
    },
  );

  check(
    'that is unknown lists no transaction of an existing card',
    'CARD-TRANSACTION-LIST-007',
    async ({ platform }) => {
      const { one, other } = await rowsOfTwoCards(platform);
      await waitForIds(platform, one.spender.card.id, one.ids);

      const [cardId = ''] = drawn(unknownIdLike(one.spender.card.id), 1);
      const rows = await everyRow(async (page) => {
        const reply = await platform.api.listTransactions({ query: { cardId, ...page } });
        // A filter of nothing may find nothing, or be refused.
        if (!isSuccess(reply)) expect(reply, 'the list for an unknown card').toBeRefused();
        return reply;
      }, MOST_PAGES);
      const listed = idsOf(rows);
      for (const id of [...one.ids, ...other.ids])
        expect(listed, 'the rows listed for an unknown card').not.toContain(id);
    },
  );
});

check(
  'GET /transactions with type CARD lists no card transaction of another platform',
  'CARD-TRANSACTION-LIST-006',
  async ({ run, platform }) => {
    const foreign = otherCardPlatform(run);
    const { one } = await rowsOfTwoCards(platform);

    const listed = idsOf(await everyTransaction(foreign, { type: 'CARD' }));

    for (const id of one.ids)
      expect(listed, 'the rows listed for another platform').not.toContain(id);
  },
);
