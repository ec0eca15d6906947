import { newExternalAccount } from '../../fixtures/areas/external-accounts/payee.ts';
import { accountsUnderTest } from '../../fixtures/areas/payments/accounts-under-test.ts';
import { createQuote } from '../../fixtures/areas/payments/calls.ts';
import { newQuote, quoteBody } from '../../fixtures/areas/payments/quote.ts';
import { check, expect, isSuccess, undecided, waitFor } from '../../fixtures/index.ts';

check.describe('a quote', () => {
  for (const [way, row] of [
    ['to a deleted external account', 'QUOTE-ACCOUNT-006'],
    ['from a deleted external account', 'QUOTE-ACCOUNT-007'],
  ] as const) {
    check(`${way} is refused`, row, async ({ platform }) => {
      const { customerId, accountId } = (await accountsUnderTest(platform)).from;
      const { id } = await newExternalAccount(platform, customerId);
      const isPayout = way === 'to a deleted external account';
      const body = isPayout ? quoteBody(accountId, id) : quoteBody(id, accountId);
      await newQuote(platform, body, { corridor: isPayout ? 'a payout' : 'a pull' });
      const call = { externalAccountId: id };
      const removal = await platform.api.deleteCustomerExternalAccountById(call);
      if (!isSuccess(removal))
        undecided(
          `DELETE /customers/external-accounts/{externalAccountId} answered ${removal.status}`,
          removal,
        );
      const isGone = await waitFor(
        async () => (await platform.api.getCustomerExternalAccountById(call)).status === 404,
        Boolean,
        platform.target.settleMs,
      );
      // What a deletion leaves behind is open; what is not found any more cannot be paid.
      if (!isGone)
        undecided(
          'GET /customers/external-accounts/{externalAccountId} still shows the account after DELETE',
        );

      const reply = await createQuote(platform, body);

      expect(reply).toBeError(404, 'ACCOUNT_NOT_FOUND');
    });
  }
});
