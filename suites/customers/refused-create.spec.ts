import { customerBody } from '../../fixtures/areas/customers/customers.ts';
import { listedOf } from '../../fixtures/areas/customers/record.ts';
import {
  covers,
  expect,
  isSuccess,
  type Platform,
  test,
  unlessConfirmed,
} from '../../fixtures/index.ts';

/** A create that is refused for its birth date alone, with the body that would be right. */
async function refusedCreate(platform: Platform) {
  const body = await customerBody(platform);
  const reply = await platform.call('createCustomer', { body: { ...body, birthDate: 'nope' } });
  if (isSuccess(reply)) unlessConfirmed('G-113', 'an invalid birthDate was taken');
  expect(reply).toBeError(400, 'INVALID_INPUT');
  return body;
}

test.describe('a refused create', () => {
  test('takes up no platformCustomerId', covers('CUSTOMER-CREATE-003'), async ({ platform }) => {
    const body = await refusedCreate(platform);

    const again = await platform.call('createCustomer', { body });

    if (again.status === 400) unlessConfirmed('G-113', 'a create without a fault is refused');
    expect(again, 'the same, put right').toBeSuccess();
  });

  test('leaves no customer behind', covers('CUSTOMER-CREATE-004'), async ({ platform }) => {
    const { platformCustomerId } = await refusedCreate(platform);

    expect(await listedOf(platform, platformCustomerId), 'customers listed').toEqual([]);
  });
});
