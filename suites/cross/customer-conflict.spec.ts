import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { test } from '../../fixtures/check/test.ts';
import { customerBody, driveCustomer } from '../../fixtures/customers/customers.ts';
import { otherPlatform } from '../../fixtures/platform/other-platform.ts';
import { member, rowsOf } from '../../fixtures/platform/reply.ts';

test.describe('a platformCustomerId', () => {
  test('in use on the platform is refused', covers('ERR-CONFLICT-001'), async ({ platform }) => {
    const { platformCustomerId } = await customerBody(platform);
    const first = { ...(await customerBody(platform)), platformCustomerId };
    const second = { ...(await customerBody(platform)), platformCustomerId };
    await driveCustomer(platform, { body: first });

    const reply = await platform.call('createCustomer', { body: second });

    expect(reply).toBeError(409, 'CONFLICT');
    const listed = await platform.call('listCustomers', { query: { platformCustomerId } });
    const holders = rowsOf(listed, platform.target.setting('paging.dataField')).filter(
      (row) => member(row, 'platformCustomerId') === platformCustomerId,
    );
    expect(holders.length, 'customers that hold it').toBeLessThanOrEqual(1);
  });

  test(
    'in use on another platform is free',
    covers('ERR-CONFLICT-002'),
    async ({ session, platform }) => {
      const other = otherPlatform(session);
      const body = await customerBody(platform);
      await driveCustomer(platform, { body });
      await driveCustomer(other, { body: await customerBody(other) });

      const { platformCustomerId } = body;
      const again = { ...(await customerBody(other)), platformCustomerId };

      expect(await other.call('createCustomer', { body: again })).toBeSuccess();
    },
  );
});
