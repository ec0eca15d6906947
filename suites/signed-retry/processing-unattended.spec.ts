import { challengedAction, reached } from '../../fixtures/areas/signed-retry/challenged-actions.ts';
import { expectDoneOnce } from '../../fixtures/areas/signed-retry/done-once.ts';
import { startProcessing } from '../../fixtures/areas/signed-retry/processing-retry.ts';
import { signedActionsOf } from '../../fixtures/areas/signed-retry/retry-actions.ts';
import { stateOf } from '../../fixtures/areas/signed-retry/wallet-under-test.ts';
import { check } from '../../fixtures/index.ts';

check.describe('an action that is processing, except an export,', () => {
  check('is executed even if it is not re-sent', 'RETRY-PROCESSING-007', async ({ platform }) => {
    const actions = signedActionsOf(platform).filter(
      ({ slow, operation }) => slow !== undefined && operation !== 'exportInternalAccount',
    );

    await reached(actions, async (action) => {
      const challenged = await challengedAction(platform, action);
      const before = await stateOf(platform, challenged.asked.wallet);
      await startProcessing(platform, challenged);
      await expectDoneOnce(platform, challenged.asked, before);
    });
  });
});
