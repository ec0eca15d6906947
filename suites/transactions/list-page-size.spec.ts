import { expectByGap } from '../../fixtures/check/by-gap.ts';
import { covers } from '../../fixtures/check/covers.ts';
import { expectInvalidInput } from '../../fixtures/check/gap-refusal.ts';
import { test } from '../../fixtures/check/test.ts';
import { isSuccess } from '../../fixtures/platform/reply.ts';
import { list, pages } from '../../fixtures/transactions/list.ts';
import { completed, completedPull } from '../../fixtures/transactions/payments.ts';

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
