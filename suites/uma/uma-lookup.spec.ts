import { newHolder } from '../../fixtures/areas/quotes/funding.ts';
import { lookUp, umaAddress, umaDomain } from '../../fixtures/areas/quotes/uma.ts';
import {
  covers,
  expect,
  expectRefusal,
  isSuccess,
  type Platform,
  test,
  unlessConfirmed,
} from '../../fixtures/index.ts';
import { everyOf } from '../../generators/every-of.ts';
import { malformedUmaAddress } from '../../generators/external-accounts/malformed-uma-address.ts';

/** Looks an address up for a customer, in case the service asks for one. */
async function looked(platform: Platform, address: string) {
  const { customerId } = await platform.once('who looks up', () => newHolder(platform));
  return lookUp(platform, address, customerId);
}

async function expectFound(platform: Platform, address: string): Promise<void> {
  const reply = await looked(platform, address);
  if (!isSuccess(reply)) unlessConfirmed('G-169', `the lookup answered ${reply.status}`);
  expect(reply, address).toBeSuccess();
}

test.describe('the lookup of a UMA address', () => {
  for (const [receiver, row] of [
    ['USD', 'UMA-LOOKUP-001'],
    ['EUR', 'UMA-LOOKUP-002'],
    ['MXN', 'UMA-LOOKUP-003'],
    ['pending', 'UMA-LOOKUP-004'],
    ['compliance', 'UMA-LOOKUP-005'],
  ] as const) {
    test(`finds the test receiver for ${receiver}`, covers(row), async ({ platform }) => {
      await expectFound(platform, umaAddress(platform, receiver));
    });
  }

  test('of nobody returns 404 UMA_NOT_FOUND', covers('UMA-LOOKUP-006'), async ({ platform }) => {
    const nobody = `$nobody.of.that.name@${umaDomain(platform)}`;

    expectRefusal(await looked(platform, nobody), 'G-169', 404, 'UMA_NOT_FOUND');

    await expectFound(platform, umaAddress(platform, 'USD'));
  });

  test('of no address returns 400', covers('UMA-LOOKUP-007'), async ({ platform }) => {
    const address = umaAddress(platform, 'USD');

    for (const malformed of everyOf(malformedUmaAddress(address))) {
      const reply = await looked(platform, malformed);
      expectRefusal(reply, 'G-169', 400, 'INVALID_UMA_ADDRESS');
    }
    await expectFound(platform, address);
  });
});
