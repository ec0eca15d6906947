import { newHolder } from '../../fixtures/areas/internal-accounts/holder.ts';
import { lookupUma } from '../../fixtures/areas/quotes/calls.ts';
import { umaAddress, umaDomain } from '../../fixtures/areas/quotes/uma.ts';
import {
  covers,
  expect,
  expectRefusal,
  isSuccess,
  type Platform,
  type Reply,
  test,
  unlessConfirmed,
} from '../../fixtures/index.ts';
import { everyOf } from '../../generators/every-of.ts';
import { malformedUmaAddress } from '../../generators/external-accounts/malformed-uma-address.ts';

/** A customer who looks addresses up, in case the service asks for one. */
async function customer(platform: Platform): Promise<string> {
  return (await platform.once('who looks up', () => newHolder(platform))).customerId;
}

/** Holds that a test receiver is found; how a lookup is asked for is a gap. */
function expectFound(reply: Reply, address: string): void {
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
      const address = umaAddress(platform, receiver);

      const reply = await lookupUma(platform, address, await customer(platform));

      expectFound(reply, address);
    });
  }

  test('of nobody returns 404 UMA_NOT_FOUND', covers('UMA-LOOKUP-006'), async ({ platform }) => {
    const nobody = `$nobody.of.that.name@${umaDomain(platform)}`;
    const customerId = await customer(platform);

    const reply = await lookupUma(platform, nobody, customerId);

    expectRefusal(reply, 'G-169', 404, 'UMA_NOT_FOUND');
    const known = umaAddress(platform, 'USD');
    expectFound(await lookupUma(platform, known, customerId), known);
  });

  test('of no address returns 400', covers('UMA-LOOKUP-007'), async ({ platform }) => {
    const address = umaAddress(platform, 'USD');
    const customerId = await customer(platform);

    for (const malformed of everyOf(malformedUmaAddress(address))) {
      const reply = await lookupUma(platform, malformed, customerId);

      expectRefusal(reply, 'G-169', 400, 'INVALID_UMA_ADDRESS');
    }
    expectFound(await lookupUma(platform, address, customerId), address);
  });
});
