import { rowsOfCard } from '../../fixtures/areas/card-transactions/rows.ts';
import {
  kindsMade,
  sharedRow,
  sharedSpender,
} from '../../fixtures/areas/card-transactions/shared-rows.ts';
import { readTransaction } from '../../fixtures/areas/payments/transaction.ts';
import { narrowed } from '../../fixtures/areas/transactions/list.ts';
import { check, expectListedAsRead, member } from '../../fixtures/index.ts';

const KINDS = ['authorized', 'settled', 'voided', 'declined', 'returned', 'refund'] as const;
const DATA = [
  ...['type', 'status', 'direction', 'customerId', 'createdAt'],
  ...['settledAmount', 'refundedAmount', 'originalTransactionId', 'cardDeclinedReason'],
  ...['merchant.city', 'merchant.state'],
];

check.describe('a card transaction', () => {
  check(
    'shows the same values when read and when listed',
    'CARD-TRANSACTION-READ-001',
    async ({ platform }) => {
      const { card } = await sharedSpender(platform);
      for (const kind of await kindsMade(platform, KINDS)) {
        const { id } = await sharedRow(platform, kind);
        const read = () => readTransaction(platform, id);
        const row = async () =>
          (await rowsOfCard(platform, card.id)).find((each) => each.id === id)?.record;

        await expectListedAsRead(platform, DATA, { read, row });
      }
    },
  );

  check(
    'shows the same values when read and when listed for its customerId',
    'CARD-TRANSACTION-READ-004',
    async ({ platform }) => {
      const { customerId } = await sharedSpender(platform);
      for (const kind of await kindsMade(platform, KINDS)) {
        const { id } = await sharedRow(platform, kind);
        const read = () => readTransaction(platform, id);
        const row = async () =>
          (await narrowed(platform, { customerId })).find((each) => member(each, 'id') === id);

        if ((await row()) !== undefined) await expectListedAsRead(platform, DATA, { read, row });
      }
    },
  );
});
