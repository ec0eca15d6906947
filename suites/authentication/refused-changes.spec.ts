import {
  customerBody,
  newCustomer,
  requireCustomer,
} from '../../fixtures/areas/customers/customers.ts';
import { readCustomer } from '../../fixtures/areas/customers/record.ts';
import { update } from '../../fixtures/areas/customers/updates.ts';
import { ownersOf } from '../../fixtures/areas/owners/shared-owners.ts';
import { newBusiness } from '../../fixtures/areas/verifications/businesses.ts';
import { createBeneficialOwner, newOwner } from '../../fixtures/areas/verifications/owners.ts';
import { type Auth, check, expect, idsIn, member, type Platform } from '../../fixtures/index.ts';

/** Credentials of each kind that are to be refused; one names the platform that its secret does not prove. */
function refusedBy({ settings }: Platform): readonly Auth[] {
  const wrong = { basic: { id: settings.credentials.apiTokenId, secret: 'sample-wrong' } };
  return ['none', wrong, { bearer: 'sample-no-such-token' }];
}

check.describe('a request with refused API credentials', () => {
  check('does not change a customer', 'AUTH-FAIL-010', async ({ platform }) => {
    const { id: customerId } = await newCustomer(platform);
    const before = member(await readCustomer(platform, customerId), 'fullName');
    const change = { fullName: 'Renamed Unproven' };

    for (const auth of refusedBy(platform)) {
      const body = { customerType: 'INDIVIDUAL', ...change };
      await platform.api.updateCustomerById({ customerId, body, auth });
      const after = member(await readCustomer(platform, customerId), 'fullName');
      expect(after, 'the fullName after the refused change').toBe(before);
    }

    expect(
      await update(platform, customerId, change),
      'the same change with valid credentials',
    ).toBeSuccess();
  });

  check('does not create a customer', 'AUTH-FAIL-011', async ({ platform }) => {
    const body = await customerBody(platform);

    for (const auth of refusedBy(platform)) await platform.api.createCustomer({ body, auth });

    const reply = await platform.api.createCustomer({ body });
    expect(reply.status, 'the status of the same create with valid credentials').not.toBe(409);
    requireCustomer(platform, reply);
  });

  check('does not delete a customer', 'AUTH-FAIL-012', async ({ platform }) => {
    const { id: customerId } = await newCustomer(platform);
    await readCustomer(platform, customerId);

    for (const auth of refusedBy(platform)) {
      await platform.api.deleteCustomerById({ customerId, auth });
      const read = await platform.api.getCustomerById({ customerId });
      expect(read, 'the customer after the refused deletion').toBeSuccess();
    }
  });

  check('does not add an owner to a business', 'AUTH-FAIL-013', async ({ platform }) => {
    const business = await newBusiness(platform);
    const owner = await newOwner(platform, business);
    const ids = async () => idsIn(await ownersOf(platform, business, owner));
    const before = await ids();

    for (const auth of refusedBy(platform)) {
      await createBeneficialOwner(platform, business, { firstName: 'Eve' }, [], auth);
      const added = (await ids()).filter((id) => !before.includes(id));
      expect(added, 'the owners that the refused request added').toEqual([]);
    }
  });
});
