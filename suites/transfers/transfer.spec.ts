import { AMOUNT } from '../../fixtures/areas/quotes/quote.ts';
import { readTransaction, settledTransaction } from '../../fixtures/areas/quotes/transaction.ts';
import { idsListed } from '../../fixtures/areas/transactions/list.ts';
import { balance } from '../../fixtures/areas/transactions/measured-payer.ts';
import {
  type Direction,
  directions,
  transfer,
  transferOperations,
} from '../../fixtures/areas/transfers/calls.ts';
import { arrivedTransfer, madeBy } from '../../fixtures/areas/transfers/transfers.ts';
import {
  covers,
  expect,
  expectByGap,
  isSuccess,
  member,
  type Platform,
  requireSuccess,
  test,
  unlessConfirmed,
} from '../../fixtures/index.ts';

/** Transfers, waits until it has arrived, and measures what it moved; once per worker. */
function measuredTransfer(platform: Platform, direction: Direction) {
  return platform.once(`a measured transfer ${direction}`, async () => {
    const before = await balance(platform);
    const reply = await transfer(platform, direction);
    requireSuccess(platform, transferOperations[direction], reply, 'a transfer', ['G-162']);
    return arrivedTransfer(platform, reply, before);
  });
}

const rows = {
  in: [
    'TRANSFER-IN-001',
    'TRANSFER-IN-002',
    'TRANSFER-IN-003',
    'TRANSFER-IN-004',
    'TRANSFER-IN-005',
    'TRANSFER-IN-012',
  ],
  out: [
    'TRANSFER-OUT-001',
    'TRANSFER-OUT-002',
    'TRANSFER-OUT-003',
    'TRANSFER-OUT-004',
    'TRANSFER-OUT-005',
    'TRANSFER-OUT-014',
  ],
} as const;

for (const direction of directions) {
  const [works, moves, exact, reads, listed, once] = rows[direction];
  const sign = direction === 'in' ? 1 : -1;

  test.describe(`a transfer ${direction}`, () => {
    test('still works', covers(works), async ({ platform }) => {
      const reply = await transfer(platform, direction);

      if (reply.status >= 400 && reply.status < 500 && reply.status !== 404) {
        expectByGap('G-162', false, `the transfer answered ${reply.status}`);
      }
      expect(reply).toBeSuccess();
      // What is still on its way would be taken for that of another check.
      await settledTransaction(platform, madeBy(reply));
    });

    test('moves money', covers(moves), async ({ platform }) => {
      const { moved } = await measuredTransfer(platform, direction);

      expect(sign * moved, `what went ${direction}`).toBeGreaterThan(0);
    });

    test('moves what was asked for', covers(exact), async ({ platform }) => {
      const { moved } = await measuredTransfer(platform, direction);

      // A fee may be taken from it on the way in, and comes on top or not on the way out.
      const fits = direction === 'in' ? moved <= AMOUNT : -moved >= AMOUNT;
      expectByGap('G-162', fits, `of ${AMOUNT} went ${direction} ${sign * moved}`);
    });

    test('moves it once', covers(once), async ({ platform }) => {
      const { moved } = await measuredTransfer(platform, direction);

      // Where the amount is read in another unit it differs by far more than a second posting.
      const times = Math.round((sign * moved) / AMOUNT);
      const isOther = times < 1 || times > 4;
      if (isOther) unlessConfirmed('G-162', `of ${AMOUNT} went ${direction} ${sign * moved}`);
      expect(times, 'times that it was moved').toBe(1);
    });

    test('is answered with its transaction', covers(reads), async ({ platform }) => {
      const { reply } = await measuredTransfer(platform, direction);
      const id = madeBy(reply);

      const read = member(await readTransaction(platform, id), 'id');

      expectByGap('G-162', read === id, `the transaction ${id} is read as ${read}`);
    });

    test('is listed', covers(listed), async ({ platform }) => {
      const { reply } = await measuredTransfer(platform, direction);
      expect(isSuccess(reply)).toBe(true);

      const id = madeBy(reply);
      const ids = await idsListed(platform, [id]);

      if (!ids.includes(id)) {
        for (const gap of ['G-162', 'G-01', 'G-63'] as const)
          unlessConfirmed(gap, 'it is not listed');
      }
      expect(ids, 'what is listed').toContain(id);
    });
  });
}
