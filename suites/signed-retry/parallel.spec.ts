import { sendSigned } from '../../fixtures/areas/signed-retry/calls.ts';
import { challengedAction, reached } from '../../fixtures/areas/signed-retry/challenged-actions.ts';
import { expectDoneOnce } from '../../fixtures/areas/signed-retry/done-once.ts';
import { signedActionsOf } from '../../fixtures/areas/signed-retry/retry-actions.ts';
import { rightRequest } from '../../fixtures/areas/signed-retry/retry-faults.ts';
import { stateOf } from '../../fixtures/areas/signed-retry/wallet-under-test.ts';
import { check, expect, isSuccess, member } from '../../fixtures/index.ts';

check.describe('identical signed retries sent at the same time', () => {
  check('execute the action exactly once', 'RETRY-REQUEST-016', async ({ platform }) => {
    const actions = signedActionsOf(platform);
    await reached(actions, async (action) => {
      const challenged = await challengedAction(platform, action);
      const before = await stateOf(platform, challenged.asked.wallet);
      const request = rightRequest(platform, challenged);

      const replies = await Promise.all([1, 2, 3, 4].map(() => sendSigned(platform, request)));

      const accepted = replies.filter(isSuccess);
      expect(accepted.length, `the number of accepted requests of ${action.name}`).toBeGreaterThan(
        0,
      );
      // All may be given the one outcome, but two ids are two outcomes.
      const ids = new Set(accepted.map(({ json }) => member(json, 'id')));
      expect(ids.size, `the number of outcomes of ${action.name}`).toBe(1);
      await expectDoneOnce(platform, challenged.asked, before);
    });
  });
});
