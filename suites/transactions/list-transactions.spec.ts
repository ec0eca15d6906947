import { expectByGap } from '../../fixtures/check/by-gap.ts';
import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { expectInvalidInput } from '../../fixtures/check/gap-refusal.ts';
import { unverified } from '../../fixtures/check/outcome.ts';
import { test } from '../../fixtures/check/test.ts';
import { otherPlatform } from '../../fixtures/platform/preconditions.ts';
import { asInstant, isSuccess, member } from '../../fixtures/platform/reply.ts';
import { bench } from '../../fixtures/transactions/bench.ts';
import { idsOf, list, narrowed, ownIds, pages } from '../../fixtures/transactions/list.ts';
import { completed, completedPull, failed } from '../../fixtures/transactions/payments.ts';

test.describe('the list of transactions', () => {
  test('has a payment that was made', covers('TRANSACTION-LIST-001'), async ({ platform }) => {
    const id = await completed(platform);

    const reply = await list(platform);
    expect(reply).toBeSuccess();
    expect(await ownIds(platform)).toContain(id);
  });

  test('has a transaction once', covers('TRANSACTION-LIST-002'), async ({ platform }) => {
    const id = await completed(platform);

    const ids = await ownIds(platform);

    expect(ids.filter((each) => each === id).length, 'entries of the transaction').toBe(1);
  });

  test(
    "has none of another platform's",
    covers('TRANSACTION-LIST-003'),
    async ({ session, platform }) => {
      const { customerId } = await bench(platform);
      const id = await completed(platform);
      const other = otherPlatform(session);

      const narrowed = await list(other, { customerId });
      const whole = await list(other);

      expect(whole.text, 'the first page').not.toContain(id);
      expect(narrowed.text, 'narrowed to the customer').not.toContain(id);
      expect(await ownIds(platform), 'to its own').toContain(id);
    },
  );

  test('has every kind of payment', covers('TRANSACTION-LIST-004'), async ({ platform }) => {
    const made = [await completed(platform), await completedPull(platform), await failed(platform)];

    const ids = await ownIds(platform);

    for (const id of made) expect(ids).toContain(id);
  });

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

  test(
    'repeats nothing from page to page',
    covers('TRANSACTION-LIST-006'),
    async ({ platform }) => {
      await completed(platform);
      await completedPull(platform);
      await failed(platform);
      const { customerId } = await bench(platform);

      const ids = idsOf((await pages(platform, 1, 12, { customerId })).flat());

      if (ids.length < 3) unverified('the pages end early; they rest on G-01');
      const repeated = ids.filter((id, at) => ids.indexOf(id) !== at);
      expectByGap('G-01', repeated.length === 0, `${repeated[0]} is on two pages`);
    },
  );

  test('leaves nothing out between pages', covers('TRANSACTION-LIST-007'), async ({ platform }) => {
    const made = [await completed(platform), await completedPull(platform), await failed(platform)];
    const { customerId } = await bench(platform);

    const ids = idsOf((await pages(platform, 2, 50, { customerId })).flat());

    const missing = made.filter((id) => !ids.includes(id));
    expectByGap('G-01', missing.length === 0, `${missing[0]} is on no page`);
  });

  for (const limit of ['0', '-1', '101', 'many']) {
    test(`refuses a page of ${limit}`, covers('TRANSACTION-LIST-008'), async ({ platform }) => {
      const { target } = platform;
      const name = target.setting('paging.limitParam', 'limit');
      const most = target.setting('paging.maxLimit', 100);

      const reply = await list(platform, { [name]: limit === '101' ? String(most + 1) : limit });

      expectInvalidInput(reply, 'G-02');
      const twin = await list(platform, { [name]: String(most) });
      expectByGap('G-02', isSuccess(twin), `a page of ${most} is answered ${twin.status}`);
    });
  }

  test('comes in either order', covers('TRANSACTION-LIST-009'), async ({ platform }) => {
    await completed(platform);
    await completedPull(platform);
    const { customerId } = await bench(platform);
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
