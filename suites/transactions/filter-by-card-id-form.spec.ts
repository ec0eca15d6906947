import { otherCardIdForm } from '../../fixtures/areas/cards/card-id.ts';
import { sharedCard } from '../../fixtures/areas/cards/cards.ts';
import { everyTransaction, idsOf } from '../../fixtures/areas/transactions/list.ts';
import { lasting, lastingPull } from '../../fixtures/areas/transactions/payments.ts';
import { check, expect, rowsOf } from '../../fixtures/index.ts';

check.describe('GET /transactions with a cardId', () => {
  check(
    'returns the same list for Card:<uuid> and a bare UUID',
    'TRANSACTION-CARD-003',
    async ({ platform }) => {
      await lasting(platform);
      const { id } = await sharedCard(platform);

      const other = await platform.api.listTransactions({ query: { cardId: otherCardIdForm(id) } });

      expect(other, 'the list by the other form of the cardId').toBeSuccess();
      const own = await platform.api.listTransactions({ query: { cardId: id } });
      expect(
        idsOf(rowsOf(other)),
        'the transactions listed by the other form of the cardId',
      ).toEqual(idsOf(rowsOf(own)));
    },
  );

  check(
    'as Card:<uuid> or UUID lists no payment between accounts',
    'TRANSACTION-CARD-004',
    async ({ platform }) => {
      const others = [await lasting(platform), await lastingPull(platform)];

      const cardId = otherCardIdForm((await sharedCard(platform)).id);
      const ids = idsOf(await everyTransaction(platform, { cardId }));

      for (const id of others)
        expect(ids, 'the transactions listed by the other form of the cardId').not.toContain(id);
    },
  );
});
