import { pendingFor, reached } from '../../fixtures/areas/signed-retry/answers-of-every-action.ts';
import { expectDoneOnce } from '../../fixtures/areas/signed-retry/done-once.ts';
import { processing } from '../../fixtures/areas/signed-retry/processing-retry.ts';
import { signedActionsOf } from '../../fixtures/areas/signed-retry/retry-actions.ts';
import { stateOf } from '../../fixtures/areas/signed-retry/wallet-under-test.ts';
import { covers, test } from '../../fixtures/index.ts';

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
