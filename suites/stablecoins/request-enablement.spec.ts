import {
  enablementIn,
  newCoin,
  provisionedCoin,
  readCoin,
} from '../../fixtures/areas/stablecoins/coins.ts';
import {
  enablementOf,
  expectStill,
  isOperatorState,
  pendingCoin,
  requestableCoin,
  requestEnablement,
  requestedEnablement,
  requireNotMoved,
  stateAfterRequest,
} from '../../fixtures/areas/stablecoins/enablement.ts';
import { isMovedByRepeating } from '../../fixtures/areas/stablecoins/repeated.ts';
import { check, expect, expectUnknown, notShown, otherPlatform } from '../../fixtures/index.ts';

check.describe('the enablement request', () => {
  check(
    'for a NOT_ENABLED stablecoin is accepted',
    'STABLECOIN-ENABLE-001',
    async ({ platform }) => {
      const coin = await requestableCoin(platform);

      expect(await requestEnablement(platform, coin)).toBeSuccess();
    },
  );

  check('returns the state PENDING_APPROVAL', 'STABLECOIN-ENABLE-002', async ({ platform }) => {
    const coin = await requestableCoin(platform);

    const { json } = await requestedEnablement(platform, coin);

    const state = enablementIn(json) ?? notShown('the state that is answered');
    expect(state, 'the state in the answer').toBe('PENDING_APPROVAL');
  });

  check(
    'moves a stablecoin from NOT_ENABLED to PENDING_APPROVAL',
    'STABLECOIN-ENABLE-003',
    async ({ platform }) => {
      const coin = await provisionedCoin(platform);
      expect(await enablementOf(platform, coin), 'the state before the enablement request').toBe(
        'NOT_ENABLED',
      );

      await requestedEnablement(platform, coin);

      const state = (await stateAfterRequest(platform, coin)) ?? notShown('the state afterwards');
      expect(state, 'the state after the enablement request').toBe('PENDING_APPROVAL');
    },
  );

  check(
    'for a PENDING_APPROVAL stablecoin is accepted',
    'STABLECOIN-ENABLE-004',
    async ({ platform }) => {
      const coin = await pendingCoin(platform);

      for (let times = 0; times < 2; times += 1) {
        const reply = await requestEnablement(platform, coin);

        requireNotMoved(enablementIn(await readCoin(platform, coin)));
        expect(reply, 'the repeated enablement request').toBeSuccess();
      }
    },
  );

  check(
    'that is repeated leaves the stablecoin PENDING_APPROVAL',
    'STABLECOIN-ENABLE-005',
    async ({ platform }) => {
      const coin = await pendingCoin(platform);

      await requestEnablement(platform, coin);

      const state = await enablementOf(platform, coin);
      if (isOperatorState(state) && (await isMovedByRepeating(platform)))
        expect(state, 'the state that only repeated requests lead to').toBe('PENDING_APPROVAL');
      await expectStill(platform, coin, 'PENDING_APPROVAL');
    },
  );

  check(
    'leaves the state of other stablecoins unchanged',
    'STABLECOIN-ENABLE-006',
    async ({ platform }) => {
      const others = [await newCoin(platform), await newCoin(platform)];

      await pendingCoin(platform);

      for (const other of others) await expectStill(platform, other, 'NOT_ENABLED');
    },
  );

  check('for an unknown stablecoin returns 404', 'STABLECOIN-ENABLE-007', async ({ platform }) => {
    const known = await requestableCoin(platform);

    await expectUnknown(known.id, (id) => requestEnablement(platform, { id }));
    expect(
      await requestEnablement(platform, known),
      'the same request for a stablecoin that exists',
    ).toBeSuccess();
  });

  check(
    'for an unknown stablecoin returns STABLECOIN_NOT_FOUND',
    'STABLECOIN-ENABLE-008',
    async ({ platform }) => {
      const known = await provisionedCoin(platform);

      await expectUnknown(
        known.id,
        (id) => requestEnablement(platform, { id }),
        'STABLECOIN_NOT_FOUND',
      );
    },
  );

  check(
    'for the stablecoin of another platform returns 404',
    'STABLECOIN-FOREIGN-006',
    async ({ run, platform }) => {
      const coin = await requestableCoin(platform);

      const reply = await requestEnablement(otherPlatform(run), coin);

      expect(reply, 'the enablement request by another platform').toBeRefused(404);
      await expectStill(platform, coin, 'NOT_ENABLED');
      expect(
        await requestEnablement(platform, coin),
        'the same request by its own platform',
      ).toBeSuccess();
    },
  );
});
