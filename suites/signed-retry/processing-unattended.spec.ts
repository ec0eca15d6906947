import { covers } from '../../fixtures/check/covers.ts';
import { test } from '../../fixtures/check/test.ts';
import { expectDoneOnce } from '../../fixtures/signed-retry/done-once.ts';
import { processing } from '../../fixtures/signed-retry/processing-retry.ts';
import { signedActionsOf } from '../../fixtures/signed-retry/retry-actions.ts';
import { stateOf } from '../../fixtures/signed-retry/retry-bench.ts';
import { pendingFor, reached } from '../../fixtures/signed-retry/retry-sweep.ts';

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
