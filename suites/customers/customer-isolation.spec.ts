import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { ifAtAll, unverified } from '../../fixtures/check/outcome.ts';
import { test } from '../../fixtures/check/test.ts';
import { consentsIn, entryFor, offered, unconsented } from '../../fixtures/customers/consents.ts';
import {
  type KnownCustomer,
  listed,
  newKnownCustomer,
  readCustomer,
} from '../../fixtures/customers/record.ts';
import { update } from '../../fixtures/customers/updates.ts';
import { drive } from '../../fixtures/platform/drive.ts';
import { otherPlatform } from '../../fixtures/platform/other-platform.ts';
import type { Platform } from '../../fixtures/platform/platform.ts';
import { isSuccess, member } from '../../fixtures/platform/reply.ts';

test.describe('another platform', () => {
  test('reads no customer', covers('CUSTOMER-FOREIGN-001'), async ({ session, platform }) => {
    const other = otherPlatform(session);
    const [{ id: customerId }, own] = [
      await newKnownCustomer(platform),
      await newKnownCustomer(other),
    ];
    await readCustomer(other, own.id);

    const reply = await other.call('getCustomerById', { path: { customerId } });

    expect(isSuccess(reply), `the reading answered ${reply.status}`).toBe(false);
    await readCustomer(platform, customerId);
  });

  test('lists no customer', covers('CUSTOMER-FOREIGN-002'), async ({ session, platform }) => {
    const other = otherPlatform(session);
    const { id, body } = await newKnownCustomer(platform);
    await listed(platform, body.platformCustomerId);

    const narrowed = await listed(other, body.platformCustomerId);
    const whole = await drive(other, 'listCustomers', {}, 'a list of customers');

    expect(narrowed.map((row) => member(row, 'id'))).not.toContain(id);
    expect(whole.text, 'the first page').not.toContain(id);
  });

  test('lists none, whichever it is', covers('CUSTOMER-FOREIGN-005'), async ({ session }) => {
    otherPlatform(session);
    const platforms = ['', ...session.target.platformNames()].map((name) => session.platform(name));
    const customers = new Map<Platform, KnownCustomer>();
    for (const each of platforms) {
      // One of them may be there for something else, and take no customers.
      const customer = await ifAtAll(() => newKnownCustomer(each));
      if (customer !== undefined) customers.set(each, customer);
    }
    if (customers.size < 2) unverified('P-21 no second platform takes customers');

    for (const [owner, { id, body }] of customers) {
      for (const [lister] of customers) {
        const rows = await listed(lister, body.platformCustomerId);
        if (lister === owner) continue;
        const ids = rows.map((row) => member(row, 'id'));
        expect(ids, `customers of ${owner.name} for ${lister.name}`).not.toContain(id);
      }
    }
  });

  test('deletes no customer', covers('CUSTOMER-FOREIGN-003'), async ({ session, platform }) => {
    const other = otherPlatform(session);
    const [{ id: customerId }, own] = [
      await newKnownCustomer(platform),
      await newKnownCustomer(other),
    ];

    const reply = await other.call('deleteCustomerById', { path: { customerId } });

    expect(isSuccess(reply), `the deletion answered ${reply.status}`).toBe(false);
    await readCustomer(platform, customerId);
    await drive(other, 'deleteCustomerById', { path: { customerId: own.id } }, 'deleting its own');
  });

  test('records no consent', covers('CUSTOMER-FOREIGN-004'), async ({ session, platform }) => {
    const [agreement] = await offered(platform);
    const { id } = await unconsented(platform);
    const agreementConsents = [entryFor(agreement)];
    const body = { customerType: 'INDIVIDUAL', agreementConsents };
    const path = { customerId: id };

    const reply = await otherPlatform(session).call('updateCustomerById', { path, body });

    expect(isSuccess(reply), `the update answered ${reply.status}`).toBe(false);
    expect(consentsIn(await readCustomer(platform, id))).toEqual([]);
    expect(await update(platform, id, { agreementConsents }), 'its own').toBeSuccess();
  });
});
