import { setUpCustomer } from '../../fixtures/areas/customers/customers.ts';
import {
  type IdType,
  identificationBy,
  identifiedBy,
} from '../../fixtures/areas/customers/identified-by.ts';
import { known, requireShown } from '../../fixtures/areas/customers/record.ts';
import { isSame } from '../../fixtures/areas/customers/same.ts';
import { readUntil, showing, update } from '../../fixtures/areas/customers/updates.ts';
import { check, expect, isSuccess, type Platform, undecided } from '../../fixtures/index.ts';

/** An individual identified by an SSN who was identified otherwise before: that can be changed here. */
async function identifiedAnew(platform: Platform): Promise<string> {
  const body = await identifiedBy(platform, 'ITIN');
  const { id } = await known(platform, body, await setUpCustomer(platform, { body }));
  const reply = await update(platform, id, identificationBy(platform, 'SSN'));
  if (!isSuccess(reply))
    undecided('PATCH /customers/{customerId} refuses to change the idType from ITIN to SSN', reply);
  return id;
}

check.describe('an update of an individual', () => {
  for (const [idType, row] of [
    ['ITIN', 'CUSTOMER-IDTYPE-004'],
    ['NON_US_TAX_ID', 'CUSTOMER-IDTYPE-005'],
  ] as const satisfies readonly (readonly [IdType, string])[]) {
    check(`can change the idType to ${idType}`, row, async ({ platform }) => {
      const customerId = await identifiedAnew(platform);
      const body = { customerType: 'INDIVIDUAL', ...identificationBy(platform, idType) };

      const reply = await platform.api.updateCustomerById({ customerId, body });

      expect(reply, `the update with ${idType}`).toBeSuccess();
    });
  }

  check(
    'can change the shown idType and countryOfIssuance',
    'CUSTOMER-UPDATE-003',
    async ({ platform }) => {
      const id = await identifiedAnew(platform);
      const given = identificationBy(platform, 'NON_US_TAX_ID');

      const reply = await update(platform, id, given);

      if (!isSuccess(reply))
        undecided(
          'PATCH /customers/{customerId} refuses to change the idType from SSN to NON_US_TAX_ID',
          reply,
        );
      const { identifier: _, ...shown } = given;
      const changed = await readUntil(platform, id, showing(shown));
      for (const [name, value] of Object.entries(shown)) {
        const now = requireShown(changed, name);
        expect(
          isSame(value, now),
          `whether ${name} is as sent; it is shown as ${JSON.stringify(now)}`,
        ).toBe(true);
      }
    },
  );
});
