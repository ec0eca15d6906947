import { amountIn, type Row, statusIn } from '../../fixtures/areas/card-transactions/rows.ts';
import {
  kindsMade,
  sharedRecord,
  sharedRow,
  sharedSpender,
} from '../../fixtures/areas/card-transactions/shared-rows.ts';
import { recordOf } from '../../fixtures/areas/card-transactions/states.ts';
import type { Query } from '../../fixtures/areas/transactions/calls.ts';
import { everyTransaction, heldNarrowed, idsOf } from '../../fixtures/areas/transactions/list.ts';
import { check, expect, member, optional, waitFor } from '../../fixtures/index.ts';

const purchases = ['authorized', 'settled', 'voided', 'returned'] as const;
const kinds = [...purchases, 'declined', 'refund'] as const;

check.describe('a card transaction', () => {
  check('shows its status', 'CARD-TRANSACTION-RECORD-001', async ({ platform }) => {
    for (const kind of await kindsMade(platform, kinds)) {
      const status = statusIn(await sharedRecord(platform, kind));
      expect(status?.trim() ?? '', `the status of the ${kind} row`).not.toBe('');
    }
  });

  check(
    'does not have the status REFUNDED',
    'CARD-TRANSACTION-RECORD-002',
    async ({ platform }) => {
      for (const kind of await kindsMade(platform, kinds)) {
        const status = statusIn(await sharedRecord(platform, kind));
        expect(status, `the status of the ${kind} row`).not.toBe('REFUNDED');
      }
    },
  );

  check(
    'is listed by GET /transactions with type CARD',
    'CARD-TRANSACTION-RECORD-003',
    async ({ platform }) => {
      const rows: Row[] = [];
      for (const kind of await kindsMade(platform, kinds))
        rows.push(await sharedRow(platform, kind));
      const { id: cardId } = (await sharedSpender(platform)).card;
      const areAll = (ids: readonly string[]) => rows.every(({ id }) => ids.includes(id));
      const idsBy = async (query: Query) => idsOf(await everyTransaction(platform, query));

      // The card makes the list short; where its filter is what leaves rows out, the type has them.
      const ofCard = await waitFor(
        async () => (await optional(() => idsBy({ cardId, type: 'CARD' }))) ?? [],
        areAll,
        platform.target.settleMs,
      );
      const listed = areAll(ofCard) ? ofCard : await idsBy({ type: 'CARD' });

      for (const { id } of rows) expect(listed, 'the rows listed for the type CARD').toContain(id);
    },
  );

  check(
    'is listed for its customerId, with and without the type CARD',
    'CARD-TRANSACTION-RECORD-009',
    async ({ platform }) => {
      const rows: Row[] = [];
      for (const kind of await kindsMade(platform, kinds))
        rows.push(await sharedRow(platform, kind));
      const { customerId } = await sharedSpender(platform);

      for (const query of [{ customerId }, { customerId, type: 'CARD' }] satisfies Query[]) {
        const listed = await waitFor(
          async () => idsOf(await heldNarrowed(platform, query)),
          (ids) => rows.every(({ id }) => ids.includes(id)),
          platform.target.settleMs,
        );
        for (const { id } of rows) expect(listed, 'the rows listed for the customer').toContain(id);
      }
    },
  );

  check(
    'that is a purchase does not have the direction CREDIT',
    'CARD-TRANSACTION-RECORD-004',
    async ({ platform }) => {
      const record = await recordOf(platform, 'settled', () => sharedRow(platform, 'settled'));

      expect(member(record, 'direction'), 'the direction of a purchase').not.toBe('CREDIT');
    },
  );

  check(
    'that is a purchase has the direction DEBIT',
    'CARD-TRANSACTION-RECORD-005',
    async ({ platform }) => {
      for (const kind of await kindsMade(platform, purchases)) {
        const direction = member(await sharedRecord(platform, kind), 'direction');
        expect(direction, `the direction of the ${kind} purchase`).toBe('DEBIT');
      }
    },
  );

  check(
    'that is a purchase does not link to another card transaction',
    'CARD-TRANSACTION-RECORD-006',
    async ({ platform }) => {
      for (const kind of await kindsMade(platform, [...purchases, 'declined'])) {
        const { id } = await sharedRow(platform, kind);
        const named = member(await sharedRecord(platform, kind), 'originalTransactionId');
        const isNone = [undefined, null, '', id].includes(named as string);
        expect(isNone, `whether the ${kind} row names no other row; it names ${named}`).toBe(true);
      }
    },
  );

  check(
    'without a return shows refundedAmount as zero or not at all',
    'CARD-TRANSACTION-RECORD-007',
    async ({ platform }) => {
      const unreturned = ['authorized', 'settled', 'voided', 'declined', 'refund'] as const;
      for (const kind of await kindsMade(platform, unreturned)) {
        const refunded = amountIn(await sharedRecord(platform, kind), 'refundedAmount') ?? 0;
        expect(refunded, `the refundedAmount of the ${kind} row`).toBe(0);
      }
    },
  );

  check(
    'that was approved has no cardDeclinedReason',
    'CARD-TRANSACTION-RECORD-008',
    async ({ platform }) => {
      for (const kind of await kindsMade(platform, [...purchases, 'refund'])) {
        const reason = member(await sharedRecord(platform, kind), 'cardDeclinedReason') || 'none';
        expect(reason, `the cardDeclinedReason of the ${kind} row`).toBe('none');
      }
    },
  );
});
