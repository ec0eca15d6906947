import { simulate } from '../../fixtures/areas/card-transactions/calls.ts';
import { expectOfBalance } from '../../fixtures/areas/card-transactions/doubt.ts';
import { purchaseBody, rowBody } from '../../fixtures/areas/card-transactions/event-body.ts';
import { holdsSeen, waitForSpent } from '../../fixtures/areas/card-transactions/money.ts';
import {
  amountIn,
  rowsOfCard,
  statusIn,
  waitForRow,
  waitForStatus,
} from '../../fixtures/areas/card-transactions/rows.ts';
import { newSpender } from '../../fixtures/areas/card-transactions/spender.ts';
import {
  approvedPurchase,
  authorizedPurchase,
  cleared,
  PRICE,
  requireOneTaken,
} from '../../fixtures/areas/card-transactions/states.ts';
import { takesTwice } from '../../fixtures/areas/card-transactions/takes-twice.ts';
import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { seenLater } from '../../fixtures/areas/payments/times-moved.ts';
import { check, expect, isSuccess, waitFor } from '../../fixtures/index.ts';

check.describe('simultaneous', () => {
  check(
    'clearings of a purchase in full debit its amount only once',
    'CARD-TRANSACTION-RACE-001',
    async ({ platform }) => {
      const spender = await newSpender(platform);
      const before = await balanceOf(platform, spender);
      const { id } = await authorizedPurchase(platform, spender);

      const body = rowBody(id, { amount: PRICE });
      const clear = () => simulate(platform, 'clearing', spender.card.id, body);
      const replies = await Promise.all([clear(), clear()]);
      requireOneTaken(platform, 'clearing', replies);

      const spent = await waitForSpent(platform, spender, before, PRICE);
      const record = await waitForRow(platform, spender.card.id, id, (each) => each !== undefined);
      // A service may take both as clearings of their own: one after the other too, then.
      const isOne =
        replies.filter(isSuccess).length === 1 ||
        amountIn(record, 'settledAmount') === PRICE ||
        (spent !== PRICE && !(await takesTwice(platform, 'clearing', spender)));
      expectOfBalance(
        spent,
        'the amount that has left the account',
        isOne ? undefined : 'state',
      ).toBe(PRICE);
      const status = await waitForStatus(platform, spender.card.id, id, 'SETTLED');
      expect(status, 'the status of the purchase').toBe('SETTLED');
    },
  );

  check(
    'partial clearings of a purchase debit both parts',
    'CARD-TRANSACTION-RACE-002',
    async ({ platform }) => {
      const spender = await newSpender(platform);
      const before = await balanceOf(platform, spender);
      const { id } = await authorizedPurchase(platform, spender);

      await Promise.all([
        cleared(platform, spender, { id }, 1_700),
        cleared(platform, spender, { id }, PRICE - 1_700),
      ]);

      const status = await waitForStatus(platform, spender.card.id, id, 'SETTLED');
      expect(status, 'the status of the purchase').toBe('SETTLED');
      const spent = await waitForSpent(platform, spender, before, PRICE);
      expectOfBalance(spent, 'the amount that has left the account').toBe(PRICE);
    },
  );

  check(
    'authorizations hold no more than the balance',
    'CARD-TRANSACTION-RACE-007',
    async ({ platform }) => {
      const spender = await newSpender(platform);
      const all = await balanceOf(platform, spender);
      const isShown = await holdsSeen(platform);
      await approvedPurchase(platform, spender, all - PRICE);
      await waitForSpent(platform, spender, all, all - PRICE);

      const body = purchaseBody(spender, PRICE);
      await Promise.all(
        [1, 2, 3].map(() => simulate(platform, 'authorization', spender.card.id, body)),
      );

      if (isShown) {
        const gone = await waitForSpent(platform, spender, all, all);
        expectOfBalance(gone, 'the amount held of the account').toBe(all);
        const later = await seenLater(() => balanceOf(platform, spender), 0);
        expectOfBalance(later, 'the balance of the account a moment later').toBe(0);
        return;
      }
      const declined = await waitFor(
        async () =>
          (await rowsOfCard(platform, spender.card.id)).filter(
            ({ record }) => statusIn(record) === 'DECLINED',
          ),
        (found) => found.length === 2,
        platform.target.settleMs,
      );
      expect(declined.length, 'how many of three authorizations are declined').toBe(2);
    },
  );
});
