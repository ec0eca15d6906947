import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { test } from '../../fixtures/check/test.ts';
import { consentsIn, entryFor, offered, unconsented } from '../../fixtures/customers/consents.ts';
import { listed, newKnownCustomer, readCustomer, shown } from '../../fixtures/customers/record.ts';
import { update } from '../../fixtures/customers/updates.ts';
import { drive } from '../../fixtures/platform/drive.ts';
import type { Platform } from '../../fixtures/platform/platform.ts';
import { otherPlatform } from '../../fixtures/platform/preconditions.ts';
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
    const keys = new Map<Platform, string>();
    for (const each of platforms) {
      const { body } = await newKnownCustomer(each);
      await listed(each, body.platformCustomerId);
      keys.set(each, body.platformCustomerId);
    }

    for (const [owner, key] of keys) {
      for (const other of platforms.filter((each) => each !== owner)) {
        const rows = await listed(other, key);
        const shared = rows.filter((row) => shown(row, 'platformCustomerId') === key);
        expect(shared, `customers of ${owner.name} for ${other.name}`).toEqual([]);
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
