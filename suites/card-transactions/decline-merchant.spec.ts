import {
  isDeclined,
  reasonIn,
  recordOfAuthorization,
  statusOfAuthorization,
} from '../../fixtures/areas/card-transactions/declines.ts';
import { expectOfRow } from '../../fixtures/areas/card-transactions/doubt.ts';
import { SHOP } from '../../fixtures/areas/card-transactions/event-body.ts';
import { statusIn } from '../../fixtures/areas/card-transactions/rows.ts';
import { newSpender } from '../../fixtures/areas/card-transactions/spender.ts';
import { PRICE } from '../../fixtures/areas/card-transactions/states.ts';
import { check, expect } from '../../fixtures/index.ts';
import { BLOCKED_MCC } from '../../generators/card-transactions/blocked-mcc.ts';

check.describe('an authorization at a merchant of a blocked category', () => {
  check('is declined', 'CARD-TRANSACTION-REASON-018', async ({ platform }) => {
    const spender = await newSpender(platform);
    const merchant = { ...SHOP, mcc: BLOCKED_MCC };

    const record = await recordOfAuthorization(platform, spender, { amount: PRICE, merchant });

    expect(
      statusIn(record) ?? 'none',
      'the status of the authorization at the blocked merchant',
    ).toBe('DECLINED');
    const beside = await statusOfAuthorization(platform, spender, { amount: PRICE });
    expect(beside, 'the status of an authorization at another merchant').not.toBe('DECLINED');
  });

  check('is declined with BLOCKED', 'CARD-TRANSACTION-REASON-019', async ({ platform }) => {
    const spender = await newSpender(platform);
    const fits = await statusOfAuthorization(platform, spender, { amount: PRICE });
    const merchant = { ...SHOP, mcc: BLOCKED_MCC };

    const record = await recordOfAuthorization(platform, spender, { amount: PRICE, merchant });

    // Where all else is the same and approved, nothing but the category stands in the way.
    const isBlocked = isDeclined(record) && fits !== 'DECLINED';
    expectOfRow(
      reasonIn(record),
      'the cardDeclinedReason of the authorization',
      isBlocked ? undefined : 'category',
    ).toBe('BLOCKED');
  });
});
