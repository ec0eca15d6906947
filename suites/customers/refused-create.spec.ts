import { createCustomer } from '../../fixtures/areas/customers/calls.ts';
import { customerBody } from '../../fixtures/areas/customers/customers.ts';
import { listedOf } from '../../fixtures/areas/customers/record.ts';
import { covers, expect, isSuccess, test, unlessConfirmed } from '../../fixtures/index.ts';

test.describe('a refused create', () => {
  test('takes up no platformCustomerId', covers('CUSTOMER-CREATE-003'), async ({ platform }) => {
    const body = await customerBody(platform);

    const reply = await createCustomer(platform, { ...body, birthDate: 'nope' });

    if (isSuccess(reply)) unlessConfirmed('G-113', 'an invalid birthDate was taken');
    expect(reply).toBeError(400, 'INVALID_INPUT');
    const again = await createCustomer(platform, body);
    if (again.status === 400) unlessConfirmed('G-113', 'a create without a fault is refused');
    expect(again, 'the same, put right').toBeSuccess();
  });

  test('leaves no customer behind', covers('CUSTOMER-CREATE-004'), async ({ platform }) => {
    const body = await customerBody(platform);

    const reply = await createCustomer(platform, { ...body, birthDate: 'nope' });

    if (isSuccess(reply)) unlessConfirmed('G-113', 'an invalid birthDate was taken');
    expect(reply).toBeError(400, 'INVALID_INPUT');
    const rows = await listedOf(platform, body.platformCustomerId);
    expect(rows, 'customers listed').toEqual([]);
  });
});
