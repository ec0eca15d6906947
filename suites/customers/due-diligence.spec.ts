import { customerBody, requireCustomer } from '../../fixtures/areas/customers/customers.ts';
import {
  createWith,
  DUE_DILIGENCE,
  EACH_ALONE,
  OTHER_DUE_DILIGENCE,
} from '../../fixtures/areas/customers/due-diligence.ts';
import { identifiedBy } from '../../fixtures/areas/customers/identified-by.ts';
import { known, newKnownCustomer, shown } from '../../fixtures/areas/customers/record.ts';
import { isSame } from '../../fixtures/areas/customers/same.ts';
import { NEW_NAME, readUntil, update } from '../../fixtures/areas/customers/updates.ts';
import { check, expect, isSuccess, notShown, optional } from '../../fixtures/index.ts';

/** Holds that a record shows the members as given; one that an earlier record had it shows for certain. */
function expectShown(record: unknown, earlier?: unknown, sent: object = DUE_DILIGENCE): void {
  for (const [name, given] of Object.entries(sent)) {
    const value = shown(record, name);
    if (value === undefined && shown(earlier, name) === undefined)
      notShown(`${name}, which was sent as ${JSON.stringify(given)}`);
    expect(
      isSame(given, value),
      `whether ${name} is as sent; it is shown as ${JSON.stringify(value)}`,
    ).toBe(true);
  }
}

check.describe('the due-diligence fields of an individual', () => {
  check('may all be absent', 'CUSTOMER-EDD-001', async ({ platform }) => {
    for (const idType of ['SSN', 'NON_US_TAX_ID'] as const) {
      const reply = await platform.api.createCustomer({
        body: await identifiedBy(platform, idType),
      });

      if (reply.status === 400) {
        const full = await identifiedBy(platform, idType, DUE_DILIGENCE);
        const control = await platform.api.createCustomer({ body: full });
        expect(
          isSuccess(control),
          `whether ${idType} is accepted only with the due-diligence members`,
        ).toBe(false);
      }
      expect(
        requireCustomer(platform, reply),
        `the create with ${idType} and no due-diligence member`,
      ).toBeSuccess();
    }
  });

  check('may all be present', 'CUSTOMER-EDD-002', async ({ platform }) => {
    const reply = await createWith(platform, DUE_DILIGENCE);

    if (reply.status === 400) {
      const taken: object[] = [];
      for (const { members, isNamed } of EACH_ALONE) {
        if (isNamed && isSuccess(await createWith(platform, members))) taken.push(members);
      }
      const together = await createWith(platform, Object.assign({}, ...taken));
      if (taken.length > 0)
        expect(together, 'the create with all members that are accepted alone').toBeSuccess();
    }
    expect(reply).toBeSuccess();
  });

  check('can each be sent without the others', 'CUSTOMER-EDD-003', async ({ platform }) => {
    const all = await createWith(platform, DUE_DILIGENCE);

    for (const { name, members, isNamed } of EACH_ALONE) {
      const reply = await createWith(platform, members);

      const isTaken = isNamed && isSuccess(all);
      expect(
        reply,
        isTaken
          ? 'the create with a member that is accepted among all'
          : `the create with ${name} alone`,
      ).toBeSuccess();
    }
  });

  check('can be added by an update', 'CUSTOMER-EDD-004', async ({ platform }) => {
    const { id } = await newKnownCustomer(platform);
    const body = { customerType: 'INDIVIDUAL', ...DUE_DILIGENCE };

    const reply = await platform.api.updateCustomerById({ customerId: id, body });

    expect(reply).toBeSuccess();
    expectShown(await readUntil(platform, id, (record) => isSame(DUE_DILIGENCE, record)));
  });

  check('can be changed by an update', 'CUSTOMER-EDD-007', async ({ platform }) => {
    const body = await customerBody(platform, { members: DUE_DILIGENCE });
    const created = await platform.api.createCustomer({ body });
    expect(created, 'the create with all due-diligence members').toBeSuccess();
    const { id, record } = await known(platform, body, created);
    const given = { customerType: 'INDIVIDUAL', ...OTHER_DUE_DILIGENCE };

    const reply = await platform.api.updateCustomerById({ customerId: id, body: given });

    expect(reply).toBeSuccess();
    const after = await readUntil(platform, id, (read) => isSame(OTHER_DUE_DILIGENCE, read));
    expectShown(after, record, OTHER_DUE_DILIGENCE);
  });

  check(
    'stay unchanged after an update of other fields',
    'CUSTOMER-EDD-006',
    async ({ platform }) => {
      const body = await customerBody(platform, { members: DUE_DILIGENCE });
      const created = await platform.api.createCustomer({ body });
      expect(created, 'the create with all due-diligence members').toBeSuccess();
      const { id, record } = await known(platform, body, created);

      expect(await update(platform, id, NEW_NAME), 'the update of the fullName').toBeSuccess();

      expectShown(await readUntil(platform, id, (read) => isSame(NEW_NAME, read)), record);

      // Whether a service takes an update of either alone is another matter; no other member may go.
      const { annualIncomeRange } = OTHER_DUE_DILIGENCE;
      await optional(() => update(platform, id, { email: `${platform.unique()}@example.com` }));
      await optional(() => update(platform, id, { annualIncomeRange }));

      const after = await readUntil(platform, id, (read) => isSame({ annualIncomeRange }, read));
      const { annualIncomeRange: _, ...others } = DUE_DILIGENCE;
      expectShown(after, record, others);
    },
  );

  check('are shown as they were sent', 'CUSTOMER-EDD-005', async ({ platform }) => {
    const body = await customerBody(platform, { members: DUE_DILIGENCE });

    const reply = await platform.api.createCustomer({ body });

    expect(reply).toBeSuccess();
    const { record } = await known(platform, body, reply);
    expectShown(record);
  });
});
