import { expectOfBalance } from '../../fixtures/areas/card-transactions/doubt.ts';
import { purchaseBody, rowBody } from '../../fixtures/areas/card-transactions/event-body.ts';
import { waitForSpent } from '../../fixtures/areas/card-transactions/money.ts';
import {
  statusIn,
  waitForRow,
  waitForStatus,
} from '../../fixtures/areas/card-transactions/rows.ts';
import { newSpender } from '../../fixtures/areas/card-transactions/spender.ts';
import { opened, PRICE, requireSimulated } from '../../fixtures/areas/card-transactions/states.ts';
import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { check, expect, member, undecided } from '../../fixtures/index.ts';

check.describe('a merchant credit', () => {
  for (const [event, row] of [
    ['credit_authorization', 'SIMULATE-CREDIT-001'],
    ['financial_credit_authorization', 'SIMULATE-CREDIT-004'],
    ['credit_authorization_advice', 'SIMULATE-CREDIT-007'],
  ] as const) {
    check(`created by ${event} has the direction CREDIT`, row, async ({ platform }) => {
      const spender = await newSpender(platform);

      const { record } = await opened(platform, event, spender, purchaseBody(spender, PRICE));

      expect(member(record, 'direction') ?? 'none', 'the direction of the row').toBe('CREDIT');
    });
  }

  check(
    'created by credit_authorization credits nothing before it is cleared',
    'SIMULATE-CREDIT-002',
    async ({ platform }) => {
      const spender = await newSpender(platform);
      const before = await balanceOf(platform, spender);

      await opened(platform, 'credit_authorization', spender, purchaseBody(spender, PRICE));

      expect(await waitForSpent(platform, spender, before, 0), 'the debited amount').toBe(0);
    },
  );

  check('credits its amount when it is cleared', 'SIMULATE-CREDIT-003', async ({ platform }) => {
    const spender = await newSpender(platform);
    const before = await balanceOf(platform, spender);
    const body = purchaseBody(spender, PRICE);
    const { id } = await opened(platform, 'credit_authorization', spender, body);

    await requireSimulated(platform, 'clearing', spender, rowBody(id, { amount: PRICE }));

    const status = await waitForStatus(platform, spender.card.id, id, 'SETTLED');
    const doubt = status === 'SETTLED' ? undefined : 'state';
    const spent = await waitForSpent(platform, spender, before, -PRICE);
    expectOfBalance(spent, 'the debited amount', doubt).toBe(-PRICE);
  });

  check(
    'keeps the direction CREDIT when it is cleared',
    'SIMULATE-CREDIT-009',
    async ({ platform }) => {
      const spender = await newSpender(platform);
      const body = purchaseBody(spender, PRICE);
      const { id } = await opened(platform, 'credit_authorization', spender, body);

      await requireSimulated(platform, 'clearing', spender, rowBody(id, { amount: PRICE }));

      const isSettled = (each: unknown) => statusIn(each) === 'SETTLED';
      const after = await waitForRow(platform, spender.card.id, id, isSettled);
      if (!isSettled(after)) undecided('the cleared credit_authorization is not SETTLED');
      expect(member(after, 'direction') ?? 'none', 'the direction of the cleared row').toBe(
        'CREDIT',
      );
    },
  );

  check(
    'created by financial_credit_authorization credits its amount',
    'SIMULATE-CREDIT-005',
    async ({ platform }) => {
      const spender = await newSpender(platform);
      const before = await balanceOf(platform, spender);
      const event = 'financial_credit_authorization';

      const { id } = await opened(platform, event, spender, purchaseBody(spender, PRICE));

      const status = await waitForStatus(platform, spender.card.id, id, 'SETTLED');
      const doubt = status === 'SETTLED' ? undefined : 'state';
      const spent = await waitForSpent(platform, spender, before, -PRICE);
      expectOfBalance(spent, 'the debited amount', doubt).toBe(-PRICE);
    },
  );

  check(
    'created by financial_credit_authorization becomes SETTLED',
    'SIMULATE-CREDIT-008',
    async ({ platform }) => {
      const spender = await newSpender(platform);
      const event = 'financial_credit_authorization';

      const { id } = await opened(platform, event, spender, purchaseBody(spender, PRICE));

      const status = await waitForStatus(platform, spender.card.id, id, 'SETTLED');
      expect(status ?? 'none', 'the status of the row').toBe('SETTLED');
    },
  );

  check(
    'does not name a purchase in originalTransactionId',
    'SIMULATE-CREDIT-006',
    async ({ platform }) => {
      const spender = await newSpender(platform);
      await opened(platform, 'authorization', spender, purchaseBody(spender, PRICE));
      const event = 'financial_credit_authorization';

      const row = await opened(platform, event, spender, purchaseBody(spender, PRICE));

      const named = member(row.record, 'originalTransactionId');
      const isNone = [undefined, null, '', row.id].includes(named as string);
      expect(isNone, `whether the row names no purchase; it names ${named}`).toBe(true);
    },
  );
});
