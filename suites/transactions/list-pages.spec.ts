import { idsOf, pages } from '../../fixtures/areas/transactions/list.ts';
import { payerFor } from '../../fixtures/areas/transactions/measured-payer.ts';
import { completed, completedPull, failed } from '../../fixtures/areas/transactions/payments.ts';
import { covers, endByGap, expect, settled, test } from '../../fixtures/index.ts';

test.describe('the list of transactions', () => {
  test(
    'repeats nothing from page to page',
    covers('TRANSACTION-LIST-006'),
    async ({ platform }) => {
      await completed(platform);
      await completedPull(platform);
      await failed(platform);
      const { customerId } = await payerFor(platform);

      // A list may be a moment late.
      const ids = await settled(
        async () => idsOf((await pages(platform, 1, 12, { customerId })).flat()),
        (listed) => listed.length >= 3,
        platform.target.settleMs,
      );

      if (ids.length < 3) endByGap(['G-01', 'G-63'], 'the pages end early');
      const repeated = ids.filter((id, at) => ids.indexOf(id) !== at);
      expect(repeated, 'what is on two pages').toEqual([]);
    },
  );

  test('leaves nothing out between pages', covers('TRANSACTION-LIST-007'), async ({ platform }) => {
    const made = [await completed(platform), await completedPull(platform), await failed(platform)];
    const { customerId } = await payerFor(platform);

    const ids = await settled(
      async () => idsOf((await pages(platform, 2, 50, { customerId })).flat()),
      (listed) => made.every((id) => listed.includes(id)),
      platform.target.settleMs,
    );

    for (const id of made) expect(ids, 'what is on the pages').toContain(id);
  });
});
