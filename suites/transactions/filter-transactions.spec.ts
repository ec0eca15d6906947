import { expectByGap } from '../../fixtures/check/by-gap.ts';
import { covers } from '../../fixtures/check/covers.ts';
import { test } from '../../fixtures/check/test.ts';
import { NEUTRAL } from '../../fixtures/payments/external-account.ts';
import { readTransaction, statusOf } from '../../fixtures/payments/transaction.ts';
import { newCustomer } from '../../fixtures/platform/customers.ts';
import type { Platform } from '../../fixtures/platform/platform.ts';
import { member } from '../../fixtures/platform/reply.ts';
import { bank, bench } from '../../fixtures/transactions/bench.ts';
import { idsOf, narrowed, pages, type Query } from '../../fixtures/transactions/list.ts';
import { completed, completedPull, failed, payout } from '../../fixtures/transactions/payments.ts';

/** Three payments of the payer that differ in everything a filter looks at. */
async function made(platform: Platform) {
  const [paid, pulled, refused] = [
    await completed(platform),
    await completedPull(platform),
    await failed(platform),
  ];
  return { paid, pulled, refused };
}

/** Holds that a filter lets the ones through, and not the others; each is in the list as such. */
async function expectNarrowed(
  platform: Platform,
  query: Query,
  through: readonly string[],
  out: readonly string[],
): Promise<void> {
  const ids = idsOf(await narrowed(platform, query));
  const filter = JSON.stringify(query);
  for (const id of through) expectByGap('G-63', ids.includes(id), `${filter} leaves out ${id}`);
  for (const id of out) expectByGap('G-63', !ids.includes(id), `${filter} lets ${id} through`);
}

test.describe('narrowed to', () => {
  test(
    'a customer, the list has its transactions',
    covers('TRANSACTION-FILTER-001'),
    async ({ platform }) => {
      const { paid, pulled } = await made(platform);
      const { customerId } = await bench(platform);
      const { id: bankId } = await bank(platform, NEUTRAL, 'failing');
      const other = await payout(platform, bankId, 'failing');

      await expectNarrowed(platform, { customerId }, [paid, pulled], [other]);
    },
  );

  test(
    'a customer without transactions, the list is empty',
    covers('TRANSACTION-FILTER-002'),
    async ({ platform }) => {
      await made(platform);
      const { id: customerId } = await newCustomer(platform);

      const rows = await narrowed(platform, { customerId });

      expectByGap('G-63', rows.length === 0, `the list has ${rows.length} rows`);
    },
  );

  test(
    'a platformCustomerId, the list has its transactions',
    covers('TRANSACTION-FILTER-003'),
    async ({ platform }) => {
      const { paid } = await made(platform);
      const { platformCustomerId } = await bench(platform);
      const unused = platform.unique();

      await expectNarrowed(platform, { platformCustomerId }, [paid], []);
      await expectNarrowed(platform, { platformCustomerId: unused }, [], [paid]);
    },
  );

  test(
    'what goes out, the list has no other',
    covers('TRANSACTION-FILTER-004'),
    async ({ platform }) => {
      const { paid, pulled } = await made(platform);
      const { customerId } = await bench(platform);

      await expectNarrowed(platform, { customerId, type: 'OUTGOING' }, [paid], [pulled]);
    },
  );

  test(
    'what comes in, the list has no other',
    covers('TRANSACTION-FILTER-005'),
    async ({ platform }) => {
      const { paid, pulled } = await made(platform);
      const { customerId } = await bench(platform);

      await expectNarrowed(platform, { customerId, type: 'INCOMING' }, [pulled], [paid]);
    },
  );

  test(
    'a status, the list has no other',
    covers('TRANSACTION-FILTER-006'),
    async ({ platform }) => {
      const { paid, refused } = await made(platform);
      const { customerId } = await bench(platform);
      for (const [one, other] of [
        [paid, refused],
        [refused, paid],
      ] as const) {
        const status = statusOf(await readTransaction(platform, one));

        await expectNarrowed(platform, { customerId, status }, [one], [other]);
      }
    },
  );

  for (const [name, row, end] of [
    ['accountIdentifier', 'TRANSACTION-FILTER-007', 'both'],
    ['senderAccountIdentifier', 'TRANSACTION-FILTER-008', 'sender'],
    ['receiverAccountIdentifier', 'TRANSACTION-FILTER-009', 'receiver'],
  ] as const) {
    test(
      `an account by ${name}, the list has what it stands in`,
      covers(row),
      async ({ platform }) => {
        const { paid, pulled, refused } = await made(platform);
        const { accountId } = await bench(platform);
        const { id: bankId } = await bank(platform);

        const ofBank = { both: [paid, pulled], sender: [pulled], receiver: [paid] }[end];
        const ofPayer = {
          both: [paid, pulled, refused],
          sender: [paid, refused],
          receiver: [pulled],
        }[end];
        const rest = (through: readonly string[]) =>
          [paid, pulled, refused].filter((id) => !through.includes(id));
        await expectNarrowed(platform, { [name]: bankId }, ofBank, rest(ofBank));
        await expectNarrowed(platform, { [name]: accountId }, ofPayer, rest(ofPayer));
      },
    );
  }

  for (const [name, row] of [
    ['startDate', 'TRANSACTION-FILTER-010'],
    ['endDate', 'TRANSACTION-FILTER-011'],
  ] as const) {
    test(`a time by ${name}, the list ends there`, covers(row), async ({ platform }) => {
      const { paid } = await made(platform);
      const { customerId } = await bench(platform);
      const at = Date.parse(String(member(await readTransaction(platform, paid), 'createdAt')));
      expectByGap('G-163', !Number.isNaN(at), 'the transaction shows no createdAt');
      const [earlier, later] = [at - DAY_MS, at + DAY_MS].map((ms) => new Date(ms).toISOString());
      const [inside, outside] = name === 'startDate' ? [earlier, later] : [later, earlier];

      await expectNarrowed(platform, { customerId, [name]: inside ?? '' }, [paid], []);
      await expectNarrowed(platform, { customerId, [name]: outside ?? '' }, [], [paid]);
    });
  }

  test(
    'two things at once, the list has what both let through',
    covers('TRANSACTION-FILTER-012'),
    async ({ platform }) => {
      const { paid, pulled, refused } = await made(platform);
      const { accountId } = await bench(platform);
      const status = statusOf(await readTransaction(platform, paid));
      const query = { senderAccountIdentifier: accountId, status };

      await expectNarrowed(platform, query, [paid], [pulled, refused]);
    },
  );

  test(
    'something, the list is whole over its pages',
    covers('TRANSACTION-FILTER-013'),
    async ({ platform }) => {
      const { paid, pulled, refused } = await made(platform);
      const { accountId } = await bench(platform);
      const query = { senderAccountIdentifier: accountId };
      await expectNarrowed(platform, query, [paid, refused], [pulled]);

      const ids = idsOf((await pages(platform, 1, 50, query)).flat());

      for (const id of [paid, refused])
        expectByGap('G-63', ids.includes(id), `${id} is on no page`);
    },
  );
});

const DAY_MS = 86_400_000;
