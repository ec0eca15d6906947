import { sendSignedOnce } from '../../fixtures/areas/signed-retry/calls.ts';
import { challengedAction } from '../../fixtures/areas/signed-retry/challenged-actions.ts';
import { expectDoneOnce } from '../../fixtures/areas/signed-retry/done-once.ts';
import { startProcessing } from '../../fixtures/areas/signed-retry/processing-retry.ts';
import { actionsUnderTest, verifyCode } from '../../fixtures/areas/signed-retry/retry-actions.ts';
import { rightRequest } from '../../fixtures/areas/signed-retry/retry-faults.ts';
import { stateOf } from '../../fixtures/areas/signed-retry/wallet-under-test.ts';
import { check, expect, isProcessing, waitFor } from '../../fixtures/index.ts';

const slow = [...actionsUnderTest, verifyCode].filter((action) => action.slow !== undefined);

check.describe('a signed retry re-sent while PROCESSING', () => {
  for (const action of slow) {
    check(
      `finishes ${action.name} exactly once`,
      ['RETRY-PROCESSING-003', 'RETRY-PROCESSING-004', 'RETRY-PROCESSING-005'],
      async ({ platform }) => {
        const challenged = await challengedAction(platform, action);
        const before = await stateOf(platform, challenged.asked.wallet);
        await startProcessing(platform, challenged, 2);
        const request = rightRequest(platform, challenged);

        const next = await sendSignedOnce(platform, request);
        expect(next, 'the signed retry that is sent again first').toBeSuccess();
        // A service that is done sooner than it was asked to be has given the outcome out.
        const { settleMs } = platform.target;
        const send = () => sendSignedOnce(platform, request);
        const outcome = isProcessing(next)
          ? await waitFor(send, (reply) => !isProcessing(reply), settleMs)
          : next;
        expect(
          isProcessing(outcome),
          'whether the signed retry is processing past the time limit',
        ).toBe(false);
        expect(outcome, 'the outcome of the signed retry').toBeSuccess(action.terminal);

        await expectDoneOnce(platform, challenged.asked, before);
      },
    );
  }
});
