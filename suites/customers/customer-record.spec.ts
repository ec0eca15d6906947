import {
  knownCustomers,
  listed,
  newKnownCustomer,
  requireShown,
  shown,
  showsIdentifier,
} from '../../fixtures/areas/customers/record.ts';
import { isSame, isSameName } from '../../fixtures/areas/customers/same.ts';
import { update } from '../../fixtures/areas/customers/updates.ts';
import { check, expect, optional, warnUnless } from '../../fixtures/index.ts';

const STATUSES = ['UNVERIFIED', 'PENDING', 'APPROVED', 'REJECTED'];

check.describe('an individual', () => {
  check('shows its customerType', 'CUSTOMER-RECORD-001', async ({ platform }) => {
    for (const { record } of await knownCustomers(platform)) {
      expect(shown(record, 'customerType'), 'the customerType of the individual').toBeDefined();
    }
  });

  check('has the customerType INDIVIDUAL', 'CUSTOMER-RECORD-002', async ({ platform }) => {
    for (const { record } of await knownCustomers(platform)) {
      expect(requireShown(record, 'customerType'), 'the customerType of the individual').toBe(
        'INDIVIDUAL',
      );
    }
  });

  check('shows its kycStatus', 'CUSTOMER-RECORD-003', async ({ platform }) => {
    for (const { record } of await knownCustomers(platform)) {
      expect(typeof shown(record, 'kycStatus'), 'the type of kycStatus').toBe('string');
    }
  });

  check('has a kycStatus that the contract names', 'CUSTOMER-RECORD-004', async ({ platform }) => {
    for (const { record } of await knownCustomers(platform)) {
      const status = String(requireShown(record, 'kycStatus'));
      warnUnless(STATUSES.includes(status), `kycStatus is ${status}, which is not among the named`);
    }
  });

  check(
    'has the platformCustomerId that the platform chose',
    'CUSTOMER-RECORD-005',
    async ({ platform }) => {
      for (const { record, body } of await knownCustomers(platform)) {
        expect(
          requireShown(record, 'platformCustomerId'),
          'the platformCustomerId of the individual',
        ).toBe(body.platformCustomerId);
      }
    },
  );

  for (const [name, row] of [
    ['fullName', 'CUSTOMER-RECORD-006'],
    ['birthDate', 'CUSTOMER-RECORD-007'],
    ['nationality', 'CUSTOMER-RECORD-008'],
    ['idType', 'CUSTOMER-RECORD-009'],
    ['countryOfIssuance', 'CUSTOMER-RECORD-010'],
    ['address', 'CUSTOMER-RECORD-011'],
  ] as const) {
    check(`shows the ${name} that was sent, if it shows one`, row, async ({ platform }) => {
      for (const { body, replies } of await knownCustomers(platform)) {
        for (const value of replies.map(({ json }) => shown(json, name))) {
          const same = value === undefined || isSame(body[name], value);
          expect(same, `whether ${name} is as sent; it is shown as ${JSON.stringify(value)}`).toBe(
            true,
          );
        }
      }
    });
  }

  for (const fullName of ['Sample Resident', 'Renée Peñaloza Conceição']) {
    check(
      `shows the fullName ${fullName} as it was sent`,
      'CUSTOMER-RECORD-006',
      async ({ platform }) => {
        const { replies } = await newKnownCustomer(platform, { fullName });

        for (const name of replies.map(({ json }) => shown(json, 'fullName') ?? fullName)) {
          expect(
            isSameName(fullName, name),
            `whether the fullName is as sent; it is shown as ${name}`,
          ).toBe(true);
        }
      },
    );
  }

  check(
    'does not show the field identifier that was sent',
    'CUSTOMER-RECORD-012',
    async ({ platform }) => {
      const [{ body, replies }] = await knownCustomers(platform);

      for (const { text } of replies) {
        expect(showsIdentifier(body, text), 'whether an answer shows the identifier').toBe(false);
      }
    },
  );

  check(
    "does not show the field identifier in a list or in an update's response",
    'CUSTOMER-RECORD-013',
    async ({ platform }) => {
      const [{ id, body }] = await knownCustomers(platform);
      const updated = await update(platform, id, { fullName: body['fullName'] });
      const list = (await optional(() => listed(platform, body.platformCustomerId))) ?? [];

      expect(
        showsIdentifier(body, updated.text),
        'whether the answer to the update shows the identifier',
      ).toBe(false);
      const isListed = showsIdentifier(body, JSON.stringify(list));
      expect(isListed, 'whether the list shows the identifier').toBe(false);
    },
  );
});
