import {
  isDeclined,
  recordOfAuthorization,
} from '../../fixtures/areas/card-transactions/declines.ts';
import { SHOP } from '../../fixtures/areas/card-transactions/event-body.ts';
import {
  FAR_ABOVE,
  LIMIT,
  limitedSpender,
  setLimit,
} from '../../fixtures/areas/card-transactions/limited-spender.ts';
import { waitForSpent } from '../../fixtures/areas/card-transactions/money.ts';
import { statusIn } from '../../fixtures/areas/card-transactions/rows.ts';
import { newSpender, secondCard } from '../../fixtures/areas/card-transactions/spender.ts';
import { approvedPurchase, PRICE } from '../../fixtures/areas/card-transactions/states.ts';
import { walletSpender } from '../../fixtures/areas/card-transactions/wallet-spender.ts';
import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { check, expect, isSuccess, undecided } from '../../fixtures/index.ts';
import { BLOCKED_MCC } from '../../generators/card-transactions/blocked-mcc.ts';

const event = 'financial_authorization';

check.describe('a financial authorization', () => {
  check(
    'far above the spend limit is declined',
    'CARD-TRANSACTION-REASON-029',
    async ({ platform }) => {
      const spender = await limitedSpender(platform);
      const { accountId } = spender;
      // Else it would be declined for want of funds.
      const body = { amount: 2 * FAR_ABOVE };
      const funded = await platform.api.sandboxFundInternalAccount({ accountId, body });
      if (!isSuccess(funded))
        undecided(
          'POST /sandbox/internal-accounts/{accountId}/fund refuses an amount above the spend limit, so the limit alone cannot decline',
          funded,
        );
      const before = await balanceOf(platform, spender);

      const record = await recordOfAuthorization(platform, spender, { amount: FAR_ABOVE, event });

      expect(statusIn(record) ?? 'none', 'the status of the financial_authorization').toBe(
        'DECLINED',
      );
      expect(await waitForSpent(platform, spender, before, 0), 'the debited amount').toBe(0);
    },
  );

  check(
    'at a merchant of a blocked category is declined',
    'CARD-TRANSACTION-REASON-030',
    async ({ platform }) => {
      const spender = await newSpender(platform);
      const before = await balanceOf(platform, spender);
      const merchant = { ...SHOP, mcc: BLOCKED_MCC };

      const attempt = { amount: PRICE, merchant, event } as const;
      const record = await recordOfAuthorization(platform, spender, attempt);

      expect(statusIn(record) ?? 'none', 'the status of the financial_authorization').toBe(
        'DECLINED',
      );
      expect(await waitForSpent(platform, spender, before, 0), 'the debited amount').toBe(0);
    },
  );

  check(
    'from a wallet without a delegated key is declined',
    'CARD-TRANSACTION-REASON-031',
    async ({ platform }) => {
      const spender = await walletSpender(platform);

      const record = await recordOfAuthorization(platform, spender, { amount: 310, event });

      expect(statusIn(record) ?? 'none', 'the status of the financial_authorization').toBe(
        'DECLINED',
      );
    },
  );
});

check.describe('the spend limit of a card', () => {
  check(
    'applies even if another card of the account has no spend limit',
    'CARD-TRANSACTION-REASON-032',
    async ({ platform }) => {
      const first = await newSpender(platform);
      const limited = await secondCard(platform, first);
      await setLimit(platform, limited.card, LIMIT);
      await approvedPurchase(platform, first, LIMIT + 1);

      const record = await recordOfAuthorization(platform, limited, { amount: LIMIT + 1 });

      expect(isDeclined(record), 'whether the authorization on the limited card is declined').toBe(
        true,
      );
    },
  );
});
