import {
  isDeclined,
  reasonIn,
  recordOfAuthorization,
  statusOfAuthorization,
} from '../../fixtures/areas/card-transactions/declines.ts';
import { expectOfRow } from '../../fixtures/areas/card-transactions/doubt.ts';
import { SHOP } from '../../fixtures/areas/card-transactions/event-body.ts';
import { LIMIT, limitedSpender } from '../../fixtures/areas/card-transactions/limited-spender.ts';
import { newSpender } from '../../fixtures/areas/card-transactions/spender.ts';
import { PRICE } from '../../fixtures/areas/card-transactions/states.ts';
import { check } from '../../fixtures/index.ts';
import { BLOCKED_MCC } from '../../generators/card-transactions/blocked-mcc.ts';

const event = 'financial_authorization';

check.describe('a financial authorization', () => {
  check(
    'above the spend limit is declined with SPEND_LIMIT_EXCEEDED',
    'CARD-TRANSACTION-REASON-033',
    async ({ platform }) => {
      const spender = await limitedSpender(platform);
      const fits = await statusOfAuthorization(platform, spender, { amount: LIMIT, event });

      const record = await recordOfAuthorization(platform, spender, { amount: LIMIT + 1, event });

      // Where one unit less is approved, nothing but the limit stands in the way.
      const isLimit = isDeclined(record) && fits !== 'DECLINED';
      expectOfRow(
        reasonIn(record),
        'the cardDeclinedReason of the financial_authorization',
        isLimit ? undefined : 'limit',
      ).toBe('SPEND_LIMIT_EXCEEDED');
    },
  );

  check(
    'at a merchant of a blocked category is declined with BLOCKED',
    'CARD-TRANSACTION-REASON-034',
    async ({ platform }) => {
      const spender = await newSpender(platform);
      const fits = await statusOfAuthorization(platform, spender, { amount: PRICE, event });

      const merchant = { ...SHOP, mcc: BLOCKED_MCC };
      const attempt = { amount: PRICE, merchant, event } as const;
      const record = await recordOfAuthorization(platform, spender, attempt);

      // Where all else is the same and approved, nothing but the category stands in the way.
      const isBlocked = isDeclined(record) && fits !== 'DECLINED';
      expectOfRow(
        reasonIn(record),
        'the cardDeclinedReason of the financial_authorization',
        isBlocked ? undefined : 'category',
      ).toBe('BLOCKED');
    },
  );
});
