import { readTransaction, statusOf } from '../../fixtures/areas/payments/transaction.ts';
import { paymentsToFilter } from '../../fixtures/areas/transactions/filtered.ts';
import { everyTransaction, idsOf } from '../../fixtures/areas/transactions/list.ts';
import { lasting, lastingPull } from '../../fixtures/areas/transactions/payments.ts';
import { check, expect, requireCapability } from '../../fixtures/index.ts';

check.describe('GET /transactions', () => {
  check(
    'with type=CARD and without a status is accepted',
    'TRANSACTION-CARD-010',
    async ({ platform }) => {
      requireCapability(platform, 'cards');

      expect(await platform.api.listTransactions({ query: { type: 'CARD' } })).toBeSuccess();
    },
  );

  check(
    'with a status and without a type is accepted',
    'TRANSACTION-CARD-011',
    async ({ platform }) => {
      // In the service's own word, for the words are a gap.
      const status = statusOf(await readTransaction(platform, await lasting(platform)));

      expect(await platform.api.listTransactions({ query: { status } })).toBeSuccess();
    },
  );

  check(
    'with a status and a type other than CARD is accepted',
    'TRANSACTION-CARD-012',
    async ({ platform }) => {
      const { paid, pulled } = await paymentsToFilter(platform);
      for (const [type, one] of [
        ['OUTGOING', paid],
        ['INCOMING', pulled],
      ] as const) {
        const status = statusOf(await readTransaction(platform, one));

        const reply = await platform.api.listTransactions({ query: { type, status } });

        expect(reply, `the list with a status and the type ${type}`).toBeSuccess();
      }
    },
  );

  check(
    'with type=CARD lists no payment between accounts',
    'TRANSACTION-CARD-013',
    async ({ platform }) => {
      requireCapability(platform, 'cards');
      const others = [await lasting(platform), await lastingPull(platform)];

      const ids = idsOf(await everyTransaction(platform, { type: 'CARD' }));

      for (const id of others)
        expect(ids, 'the transactions listed with type=CARD').not.toContain(id);
    },
  );
});
