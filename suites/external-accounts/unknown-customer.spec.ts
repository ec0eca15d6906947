import { newApprovedCustomer } from '../../fixtures/areas/customers/customers.ts';
import { listedAccounts } from '../../fixtures/areas/external-accounts/records.ts';
import { bodyFor, sharedAccount } from '../../fixtures/areas/external-accounts/register.ts';
import { check, expect, forAll, member, otherPlatform, rowsOf } from '../../fixtures/index.ts';
import { unknownId } from '../../generators/general/unknown-id.ts';

check.describe('an external account', () => {
  check(
    'for an unknown customer is not registered',
    'EXTERNAL-CUSTOMER-001',
    async ({ platform }) => {
      await sharedAccount(platform);

      await forAll(
        unknownId('Customer'),
        async (customerId) => {
          const body = await bodyFor(platform, 'customer', { members: { customerId } });
          const reply = await platform.api.createCustomerExternalAccount({ body });
          expect(reply).toBeRefused();
          // A list by a customer that does not exist may be refused as well.
          const list = await platform.api.listCustomerExternalAccounts({ query: { customerId } });
          const theirs = rowsOf(list).filter((row) => member(row, 'customerId') === customerId);
          expect(theirs, 'the accounts of the unknown customer').toEqual([]);
        },
        5,
      );
    },
  );

  check(
    'for an unknown customer is refused with CUSTOMER_NOT_FOUND',
    'EXTERNAL-CUSTOMER-002',
    async ({ platform }) => {
      await sharedAccount(platform);
      const members = { customerId: 'Customer:00000000-0000-4000-8000-000000000000' };

      const reply = await platform.api.createCustomerExternalAccount({
        body: await bodyFor(platform, 'customer', { members }),
      });

      expect(reply).toBeError(404, 'CUSTOMER_NOT_FOUND');
    },
  );

  check(
    'for the customer of another platform is not registered',
    'EXTERNAL-CUSTOMER-003',
    async ({ run, platform }) => {
      const other = otherPlatform(run);
      await sharedAccount(other);
      // Who has no account has none that the list could be late with.
      const { id: customerId } = await newApprovedCustomer(platform);

      const reply = await other.api.createCustomerExternalAccount({
        body: await bodyFor(other, 'customer', { members: { customerId } }),
      });

      expect(reply, 'the registration by another platform').toBeRefused();
      const rows = await listedAccounts(platform, { customerId });
      const theirs = rows.filter((row) => member(row, 'customerId') === customerId);
      expect(theirs, 'the accounts of the customer').toEqual([]);
      await sharedAccount(platform);
    },
  );
});
