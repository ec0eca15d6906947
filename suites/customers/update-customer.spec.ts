import {
  dataIn,
  knownCustomers,
  newKnownCustomer,
  readCustomer,
  requireShown,
  shown,
} from '../../fixtures/areas/customers/record.ts';
import { isSame } from '../../fixtures/areas/customers/same.ts';
import {
  NEW_DATA,
  NEW_NAME,
  readUntil,
  showing,
  update,
} from '../../fixtures/areas/customers/updates.ts';
import { check, expect } from '../../fixtures/index.ts';

check.describe('an update of an individual', () => {
  check('is accepted', 'CUSTOMER-UPDATE-001', async ({ platform }) => {
    const { id } = await newKnownCustomer(platform);

    expect(await update(platform, id, NEW_NAME), 'the update of the fullName').toBeSuccess();
    expect(await update(platform, id, NEW_DATA), 'the update of the other data').toBeSuccess();
  });

  check('can change the fullName', 'CUSTOMER-UPDATE-002', async ({ platform }) => {
    const { id } = await newKnownCustomer(platform);

    await update(platform, id, NEW_NAME);

    const renamed = await readUntil(platform, id, showing(NEW_NAME));
    const fullName = requireShown(renamed, 'fullName');
    expect(
      isSame(NEW_NAME.fullName, fullName),
      `whether the fullName is the new one; it is shown as ${fullName}`,
    ).toBe(true);
  });

  check('can change data other than the fullName', 'CUSTOMER-UPDATE-003', async ({ platform }) => {
    const { id } = await newKnownCustomer(platform);

    await update(platform, id, NEW_DATA);

    const changed = await readUntil(platform, id, showing(NEW_DATA));
    for (const [name, value] of Object.entries(NEW_DATA)) {
      const now = requireShown(changed, name);
      expect(
        isSame(value, now),
        `whether ${name} is as sent; it is shown as ${JSON.stringify(now)}`,
      ).toBe(true);
    }
  });

  check(
    'leaves fields that it does not name unchanged',
    'CUSTOMER-UPDATE-004',
    async ({ platform }) => {
      const { id, record } = await newKnownCustomer(platform);

      await update(platform, id, NEW_NAME);
      const renamed = await readUntil(platform, id, showing(NEW_NAME));
      await update(platform, id, NEW_DATA);
      const changed = await readUntil(platform, id, showing(NEW_DATA));

      const withoutName = (each: unknown) => ({ ...dataIn(each), fullName: undefined });
      expect(withoutName(renamed), 'the other members after the update of the fullName').toEqual(
        withoutName(record),
      );
      expect(shown(changed, 'fullName'), 'the fullName after the update of the other data').toBe(
        shown(renamed, 'fullName'),
      );
    },
  );

  check(
    'leaves id and platformCustomerId unchanged',
    'CUSTOMER-UPDATE-005',
    async ({ platform }) => {
      const { id, record } = await newKnownCustomer(platform);

      await update(platform, id, NEW_NAME);
      await update(platform, id, NEW_DATA);

      const changed = await readUntil(platform, id, showing({ ...NEW_NAME, ...NEW_DATA }));
      for (const name of ['id', 'platformCustomerId']) {
        expect(shown(changed, name), `the ${name} after the updates`).toBe(shown(record, name));
      }
    },
  );

  check('does not change another customer', 'CUSTOMER-UPDATE-006', async ({ platform }) => {
    const [other] = await knownCustomers(platform);
    const before = await readCustomer(platform, other.id);
    const { id } = await newKnownCustomer(platform);

    await update(platform, id, NEW_NAME);
    await update(platform, id, NEW_DATA);
    await readUntil(platform, id, showing({ ...NEW_NAME, ...NEW_DATA }));

    expect(
      dataIn(await readCustomer(platform, other.id)),
      'the data of another customer after the updates',
    ).toEqual(dataIn(before));
  });

  check(
    'that is refused for one field does not change other fields',
    'CUSTOMER-UPDATE-007',
    async ({ platform }) => {
      const { id, record } = await newKnownCustomer(platform);
      for (const [name, value] of [
        ['birthDate', 'nope'],
        ['address', { line1: 42 }],
      ] as const) {
        const body = { customerType: 'INDIVIDUAL', ...NEW_NAME, [name]: value };

        const reply = await platform.api.updateCustomerById({ customerId: id, body });

        expect(reply, `the update with an invalid ${name}`).toBeError(400, 'INVALID_INPUT');
        expect(
          dataIn(await readCustomer(platform, id)),
          'the data of the customer after the refused update',
        ).toEqual(dataIn(record));
      }
      expect(
        await update(platform, id, NEW_NAME),
        'the update of the fullName alone',
      ).toBeSuccess();
    },
  );
});
