import { createCustomer, updateCustomerById } from '../../fixtures/areas/customers/calls.ts';
import { customerBody, setUpCustomer } from '../../fixtures/areas/customers/customers.ts';
import { DUE_DILIGENCE, unlessNamesOpen } from '../../fixtures/areas/customers/due-diligence.ts';
import { identifiedBy } from '../../fixtures/areas/customers/identified-by.ts';
import { known, newKnownCustomer, shown } from '../../fixtures/areas/customers/record.ts';
import { isSame } from '../../fixtures/areas/customers/same.ts';
import { NEW_NAME, readUntil, update } from '../../fixtures/areas/customers/updates.ts';
import { covers, expect, orFail, test, unlessConfirmed } from '../../fixtures/index.ts';

/** Holds that a record shows the members as given; how they are called rests on G-118. */
function expectShown(record: unknown): void {
  for (const [name, given] of Object.entries(DUE_DILIGENCE)) {
    const value = shown(record, name);
    if (value === undefined) unlessConfirmed('G-118', `a customer shows no ${name}`);
    expect(isSame(given, value), `${name}: ${JSON.stringify(value)}`).toBe(true);
  }
}

test.describe('the due-diligence members of an individual', () => {
  test('may all be absent', covers('CUSTOMER-EDD-001'), async ({ platform }) => {
    for (const idType of ['SSN', 'NON_US_TAX_ID'] as const) {
      const body = await identifiedBy(platform, idType);
      const send = () => setUpCustomer(platform, { body });

      expect(await orFail(send), idType).toBeSuccess();
    }
  });

  test('may all be there', covers('CUSTOMER-EDD-002'), async ({ platform }) => {
    const body = await customerBody(platform, { members: DUE_DILIGENCE });

    const reply = await createCustomer(platform, body);

    expect(unlessNamesOpen(platform, reply)).toBeSuccess();
  });

  test('may be there one by one', covers('CUSTOMER-EDD-003'), async ({ platform }) => {
    for (const [name, value] of Object.entries(DUE_DILIGENCE)) {
      const body = await customerBody(platform, { members: { [name]: value } });

      const reply = await createCustomer(platform, body);

      expect(unlessNamesOpen(platform, reply), name).toBeSuccess();
    }
  });

  test('may be given later', covers('CUSTOMER-EDD-004'), async ({ platform }) => {
    const { id } = await newKnownCustomer(platform);
    const body = { customerType: 'INDIVIDUAL', ...DUE_DILIGENCE };

    const reply = await updateCustomerById(platform, id, body);

    expect(unlessNamesOpen(platform, reply)).toBeSuccess();
    expectShown(await readUntil(platform, id, (record) => isSame(DUE_DILIGENCE, record)));
  });

  test('outlast an update of others', covers('CUSTOMER-EDD-006'), async ({ platform }) => {
    const body = await customerBody(platform, { members: DUE_DILIGENCE });
    const created = unlessNamesOpen(platform, await createCustomer(platform, body));
    const { id } = await known(platform, body, created);

    expect(await update(platform, id, NEW_NAME), 'of the name').toBeSuccess();

    expectShown(await readUntil(platform, id, (record) => isSame(NEW_NAME, record)));
  });

  test('are shown as given', covers('CUSTOMER-EDD-005'), async ({ platform }) => {
    const body = await customerBody(platform, { members: DUE_DILIGENCE });

    const reply = unlessNamesOpen(platform, await createCustomer(platform, body));

    const { record } = await known(platform, body, reply);
    expectShown(record);
  });
});
