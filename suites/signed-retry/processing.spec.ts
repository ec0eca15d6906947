import { pendingFor, sent } from '../../fixtures/areas/signed-retry/answers-of-every-action.ts';
import { expectDoneOnce } from '../../fixtures/areas/signed-retry/done-once.ts';
import { processing, sentOnce } from '../../fixtures/areas/signed-retry/processing-retry.ts';
import { actionsUnderTest, verifyCode } from '../../fixtures/areas/signed-retry/retry-actions.ts';
import { rightRequest } from '../../fixtures/areas/signed-retry/retry-faults.ts';
import { stateOf } from '../../fixtures/areas/signed-retry/wallet-under-test.ts';
import { covers, expect, isProcessing, orFail, test } from '../../fixtures/index.ts';

const slow = [...actionsUnderTest, verifyCode].filter((action) => action.slow !== undefined);

test.describe('a signed request that is processed and sent again', () => {
  for (const action of slow) {
    test(
      `ends in ${action.name} once`,
      covers('RETRY-PROCESSING-003', 'RETRY-PROCESSING-004', 'RETRY-PROCESSING-005'),
      async ({ platform }) => {
        const pending = await pendingFor(platform, action);
        const before = await stateOf(platform, pending.asked.wallet);
        await processing(platform, pending, 2);
        const request = rightRequest(platform, pending);

        const next = await sentOnce(platform, request);
        expect(next, 'the first re-send').toBeSuccess();
        // A service that is done sooner than it was asked to be has given the outcome out.
        const outcome = isProcessing(next) ? await orFail(() => sent(platform, request)) : next;
        expect(outcome, 'the outcome').toBeSuccess(action.terminal);

        await expectDoneOnce(platform, pending.asked, before);
      },
    );
  }
});
