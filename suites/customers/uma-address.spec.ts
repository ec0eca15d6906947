import { createCustomer } from '../../fixtures/areas/customers/calls.ts';
import { customerBody } from '../../fixtures/areas/customers/customers.ts';
import { listedOf, newKnownCustomer, requireShown } from '../../fixtures/areas/customers/record.ts';
import {
  covers,
  expect,
  expectRefusal,
  isSuccess,
  type Platform,
  test,
  unlessConfirmed,
} from '../../fixtures/index.ts';

/** The address of a customer who exists. */
async function takenAddress(platform: Platform): Promise<string> {
  const { record } = await newKnownCustomer(platform);
  return String(requireShown(record, 'umaAddress'));
}

test.describe('the UMA address of a customer', () => {
  test('is refused to another', covers('CUSTOMER-ADDRESS-001'), async ({ platform }) => {
    const umaAddress = await takenAddress(platform);
    const body = await customerBody(platform);

    const reply = await createCustomer(platform, { ...body, umaAddress });

    expectRefusal(reply, 'G-113', 409, 'UMA_ADDRESS_EXISTS');
    const free = {
      ...(await customerBody(platform)),
      umaAddress: umaAddress.replace(/^\$?/, '$another.'),
    };
    const control = await createCustomer(platform, free);
    if (!isSuccess(control))
      unlessConfirmed('G-113', `a free address is answered ${control.status}`);
    expect(control, 'a free address').toBeSuccess();
  });

  test('leaves no customer where refused', covers('CUSTOMER-ADDRESS-002'), async ({ platform }) => {
    const umaAddress = await takenAddress(platform);
    const body = await customerBody(platform);

    const reply = await createCustomer(platform, { ...body, umaAddress });

    expectRefusal(reply, 'G-113', 409, 'UMA_ADDRESS_EXISTS');

    expect(
      await listedOf(platform, body.platformCustomerId),
      'customers of that platformCustomerId',
    ).toEqual([]);
  });
});
