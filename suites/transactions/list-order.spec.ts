import { expectByGap } from '../../fixtures/check/by-gap.ts';
import { covers } from '../../fixtures/check/covers.ts';
import { test } from '../../fixtures/check/test.ts';
import { asInstant, member } from '../../fixtures/platform/reply.ts';
import { narrowed } from '../../fixtures/transactions/list.ts';
import { payerFor } from '../../fixtures/transactions/measured-payer.ts';
import { completed, completedPull } from '../../fixtures/transactions/payments.ts';

test.describe('the list of transactions', () => {
  test('comes in either order', covers('TRANSACTION-LIST-009'), async ({ platform }) => {
    await completed(platform);
    await completedPull(platform);
    const { customerId } = await payerFor(platform);
    for (const [sortOrder, sign] of [
      ['asc', 1],
      ['desc', -1],
    ] as const) {
      const rows = await narrowed(platform, { customerId, sortOrder });

      const times = rows.map((row) => Number(asInstant(member(row, 'createdAt'))));
      const isOrdered = times.every(
        (time, at) => at === 0 || sign * (time - (times[at - 1] ?? 0)) >= 0,
      );
      expectByGap('G-63', isOrdered, `the list is not in the order ${sortOrder}`);
    }
  });
});
