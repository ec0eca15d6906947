import { listTransactions } from '../../fixtures/areas/transactions/calls.ts';
import { pages } from '../../fixtures/areas/transactions/list.ts';
import { completed, completedPull } from '../../fixtures/areas/transactions/payments.ts';
import { covers, expect, test } from '../../fixtures/index.ts';

test.describe('the listTransactions of transactions', () => {
  test(
    'gives no more rows than asked for',
    covers('TRANSACTION-LIST-005'),
    async ({ platform }) => {
      await completed(platform);
      await completedPull(platform);

      for (const limit of [1, 2]) {
        const [page] = await pages(platform, limit, 1);

        expect(page?.length, `rows of a page of ${limit}`).toBeLessThanOrEqual(limit);
      }
    },
  );

  for (const limit of ['0', '-1', '101', 'many']) {
    test(`refuses a page of ${limit}`, covers('TRANSACTION-LIST-008'), async ({ platform }) => {
      const { target } = platform;
      const name = target.setting('paging.limitParam');
      const most = target.setting('paging.maxLimit');

      const reply = await listTransactions(platform, {
        [name]: limit === '101' ? String(most + 1) : limit,
      });

      expect(reply).toBeError(400, 'INVALID_INPUT');
      const control = await listTransactions(platform, { [name]: String(most) });
      expect(control, `a page of ${most}`).toBeSuccess();
    });
  }
});
