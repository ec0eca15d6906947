import { simulate } from '../../fixtures/areas/card-transactions/calls.ts';
import {
  isDeclined,
  isOverLimit,
  reasonIn,
  recordOfAuthorization,
  statusOfAuthorization,
} from '../../fixtures/areas/card-transactions/declines.ts';
import { expectOfBalance } from '../../fixtures/areas/card-transactions/doubt.ts';
import { purchaseBody } from '../../fixtures/areas/card-transactions/event-body.ts';
import {
  FAR_ABOVE,
  issuedWithLimit,
  LIMIT,
  limitedSpender,
  setLimit,
} from '../../fixtures/areas/card-transactions/limited-spender.ts';
import { waitForSpent } from '../../fixtures/areas/card-transactions/money.ts';
import { statusIn } from '../../fixtures/areas/card-transactions/rows.ts';
import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { seenLater } from '../../fixtures/areas/payments/times-moved.ts';
import { check, expect } from '../../fixtures/index.ts';

check.describe('an authorization', () => {
  check(
    'far above the spend limit of the card is declined',
    'CARD-TRANSACTION-REASON-005',
    async ({ platform }) => {
      const spender = await limitedSpender(platform);

      const record = await recordOfAuthorization(platform, spender, { amount: FAR_ABOVE });

      // A service may show a member that it was sent without keeping to it.
      expect(statusIn(record) ?? 'none', 'the status of the authorization').toBe('DECLINED');
    },
  );

  check(
    'just above the spend limit is declined with SPEND_LIMIT_EXCEEDED',
    'CARD-TRANSACTION-REASON-006',
    async ({ platform }) => {
      const spender = await limitedSpender(platform);
      const fits = await statusOfAuthorization(platform, spender, { amount: LIMIT });

      const record = await recordOfAuthorization(platform, spender, { amount: LIMIT + 1 });

      // A limit that declines a little more is kept in the unit of amounts.
      const isMissed =
        !isDeclined(record) &&
        isOverLimit(await recordOfAuthorization(platform, spender, { amount: LIMIT + 100 }));
      if (isMissed)
        expect(statusIn(record), 'the status, one unit above the spend limit').toBe('DECLINED');
      // Where one unit less is approved, nothing but the limit stands in the way.
      const isLimit = isDeclined(record) && fits !== 'DECLINED';
      expect(
        reasonIn(record),
        isLimit
          ? 'the cardDeclinedReason, one unit above the spend limit'
          : 'the cardDeclinedReason of the authorization',
      ).toBe('SPEND_LIMIT_EXCEEDED');
    },
  );

  check(
    'of exactly the spend limit of the card is approved',
    'CARD-TRANSACTION-REASON-007',
    async ({ platform }) => {
      const spender = await limitedSpender(platform);
      const before = await balanceOf(platform, spender);

      const status = await statusOfAuthorization(platform, spender, { amount: LIMIT });

      expectOfBalance(status, 'the status of the authorization', spender.limitDoubt).not.toBe(
        'DECLINED',
      );
      const held = await waitForSpent(platform, spender, before, LIMIT);
      const above = purchaseBody(spender, LIMIT + 1);
      await simulate(platform, 'authorization', spender.card.id, above);
      const left = await seenLater(() => balanceOf(platform, spender), before - held);
      // In which unit a limit is set is not stated.
      expect(
        before - left,
        'the debited amount after an authorization one unit above the limit',
      ).toBeLessThanOrEqual(LIMIT);
    },
  );

  check(
    'up to the spend limit is approved regardless of earlier authorizations',
    'CARD-TRANSACTION-REASON-008',
    async ({ platform }) => {
      const spender = await limitedSpender(platform);
      const statuses: string[] = [];

      for (const amount of [LIMIT - 100, LIMIT, LIMIT - 200]) {
        statuses.push(await statusOfAuthorization(platform, spender, { amount }));
      }

      expectOfBalance(
        statuses,
        'the statuses of the authorizations',
        spender.limitDoubt,
      ).not.toContain('DECLINED');
    },
  );

  check(
    'above the spend limit of the card holds no money',
    'CARD-TRANSACTION-REASON-009',
    async ({ platform }) => {
      const spender = await limitedSpender(platform);
      const before = await balanceOf(platform, spender);

      const record = await recordOfAuthorization(platform, spender, { amount: FAR_ABOVE });

      const doubt = isDeclined(record) ? undefined : 'limit';
      const spent = await waitForSpent(platform, spender, before, 0);
      expectOfBalance(spent, 'the debited amount', doubt).toBe(0);
    },
  );

  check(
    'above the spend limit is approved if repeated after the limit is raised',
    'CARD-TRANSACTION-REASON-025',
    async ({ platform }) => {
      const spender = await limitedSpender(platform);
      const amount = LIMIT + 1;
      const declined = await recordOfAuthorization(platform, spender, { amount });

      await setLimit(platform, spender.card, 2 * LIMIT);

      expect(statusIn(declined), 'the status of the authorization before the limit is raised').toBe(
        'DECLINED',
      );
      const status = await statusOfAuthorization(platform, spender, { amount });
      expect(status, 'the status of the authorization after the limit is raised').not.toBe(
        'DECLINED',
      );
    },
  );

  check(
    'above the spend limit that the card was issued with is declined',
    'CARD-TRANSACTION-REASON-037',
    async ({ platform }) => {
      const spender = await issuedWithLimit(platform);
      const fits = await statusOfAuthorization(platform, spender, { amount: LIMIT });

      const record = await recordOfAuthorization(platform, spender, { amount: LIMIT + 1 });

      expect(fits, 'the status of an authorization of the spend limit').not.toBe('DECLINED');
      expect(statusIn(record) ?? 'none', 'the status, one unit above it').toBe('DECLINED');
      expect(reasonIn(record), 'the cardDeclinedReason, one unit above it').toBe(
        'SPEND_LIMIT_EXCEEDED',
      );
    },
  );
});
