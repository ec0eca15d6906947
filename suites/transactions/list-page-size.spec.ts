import { list, pages } from '../../fixtures/areas/transactions/list.ts';
import { completed, completedPull } from '../../fixtures/areas/transactions/payments.ts';
import { covers, expectByGap, expectInvalidInput, isSuccess, test } from '../../fixtures/index.ts';

test.describe('the list of transactions', () => {
  test(
    'gives no more rows than asked for',
    covers('TRANSACTION-LIST-005'),
    async ({ platform }) => {
      await completed(platform);
      await completedPull(platform);

      for (const limit of [1, 2]) {
        const [page] = await pages(platform, limit, 1);

        expectByGap(
          'G-02',
          page !== undefined && page.length <= limit,
          `a page of ${limit} has ${page?.length} rows`,
        );
      }
    },
  );

  for (const limit of ['0', '-1', '101', 'many']) {
    test(`refuses a page of ${limit}`, covers('TRANSACTION-LIST-008'), async ({ platform }) => {
      const { target } = platform;
      const name = target.setting('paging.limitParam');
      const most = target.setting('paging.maxLimit');

      const reply = await list(platform, { [name]: limit === '101' ? String(most + 1) : limit });

      expectInvalidInput(reply, 'G-02');
      const twin = await list(platform, { [name]: String(most) });
      expectByGap('G-02', isSuccess(twin), `a page of ${most} is answered ${twin.status}`);
    });
  }
});
