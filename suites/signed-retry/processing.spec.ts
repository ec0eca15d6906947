import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { orFail } from '../../fixtures/check/outcome.ts';
import { test } from '../../fixtures/check/test.ts';
import { expectDoneOnce } from '../../fixtures/signed-retry/done-once.ts';
import { isProcessing } from '../../fixtures/signed-retry/processing.ts';
import { processing, sentOnce } from '../../fixtures/signed-retry/processing-retry.ts';
import { benchActions, verifyCode } from '../../fixtures/signed-retry/retry-actions.ts';
import { stateOf } from '../../fixtures/signed-retry/retry-bench.ts';
import { rightLeg } from '../../fixtures/signed-retry/retry-flaws.ts';
import { pendingFor, sent } from '../../fixtures/signed-retry/retry-sweep.ts';

const slow = [...benchActions, verifyCode].filter((action) => action.slow !== undefined);

test.describe('a signed request that is processed and sent again', () => {
  for (const action of slow) {
    test(
      `ends in ${action.name} once`,
      covers('RETRY-PROCESSING-003', 'RETRY-PROCESSING-004', 'RETRY-PROCESSING-005'),
      async ({ platform }) => {
        const pending = await pendingFor(platform, action);
        const before = await stateOf(platform, pending.asked.wallet);
        await processing(platform, pending, 2);
        const leg = rightLeg(platform, pending);

        const next = await sentOnce(platform, leg);
        expect(next, 'the first re-send').toBeSuccess();
        // A service that is done sooner than it was asked to be has given the outcome out.
        const outcome = isProcessing(next) ? await orFail(() => sent(platform, leg)) : next;
        expect(outcome, 'the outcome').toBeSuccess(action.terminal);

        await expectDoneOnce(platform, pending.asked, before);
      },
    );
  }
});
