import { AMOUNT } from '../../fixtures/areas/payments/quote.ts';
import { readTransaction, settledTransaction } from '../../fixtures/areas/payments/transaction.ts';
import { expectListed } from '../../fixtures/areas/transactions/list.ts';
import { balance } from '../../fixtures/areas/transactions/measured-payer.ts';
import { type Direction, directions, transfer } from '../../fixtures/areas/transfers/calls.ts';
import {
  arrivedTransfer,
  inUnit,
  lastingTransfer,
  madeBy,
  transferred,
} from '../../fixtures/areas/transfers/transfers.ts';
import { check, expect, member, notShown, type Platform, text } from '../../fixtures/index.ts';

/** Transfers, waits until it has arrived, and measures what it moved; once per worker. */
function measuredTransfer(platform: Platform, direction: Direction) {
  return platform.once(`a measured transfer ${direction}`, async () => {
    const before = await balance(platform);
    const reply = await transferred(platform, direction);
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

  check.describe(`a transfer-${direction}`, () => {
    check('is accepted', works, async ({ platform }) => {
      const reply = await transfer(platform, direction);

      // What a transfer takes is open, not that its path is still there.
      expect([404, 405, 410], 'the statuses of an operation that does not exist').not.toContain(
        reply.status,
      );
      expect(reply, 'the transfer').toBeSuccess();
      // What is still on its way would be taken for that of another check.
      await settledTransaction(platform, madeBy(reply));
    });

    check('moves money', moves, async ({ platform }) => {
      const { moved } = await measuredTransfer(platform, direction);

      expect(sign * moved, `the amount transferred ${direction}`).toBeGreaterThan(0);
    });

    check(
      `${direction === 'in' ? 'credits no more' : 'debits no less'} than the requested amount`,
      exact,
      async ({ platform }) => {
        const { moved } = await measuredTransfer(platform, direction);

        // A fee may be taken from it on the way in, and comes on top or not on the way out.
        const went = expect(sign * moved, inUnit(`the amount transferred ${direction}`, moved));
        if (direction === 'in') went.toBeLessThanOrEqual(AMOUNT);
        else went.toBeGreaterThanOrEqual(AMOUNT);
      },
    );

    check('moves the amount once', once, async ({ platform }) => {
      const { moved } = await measuredTransfer(platform, direction);

      const times = Math.round((sign * moved) / AMOUNT);
      expect(times, inUnit('how often the amount was moved', moved)).toBe(1);
    });

    check('returns a transaction that can be read', reads, async ({ platform }) => {
      const { reply } = await lastingTransfer(platform, direction);
      const id = madeBy(reply);

      const read = text(member(await readTransaction(platform, id), 'id'));

      // The answer may be another resource.
      const what = id.startsWith('Transaction:') ? 'the id' : 'the id of another resource';
      expect(read ?? notShown('the id'), what).toBe(id);
    });

    check('is listed as a transaction', listed, async ({ platform }) => {
      const { reply, record } = await lastingTransfer(platform, direction);

      await expectListed(platform, text(member(record, 'id')) ?? madeBy(reply));
    });
  });
}
