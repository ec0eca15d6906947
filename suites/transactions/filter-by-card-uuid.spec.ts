import { sharedCard } from '../../fixtures/areas/cards/cards.ts';
import { everyTransaction, idsOf } from '../../fixtures/areas/transactions/list.ts';
import { lasting, lastingPull } from '../../fixtures/areas/transactions/payments.ts';
import { check, expect, type Platform, rowsOf, undecided } from '../../fixtures/index.ts';

/** The UUID of a card whose id has the long form. */
async function bareIdOf(platform: Platform): Promise<string> {
  const { id } = await sharedCard(platform);
  const [, bare] = /^Card:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i.exec(id) ?? [];
  return bare ?? undecided('the id that POST /cards gave the card is not of the form Card:<uuid>');
}

check.describe('GET /transactions with a cardId', () => {
  check(
    'returns the same list for a bare UUID as for Card:<uuid>',
    'TRANSACTION-CARD-003',
    async ({ platform }) => {
      await lasting(platform);
      const { id: cardId } = await sharedCard(platform);

      const bare = await platform.api.listTransactions({
        query: { cardId: await bareIdOf(platform) },
      });

      expect(bare, 'the list by the bare UUID').toBeSuccess();
      const long = await platform.api.listTransactions({ query: { cardId } });
      expect(idsOf(rowsOf(bare)), 'the transactions listed by the bare UUID').toEqual(
        idsOf(rowsOf(long)),
      );
    },
  );

  check(
    'as a bare UUID lists no payment between accounts',
    'TRANSACTION-CARD-004',
    async ({ platform }) => {
      const others = [await lasting(platform), await lastingPull(platform)];

      const ids = idsOf(await everyTransaction(platform, { cardId: await bareIdOf(platform) }));

      for (const id of others)
        expect(ids, 'the transactions listed by the bare UUID').not.toContain(id);
    },
  );
});
