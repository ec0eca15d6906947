import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { expectRefusal } from '../../fixtures/check/gap-refusal.ts';
import { forAll } from '../../fixtures/check/property.ts';
import { test } from '../../fixtures/check/test.ts';
import { idsOf, listedAccounts } from '../../fixtures/external-accounts/records.ts';
import { bodyFor, owner, send, sharedAccount } from '../../fixtures/external-accounts/register.ts';
import { otherPlatform } from '../../fixtures/platform/preconditions.ts';
import { isSuccess } from '../../fixtures/platform/reply.ts';
import { unknownId } from '../../generators/ids/unknown-id.ts';

test.describe('an external account', () => {
  test('for nobody is not registered', covers('EXTERNAL-CUSTOMER-001'), async ({ platform }) => {
    await sharedAccount(platform);

    await forAll(
      unknownId('Customer'),
      async (customerId) => {
        const body = await bodyFor(platform, 'customer', { members: { customerId } });
        const reply = await send(platform, body);
        expect(isSuccess(reply), `the create answered ${reply.status}`).toBe(false);
      },
      5,
    );
  });

  test(
    'for nobody is CUSTOMER_NOT_FOUND',
    covers('EXTERNAL-CUSTOMER-002'),
    async ({ platform }) => {
      await sharedAccount(platform);
      const members = { customerId: 'Customer:00000000-0000-4000-8000-000000000000' };

      const reply = await send(platform, await bodyFor(platform, 'customer', { members }));

      expectRefusal(reply, 'G-11', 404, 'CUSTOMER_NOT_FOUND');
    },
  );

  test(
    'for the customer of another platform is not registered',
    covers('EXTERNAL-CUSTOMER-003'),
    async ({ session, platform }) => {
      const other = otherPlatform(session);
      await sharedAccount(other);
      const customerId = await owner(platform);
      const before = idsOf(await listedAccounts(platform, { customerId }));

      const reply = await send(
        other,
        await bodyFor(other, 'customer', { members: { customerId } }),
      );

      expect(isSuccess(reply), `the create answered ${reply.status}`).toBe(false);
      expect(idsOf(await listedAccounts(platform, { customerId }))).toEqual(before);
      await sharedAccount(platform);
    },
  );
});
