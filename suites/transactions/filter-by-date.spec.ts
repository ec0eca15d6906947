import { readTransaction } from '../../fixtures/areas/payments/transaction.ts';
import {
  expectFiltered,
  isNarrowed,
  listFiltered,
  paymentsToFilter,
} from '../../fixtures/areas/transactions/filtered.ts';
import { payerFor } from '../../fixtures/areas/transactions/measured-payer.ts';
import {
  covers,
  expect,
  ifAtAll,
  instantOf,
  member,
  type Platform,
  test,
} from '../../fixtures/index.ts';

const DAY_MS = 86_400_000;

type DateFilter = 'startDate' | 'endDate';

/** What a filter lets through that a payment is a day inside of, and a day outside of. */
async function filteredAround(platform: Platform, name: DateFilter, paid: string) {
  const { customerId } = await payerFor(platform);
  const at = instantOf(member(await readTransaction(platform, paid), 'createdAt'));
  // Its time is a member of another gap than its filter.
  expect(at, 'the createdAt', ['G-163']).not.toBeNaN();
  const day = name === 'startDate' ? DAY_MS : -DAY_MS;
  const inside = { customerId, [name]: new Date(at - day).toISOString() };
  const outside = { customerId, [name]: new Date(at + day).toISOString() };
  const inTime = await listFiltered(platform, inside, [paid]);
  return { inTime, outOfTime: await listFiltered(platform, outside, []) };
}

/** Whether a filter tells a payment inside of it from one outside. */
async function isKnown(platform: Platform, name: DateFilter, paid: string): Promise<boolean> {
  const seen = await ifAtAll(() => filteredAround(platform, name, paid));
  if (seen === undefined) return false;
  return isNarrowed(seen.inTime, [paid], []) && isNarrowed(seen.outOfTime, [], [paid]);
}

test.describe('narrowed to', () => {
  for (const [name, other, row] of [
    ['startDate', 'endDate', 'TRANSACTION-FILTER-010'],
    ['endDate', 'startDate', 'TRANSACTION-FILTER-011'],
  ] as const) {
    test(`a time by ${name}, the list ends there`, covers(row), async ({ platform }) => {
      const { paid } = await paymentsToFilter(platform);

      const { inTime, outOfTime } = await filteredAround(platform, name, paid);

      expectFiltered(inTime, [paid], []);
      // A list that can be narrowed to a time at one end can be at the other.
      const rests = (await isKnown(platform, other, paid)) ? [] : undefined;
      expectFiltered(outOfTime, [], [paid], rests);
    });
  }
});
