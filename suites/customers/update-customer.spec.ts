import {
  dataIn,
  newKnownCustomer,
  readCustomer,
  requireShown,
  shown,
} from '../../fixtures/areas/customers/record.ts';
import { isSame } from '../../fixtures/areas/customers/same.ts';
import {
  NEW_DATA,
  NEW_NAME,
  update,
  updatedCustomer,
} from '../../fixtures/areas/customers/updates.ts';
import { covers, expect, isSuccess, test, unlessConfirmed } from '../../fixtures/index.ts';

test.describe('an update of an individual', () => {
  test('is accepted', covers('CUSTOMER-UPDATE-001'), async ({ platform }) => {
    const { renaming, change } = await updatedCustomer(platform);

    expect(renaming, 'of its name').toBeSuccess();
    expect(change, 'of its other data').toBeSuccess();
  });

  test('changes its name', covers('CUSTOMER-UPDATE-002'), async ({ platform }) => {
    const { renamed } = await updatedCustomer(platform);

    const fullName = requireShown(renamed, 'fullName');
    expect(isSame(NEW_NAME.fullName, fullName), `the name is ${fullName}`).toBe(true);
  });

  test('changes its other data', covers('CUSTOMER-UPDATE-003'), async ({ platform }) => {
    const { changed } = await updatedCustomer(platform);

    for (const [name, value] of Object.entries(NEW_DATA)) {
      const now = requireShown(changed, name);
      expect(isSame(value, now), `${name}: ${JSON.stringify(now)}`).toBe(true);
    }
  });

  test('leaves what it does not name', covers('CUSTOMER-UPDATE-004'), async ({ platform }) => {
    const { customer, renamed, changed } = await updatedCustomer(platform);

    const { fullName: _, ...others } = dataIn(renamed) as { fullName: unknown };
    const { fullName: __, ...before } = dataIn(customer.record) as { fullName: unknown };
    expect(others, 'after an update of the name').toEqual(before);
    expect(shown(changed, 'fullName'), 'after an update of the rest').toBe(
      shown(renamed, 'fullName'),
    );
  });

  test('leaves its identifiers', covers('CUSTOMER-UPDATE-005'), async ({ platform }) => {
    const { customer, changed } = await updatedCustomer(platform);

    for (const name of ['id', 'platformCustomerId']) {
      expect(shown(changed, name), name).toBe(shown(customer.record, name));
    }
  });

  test('changes no other customer', covers('CUSTOMER-UPDATE-006'), async ({ platform }) => {
    const { bystander } = await updatedCustomer(platform);

    const [before, after] = bystander.map(dataIn);
    expect(after).toEqual(before);
  });

  test(
    'that is refused for one member changes none',
    covers('CUSTOMER-UPDATE-007'),
    async ({ platform }) => {
      const { id, record } = await newKnownCustomer(platform);
      const path = { customerId: id };
      for (const [name, value] of [
        ['birthDate', 'nope'],
        ['address', { line1: 42 }],
      ] as const) {
        const body = { customerType: 'INDIVIDUAL', ...NEW_NAME, [name]: value };

        const reply = await platform.call('updateCustomerById', { path, body });

        if (isSuccess(reply)) unlessConfirmed('G-113', `an invalid ${name} was taken`);
        expect(reply, `an invalid ${name}`).toBeError(400, 'INVALID_INPUT');
        expect(dataIn(await readCustomer(platform, id))).toEqual(dataIn(record));
      }
      expect(await update(platform, id, NEW_NAME), 'the name alone').toBeSuccess();
    },
  );
});
