import { newApprovedCustomer } from '../../fixtures/areas/customers/customers.ts';
import { requireChecked } from '../../fixtures/areas/external-accounts/name-check.ts';
import {
  idsOf,
  listedAccounts,
  listedWith,
  shown,
} from '../../fixtures/areas/external-accounts/records.ts';
import { bodyFor, registeredBy } from '../../fixtures/areas/external-accounts/register.ts';
import { check, expect, notShown } from '../../fixtures/index.ts';

check.describe('an external account that is refused', () => {
  for (const [why, row] of [
    ['as a duplicate', 'EXTERNAL-REFUSED-001'],
    ['for the suffix 105', 'EXTERNAL-REFUSED-002'],
  ] as const) {
    check(`${why} is not added to the list`, row, async ({ platform }) => {
      if (why === 'for the suffix 105') await requireChecked(platform);
      const { id: customerId } = await newApprovedCustomer(platform);
      const body = await bodyFor(platform, 'customer', { members: { customerId } });
      const { id } = registeredBy(
        platform,
        body,
        await platform.api.createCustomerExternalAccount({ body }),
      );
      const unfit = await bodyFor(platform, 'customer', { suffix: '105', members: { customerId } });

      const reply = await platform.api.createCustomerExternalAccount({
        body: why === 'for the suffix 105' ? unfit : body,
      });

      expect(reply).toBeRefused(why === 'for the suffix 105' ? 400 : 409);
      expect(
        await listedWith(platform, { customerId }, [id]),
        'the ids of the accounts listed for the customer',
      ).toContain(id);
      const rows = await listedAccounts(platform, { customerId });
      if (rows.every((each) => shown(each, 'customerId') === undefined)) {
        notShown('the customerId of an account in the list');
      }
      const own = rows.filter((each) => shown(each, 'customerId') === customerId);
      expect(idsOf(own), 'the ids of the accounts of the customer').toEqual([id]);
    });
  }
});
