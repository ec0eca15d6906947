import { settledTransaction } from '../../fixtures/areas/payments/transaction.ts';
import { expectListed, pages } from '../../fixtures/areas/transactions/list.ts';
import { bank } from '../../fixtures/areas/transactions/measured-payer.ts';
import { lasting, lastingPull, payout } from '../../fixtures/areas/transactions/payments.ts';
import { check, expect } from '../../fixtures/index.ts';

check.describe('GET /transactions', () => {
  check(
    'returns no more transactions on a page than requested',
    'TRANSACTION-LIST-005',
    async ({ platform }) => {
      await lasting(platform);
      await lastingPull(platform);
      const another = await payout(platform, (await bank(platform)).id);
      await settledTransaction(platform, another);
      await expectListed(platform, another);

      const [two = []] = await pages(platform, 2, 1);
      const [one = []] = await pages(platform, 1, 1);

      // The size of a page is left open, until a smaller one has fewer rows.
      const what =
        one.length < two.length ? 'rows of a page that can be smaller' : 'rows of a page';
      expect(one.length, what).toBeLessThanOrEqual(1);
      expect(two.length, what).toBeLessThanOrEqual(2);
    },
  );

  for (const [limit, what] of [
    ['0', 'of zero'],
    ['-1', 'of minus one'],
    ['101', 'above the maximum'],
    ['many', 'that is a word'],
  ] as const) {
    check(`with a limit ${what} returns 400`, 'TRANSACTION-LIST-008', async ({ platform }) => {
      const { target } = platform;
      const most = target.setting('paging.maxLimit');

      const reply = await platform.api.listTransactions({
        query: { limit: limit === '101' ? String(most + 1) : limit },
      });

      expect(reply).toBeError(400, 'INVALID_INPUT');
      const control = await platform.api.listTransactions({ query: { limit: String(most) } });
      expect(control, `a page with a limit of ${most}`).toBeSuccess();
    });
  }
});
