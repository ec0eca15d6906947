import { customerBody, setUpCustomer } from '../../fixtures/areas/customers/customers.ts';
import { check, expect, member, otherPlatform, rowsOf } from '../../fixtures/index.ts';

check.describe('a platformCustomerId', () => {
  check(
    'already in use on the platform is refused with CONFLICT',
    'ERR-CONFLICT-001',
    async ({ platform }) => {
      const { platformCustomerId } = await customerBody(platform);
      const first = { ...(await customerBody(platform)), platformCustomerId };
      const second = { ...(await customerBody(platform)), platformCustomerId };
      await setUpCustomer(platform, { body: first });

      const reply = await platform.api.createCustomer({ body: second });

      expect(reply, 'the second create with the platformCustomerId').toBeError(409, 'CONFLICT');
      const listed = await platform.api.listCustomers({ query: { platformCustomerId } });
      const holders = rowsOf(listed).filter(
        (row) => member(row, 'platformCustomerId') === platformCustomerId,
      );
      expect(
        holders.length,
        'the number of customers with the platformCustomerId',
      ).toBeLessThanOrEqual(1);
    },
  );

  check('in use on another platform is accepted', 'ERR-CONFLICT-002', async ({ run, platform }) => {
    const other = otherPlatform(run);
    const body = await customerBody(platform);
    await setUpCustomer(platform, { body });
    await setUpCustomer(other, { body: await customerBody(other) });

    const { platformCustomerId } = body;
    const again = { ...(await customerBody(other)), platformCustomerId };

    const reply = await other.api.createCustomer({ body: again });

    expect(reply).toBeSuccess();
  });
});
