import { customerBody } from '../../fixtures/areas/customers/customers.ts';
import { listedOf } from '../../fixtures/areas/customers/record.ts';
import { check, expect } from '../../fixtures/index.ts';

check.describe('a refused POST /customers', () => {
  check('leaves the platformCustomerId free', 'CUSTOMER-CREATE-003', async ({ platform }) => {
    const body = await customerBody(platform);

    const reply = await platform.api.createCustomer({ body: { ...body, birthDate: 'nope' } });

    expect(reply).toBeError(400, 'INVALID_INPUT');
    const again = await platform.api.createCustomer({ body });
    // A create that the service refuses without a fault says nothing of the platformCustomerId.
    const what =
      again.status === 400
        ? 'a create without a fault, refused with 400'
        : 'the same create without the fault';
    expect(again, what).toBeSuccess();
  });

  check('creates no customer', 'CUSTOMER-CREATE-004', async ({ platform }) => {
    const body = await customerBody(platform);

    const reply = await platform.api.createCustomer({ body: { ...body, birthDate: 'nope' } });

    expect(reply).toBeError(400, 'INVALID_INPUT');
    const rows = await listedOf(platform, body.platformCustomerId);
    expect(rows, 'the customers listed for the platformCustomerId').toEqual([]);
  });
});
