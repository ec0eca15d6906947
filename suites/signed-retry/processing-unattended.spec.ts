import { covers } from '../../fixtures/check/covers.ts';
import { expectDoneOnce } from '../../fixtures/check/done-once.ts';
import { test } from '../../fixtures/check/test.ts';
import { processing } from '../../fixtures/wallet/processing-retry.ts';
import { signedActionsOf } from '../../fixtures/wallet/retry-actions.ts';
import { stateOf } from '../../fixtures/wallet/retry-bench.ts';
import { pendingFor, reached } from '../../fixtures/wallet/retry-sweep.ts';

test.describe('a signed request that is processed and not sent again', () => {
  test('is executed all the same', covers('RETRY-PROCESSING-007'), async ({ platform }) => {
    const actions = signedActionsOf(platform).filter(
      ({ slow, operation }) => slow !== undefined && operation !== 'exportInternalAccount',
    );

    await reached(actions, async (action) => {
      const pending = await pendingFor(platform, action);
      const before = await stateOf(platform, pending.asked.wallet);
      await processing(platform, pending);
      await expectDoneOnce(platform, pending.asked, before);
    });
  });
});
