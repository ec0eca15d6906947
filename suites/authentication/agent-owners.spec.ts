import { installed } from '../../fixtures/areas/agents/agents.ts';
import { newApprovedCustomer } from '../../fixtures/areas/customers/customers.ts';
import { ownersOf } from '../../fixtures/areas/owners/shared-owners.ts';
import { newBusiness } from '../../fixtures/areas/verifications/businesses.ts';
import { createBeneficialOwner, newOwner } from '../../fixtures/areas/verifications/owners.ts';
import { check, expect, idsIn, rowsOf } from '../../fixtures/index.ts';

check.describe("an agent's access token", () => {
  check(
    "lists and adds no owner of another customer's business",
    'AUTH-AGENT-025',
    async ({ platform }) => {
      const business = await newBusiness(platform);
      const owner = await newOwner(platform, business);
      const ids = async () => idsIn(await ownersOf(platform, business, owner));
      const before = await ids();
      const { id: own } = await newApprovedCustomer(platform);
      const { auth } = await installed(platform, own);

      const query = { customerId: business };
      const list = await platform.api.listBeneficialOwners({ query, auth });
      await createBeneficialOwner(platform, business, { firstName: 'Eve' }, [], auth);

      expect(
        idsIn(rowsOf(list)),
        "the ids of the owners listed for another customer's agent",
      ).not.toContain(owner);
      const added = (await ids()).filter((id) => !before.includes(id));
      expect(added, "the owners that another customer's agent added").toEqual([]);
    },
  );
});
