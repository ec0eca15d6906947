import { expectListed, narrowed } from '../../fixtures/areas/transactions/list.ts';
import { payerFor } from '../../fixtures/areas/transactions/measured-payer.ts';
import { lasting, lastingPull } from '../../fixtures/areas/transactions/payments.ts';
import { asInstant, check, expect, member } from '../../fixtures/index.ts';

check.describe('the list of transactions', () => {
  check('is in the requested sortOrder', 'TRANSACTION-LIST-009', async ({ platform }) => {
    await expectListed(platform, await lasting(platform), await lastingPull(platform));
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
      expect(times.length, 'the number of transactions that are listed').toBeGreaterThan(1);
      expect(isOrdered, `whether the list is in the order ${sortOrder}`).toBe(true);
    }
  });
});
