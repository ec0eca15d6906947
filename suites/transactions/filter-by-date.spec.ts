import { expectByGap } from '../../fixtures/check/by-gap.ts';
import { covers } from '../../fixtures/check/covers.ts';
import { test } from '../../fixtures/check/test.ts';
import { readTransaction } from '../../fixtures/payments/transaction.ts';
import { instantOf } from '../../fixtures/platform/instant.ts';
import { member } from '../../fixtures/platform/reply.ts';
import { expectNarrowed, paymentsToFilter } from '../../fixtures/transactions/filtered.ts';
import { payerFor } from '../../fixtures/transactions/measured-payer.ts';

test.describe('narrowed to', () => {
  for (const [name, row] of [
    ['startDate', 'TRANSACTION-FILTER-010'],
    ['endDate', 'TRANSACTION-FILTER-011'],
  ] as const) {
    test(`a time by ${name}, the list ends there`, covers(row), async ({ platform }) => {
      const { paid } = await paymentsToFilter(platform);
      const { customerId } = await payerFor(platform);
      const at = instantOf(member(await readTransaction(platform, paid), 'createdAt'));
      expectByGap('G-163', !Number.isNaN(at), 'the transaction shows no createdAt');
      const [earlier, later] = [at - DAY_MS, at + DAY_MS].map((ms) => new Date(ms).toISOString());
      const [inside, outside] = name === 'startDate' ? [earlier, later] : [later, earlier];

      await expectNarrowed(platform, { customerId, [name]: inside ?? '' }, [paid], []);
      await expectNarrowed(platform, { customerId, [name]: outside ?? '' }, [], [paid]);
    });
  }
});

const DAY_MS = 86_400_000;
