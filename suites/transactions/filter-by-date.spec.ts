import { readTransaction } from '../../fixtures/areas/quotes/transaction.ts';
import {
  expectFiltered,
  listFiltered,
  paymentsToFilter,
} from '../../fixtures/areas/transactions/filtered.ts';
import { payerFor } from '../../fixtures/areas/transactions/measured-payer.ts';
import { covers, expect, instantOf, member, test } from '../../fixtures/index.ts';

test.describe('narrowed to', () => {
  for (const [name, row] of [
    ['startDate', 'TRANSACTION-FILTER-010'],
    ['endDate', 'TRANSACTION-FILTER-011'],
  ] as const) {
    test(`a time by ${name}, the list ends there`, covers(row), async ({ platform }) => {
      const { paid } = await paymentsToFilter(platform);
      const { customerId } = await payerFor(platform);
      const at = instantOf(member(await readTransaction(platform, paid), 'createdAt'));
      // Its time is a member of another gap than its filter.
      expect(at, 'the createdAt', ['G-163']).not.toBeNaN();
      const [earlier, later] = [at - DAY_MS, at + DAY_MS].map((ms) => new Date(ms).toISOString());
      const [inside, outside] = name === 'startDate' ? [earlier, later] : [later, earlier];

      const inTime = await listFiltered(platform, { customerId, [name]: inside ?? '' }, [paid]);
      expectFiltered(inTime, [paid], []);
      const outOfTime = await listFiltered(platform, { customerId, [name]: outside ?? '' }, []);
      expectFiltered(outOfTime, [], [paid]);
    });
  }
});

const DAY_MS = 86_400_000;
