import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { test } from '../../fixtures/check/test.ts';
import { isSuccess, member } from '../../fixtures/platform/reply.ts';
import { expectDoneOnce } from '../../fixtures/signed-retry/done-once.ts';
import { signedActionsOf } from '../../fixtures/signed-retry/retry-actions.ts';
import { stateOf } from '../../fixtures/signed-retry/retry-bench.ts';
import { rightLeg } from '../../fixtures/signed-retry/retry-flaws.ts';
import { pendingFor, reached, sent } from '../../fixtures/signed-retry/retry-sweep.ts';

test.describe('of identical signed requests at the same time', () => {
  test(
    'one is executed, whatever the action',
    covers('RETRY-REQUEST-016'),
    async ({ platform }) => {
      const actions = signedActionsOf(platform);
      await reached(actions, async (action) => {
        const pending = await pendingFor(platform, action);
        const before = await stateOf(platform, pending.asked.wallet);
        const leg = rightLeg(platform, pending);

        const replies = await Promise.all([1, 2, 3, 4].map(() => sent(platform, leg)));

        const accepted = replies.filter(isSuccess);
        expect(accepted.length, `${action.name}, accepted`).toBeGreaterThan(0);
        // All may be given the one outcome, but two ids are two outcomes.
        const ids = new Set(accepted.map(({ json }) => member(json, 'id')));
        expect(ids.size, `${action.name}, outcomes`).toBe(1);
        await expectDoneOnce(platform, pending.asked, before);
      });
    },
  );
});
