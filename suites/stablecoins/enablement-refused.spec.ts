import { lasting, newCoin, readCoin, registered } from '../../fixtures/areas/stablecoins/coins.ts';
import {
  decided,
  enablementOf,
  expectStill,
  operatorCoin,
  requestableCoin,
  requestEnablement,
  requestInVain,
} from '../../fixtures/areas/stablecoins/enablement.ts';
import { check, errorCodeOf, expect, undecided } from '../../fixtures/index.ts';

const NOT_REQUESTABLE = 'STABLECOIN_GRID_ENABLEMENT_NOT_REQUESTABLE';

check.describe('the enablement request for a stablecoin that is', () => {
  for (const [state, refused, kept] of [
    ['ENABLING', 'STABLECOIN-ENABLE-009', 'STABLECOIN-ENABLE-012'],
    ['ENABLED', 'STABLECOIN-ENABLE-010', 'STABLECOIN-ENABLE-013'],
    ['DISABLED', 'STABLECOIN-ENABLE-011', 'STABLECOIN-ENABLE-014'],
  ] as const) {
    check(`${state} returns 409`, refused, async ({ platform }) => {
      const coin = await operatorCoin(platform, state);

      const reply = await requestEnablement(platform, coin);

      expect(reply, 'the enablement request').toBeError(409, NOT_REQUESTABLE);
      const control = await requestEnablement(platform, await requestableCoin(platform));
      expect(control, 'an enablement request for a NOT_ENABLED stablecoin').toBeSuccess();
    });

    check(`${state} leaves the stablecoin ${state}`, kept, async ({ platform }) => {
      const coin = await operatorCoin(platform, state);
      const before = await enablementOf(platform, coin);

      await requestInVain(platform, coin);
      await requestInVain(platform, coin);

      await expectStill(platform, coin, before);
    });
  }

  check('unprovisioned is not a state conflict', 'STABLECOIN-ENABLE-018', async ({ platform }) => {
    const coin = await newCoin(platform);
    await decided(platform, coin, { issuanceStatus: 'PENDING_REVIEW' });
    const state = await enablementOf(platform, coin);
    if (state !== 'NOT_ENABLED') undecided(`the stablecoin that is not provisioned is ${state}`);

    const { id: stablecoinId } = coin;
    const reply = await platform.api.requestStablecoinEnablement({ stablecoinId });

    // It may be refused for the provision, but not for the state NOT_ENABLED.
    expect(errorCodeOf(reply), 'the code').not.toBe(NOT_REQUESTABLE);
    const control = await requestEnablement(platform, await requestableCoin(platform));
    expect(control, 'an enablement request for a provisioned stablecoin').toBeSuccess();
  });

  for (const state of ['ENABLING', 'ENABLED', 'DISABLED'] as const) {
    check(`${state} leaves the record unchanged`, 'STABLECOIN-ENABLE-015', async ({ platform }) => {
      const coin = await operatorCoin(platform, state);
      const before = await readCoin(platform, coin);

      await requestInVain(platform, coin);

      const after = await readCoin(platform, coin);
      expect(registered(after), 'the token of the stablecoin after the refusal').toEqual(
        registered(before),
      );
      expect(lasting(after), 'the record of the stablecoin after the refusal').toEqual(
        lasting(before),
      );
    });
  }
});
