import { umaAddress, umaReceivers, unknownAddress } from '../../fixtures/areas/uma/addresses.ts';
import { lookupCustomer, lookupUma } from '../../fixtures/areas/uma/calls.ts';
import { expectNotLookedFor } from '../../fixtures/areas/uma/received.ts';
import { check, expect, isSuccess, type Platform, unreached } from '../../fixtures/index.ts';
import { everyOf } from '../../generators/every-of.ts';
import { malformedUmaAddress } from '../../generators/external-accounts/malformed-uma-address.ts';

type Receiver = keyof typeof umaReceivers;

/** Whether all other test receivers are found, and another address is not. */
async function knowsOthers(platform: Platform, receiver: Receiver): Promise<boolean> {
  const customerId = await lookupCustomer(platform);
  const others = (Object.keys(umaReceivers) as Receiver[]).filter((each) => each !== receiver);
  for (const other of others) {
    const reply = await lookupUma(platform, umaAddress(platform, other), customerId);
    if (!isSuccess(reply)) return false;
  }
  return (await lookupUma(platform, unknownAddress(platform), customerId)).status === 404;
}

/** A test receiver that is found, once per worker: the positive control of what is not. */
function foundAddress(platform: Platform): Promise<string> {
  return platform.once('a test receiver that is found', async () => {
    const address = umaAddress(platform, 'USD');
    const reply = await lookupUma(platform, address, await lookupCustomer(platform));
    if (!isSuccess(reply))
      unreached(
        `GET /receiver/uma/{receiverUmaAddress} of a test receiver answered ${reply.status}`,
      );
    return address;
  });
}

check.describe('the lookup of a UMA address', () => {
  for (const [receiver, row] of [
    ['USD', 'UMA-LOOKUP-001'],
    ['EUR', 'UMA-LOOKUP-002'],
    ['MXN', 'UMA-LOOKUP-003'],
    ['pending', 'UMA-LOOKUP-004'],
    ['compliance', 'UMA-LOOKUP-005'],
  ] as const) {
    check(`finds the ${receiver} test receiver`, row, async ({ platform }) => {
      const address = umaAddress(platform, receiver);

      const reply = await lookupUma(platform, address, await lookupCustomer(platform));

      // What the addresses are is left open, until the target knows all others alone.
      const isLeftOut = reply.status === 404 && (await knowsOthers(platform, receiver));
      expect(isLeftOut, 'whether one test receiver alone is not found').toBe(false);
      expect(reply, address).toBeSuccess();
    });
  }

  check('without a receiver returns 404 UMA_NOT_FOUND', 'UMA-LOOKUP-006', async ({ platform }) => {
    await foundAddress(platform);

    const reply = await lookupUma(
      platform,
      unknownAddress(platform),
      await lookupCustomer(platform),
    );

    expect(reply).toBeError(404, 'UMA_NOT_FOUND');
  });

  check(
    'that is not well formed returns 400 INVALID_UMA_ADDRESS',
    'UMA-LOOKUP-007',
    async ({ platform }) => {
      const address = await foundAddress(platform);
      const customerId = await lookupCustomer(platform);

      for (const malformed of everyOf(malformedUmaAddress(address))) {
        const reply = await lookupUma(platform, malformed, customerId);

        expectNotLookedFor(reply, malformed);
        expect(reply, `the lookup of ${malformed}`).toBeError(400, 'INVALID_UMA_ADDRESS');
      }
    },
  );
});
