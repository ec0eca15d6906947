import {
  consentsIn,
  entryFor,
  offered,
  unconsented,
} from '../../fixtures/areas/customers/consents.ts';
import {
  type KnownCustomer,
  listed,
  newKnownCustomer,
  readCustomer,
} from '../../fixtures/areas/customers/record.ts';
import { update } from '../../fixtures/areas/customers/updates.ts';
import {
  check,
  expect,
  inParallel,
  member,
  needs,
  optional,
  otherPlatform,
  type Platform,
  pagesOf,
  setUp,
} from '../../fixtures/index.ts';

check.describe('another platform', () => {
  check(
    'cannot read a customer of this platform',
    'CUSTOMER-FOREIGN-001',
    async ({ run, platform }) => {
      const other = otherPlatform(run);
      const [{ id: customerId }, own] = [
        await newKnownCustomer(platform),
        await newKnownCustomer(other),
      ];
      await readCustomer(other, own.id);

      const reply = await other.api.getCustomerById({ customerId });

      expect(reply).toBeRefused();
      await readCustomer(platform, customerId);
    },
  );

  check(
    'cannot list customers of this platform',
    'CUSTOMER-FOREIGN-002',
    async ({ run, platform }) => {
      const other = otherPlatform(run);
      const { id, body } = await newKnownCustomer(platform);
      await listed(platform, body.platformCustomerId);

      const narrowed = await listed(other, body.platformCustomerId);
      await setUp(other, 'listCustomers', {}, 'a list of customers');
      const whole = await pagesOf(other, 'listCustomers');

      expect(
        narrowed.map((row) => member(row, 'id')),
        'the customers listed for another platform',
      ).not.toContain(id);
      for (const { text } of whole)
        expect(text, 'a page of the customers of another platform').not.toContain(id);
    },
  );

  check('lists only its own customers', 'CUSTOMER-FOREIGN-005', async ({ run }) => {
    otherPlatform(run);
    const platforms = ['', ...run.target.platformNames()].map((name) => run.platform(name));
    const customers = new Map<Platform, KnownCustomer>();
    await inParallel(platforms, async (each) => {
      // One of them may be there for something else, and take no customers.
      const customer = await optional(() => newKnownCustomer(each));
      if (customer !== undefined) customers.set(each, customer);
    });
    if (customers.size < 2)
      needs(
        'P-21',
        'a second platform with customers: POST /customers succeeds on fewer than two platforms',
      );

    for (const [owner, { id, body }] of customers) {
      for (const [lister] of customers) {
        const rows = await listed(lister, body.platformCustomerId);
        if (lister === owner) continue;
        const ids = rows.map((row) => member(row, 'id'));
        expect(ids, `the customers of ${owner.name} listed for ${lister.name}`).not.toContain(id);
      }
    }
  });

  check(
    'cannot delete a customer of this platform',
    'CUSTOMER-FOREIGN-003',
    async ({ run, platform }) => {
      const other = otherPlatform(run);
      const [{ id: customerId }, own] = [
        await newKnownCustomer(platform),
        await newKnownCustomer(other),
      ];

      const reply = await other.api.deleteCustomerById({ customerId });

      expect(reply).toBeRefused();
      await readCustomer(platform, customerId);
      await setUp(
        other,
        'deleteCustomerById',
        { path: { customerId: own.id } },
        'deleting its own',
      );
    },
  );

  check(
    'cannot record a consent for a customer of this platform',
    'CUSTOMER-FOREIGN-004',
    async ({ run, platform }) => {
      const [agreement] = await offered(platform);
      const { id } = await unconsented(platform);
      const agreementConsents = [entryFor(agreement)];
      const body = { customerType: 'INDIVIDUAL', agreementConsents };

      const reply = await otherPlatform(run).api.updateCustomerById({ customerId: id, body });

      expect(reply).toBeRefused();
      expect(
        consentsIn(await readCustomer(platform, id)),
        'the agreementConsents after the refused update',
      ).toEqual([]);
      expect(
        await update(platform, id, { agreementConsents }),
        'the same update by its own platform',
      ).toBeSuccess();
    },
  );
});
