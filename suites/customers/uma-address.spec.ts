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

/** The address that a customer came with. */
async function takenAddress(platform: Platform): Promise<string> {
  const { record } = await newKnownCustomer(platform);
  return String(requireShown(record, 'umaAddress'));
}

async function createAt(platform: Platform, umaAddress: string) {
  const body = { ...(await customerBody(platform)), umaAddress };
  return { body, reply: await platform.call('createCustomer', { body }) };
}

test.describe('the UMA address of a customer', () => {
  test('is refused to another', covers('CUSTOMER-ADDRESS-001'), async ({ platform }) => {
    const taken = await takenAddress(platform);

    const { reply } = await createAt(platform, taken);

    expectRefusal(reply, 'G-113', 409, 'UMA_ADDRESS_EXISTS');
    const free = taken.replace(/^\$?/, '$another.');
    const twin = (await createAt(platform, free)).reply;
    if (!isSuccess(twin)) unlessConfirmed('G-113', `a free address is answered ${twin.status}`);
    expect(twin, 'the twin').toBeSuccess();
  });

  test('leaves no customer where refused', covers('CUSTOMER-ADDRESS-002'), async ({ platform }) => {
    const { body, reply } = await createAt(platform, await takenAddress(platform));

    expectRefusal(reply, 'G-113', 409, 'UMA_ADDRESS_EXISTS');

    expect(await listedOf(platform, body.platformCustomerId), 'such customers').toEqual([]);
  });
});
