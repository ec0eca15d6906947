import { sharedCard } from '../../fixtures/areas/cards/cards.ts';
import { everyTransaction, idsOf, narrowed } from '../../fixtures/areas/transactions/list.ts';
import { payerFor } from '../../fixtures/areas/transactions/measured-payer.ts';
import { lasting, lastingPull } from '../../fixtures/areas/transactions/payments.ts';
import { check, everyRow, expect, MOST_PAGES, otherCardPlatform } from '../../fixtures/index.ts';

check.describe('GET /transactions with a cardId', () => {
  check('is accepted', 'TRANSACTION-CARD-001', async ({ platform }) => {
    const { id: cardId } = await sharedCard(platform);

    expect(await platform.api.listTransactions({ query: { cardId } })).toBeSuccess();
  });

  check('lists no payment between accounts', 'TRANSACTION-CARD-002', async ({ platform }) => {
    const others = [await lasting(platform), await lastingPull(platform)];
    const { id: cardId } = await sharedCard(platform);

    const ids = idsOf(await everyTransaction(platform, { cardId }));

    for (const id of others) expect(ids, 'the transactions listed by the cardId').not.toContain(id);
  });

  check(
    'and a customerId lists no payment between accounts',
    'TRANSACTION-CARD-002',
    async ({ platform }) => {
      const others = [await lasting(platform), await lastingPull(platform)];
      const { customerId } = await payerFor(platform);
      const { id: cardId } = await sharedCard(platform);

      const ids = idsOf(await narrowed(platform, { cardId, customerId }));

      for (const id of others) expect(ids, 'the transactions listed by both').not.toContain(id);
    },
  );

  check('of another platform lists nothing', 'TRANSACTION-CARD-005', async ({ run, platform }) => {
    const { id: cardId } = await sharedCard(platform);

    const other = otherCardPlatform(run);
    const foreign = await lasting(other);

    const ids = idsOf(
      await everyRow(
        (page) => other.api.listTransactions({ query: { cardId, ...page } }),
        MOST_PAGES,
      ),
    );

    expect(ids, 'the transactions listed to another platform').not.toContain(foreign);
    expect(ids, 'the transactions listed to another platform').toEqual([]);
    expect(
      await platform.api.listTransactions({ query: { cardId } }),
      'the same request by its own platform',
    ).toBeSuccess();
  });
});
