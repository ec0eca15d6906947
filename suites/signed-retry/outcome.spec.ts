import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { test } from '../../fixtures/check/test.ts';
import { member } from '../../fixtures/platform/reply.ts';
import { expectDoneOnce } from '../../fixtures/signed-retry/done-once.ts';
import { benchActions, verifyCode } from '../../fixtures/signed-retry/retry-actions.ts';
import { stateOf } from '../../fixtures/signed-retry/retry-bench.ts';
import { rightLeg } from '../../fixtures/signed-retry/retry-flaws.ts';
import { pendingFor, sent } from '../../fixtures/signed-retry/retry-sweep.ts';

test.describe('a rightly signed request', () => {
  for (const action of [...benchActions, verifyCode]) {
    const { name, terminal } = action;
    const more = terminal === 200 ? 'RETRY-OUTCOME-003' : 'RETRY-OUTCOME-002';
    test(
      `ends ${name} in ${terminal ?? 'a 2xx'}`,
      covers('RETRY-OUTCOME-001', ...(terminal === undefined ? [] : ([more] as const))),
      async ({ platform }) => {
        const pending = await pendingFor(platform, action);
        const before = await stateOf(platform, pending.asked.wallet);

        const reply = await sent(platform, rightLeg(platform, pending));

        expect(reply).toBeSuccess(terminal);
        expect(member(reply.json, 'status'), 'the status').not.toBe('PROCESSING');
        await expectDoneOnce(platform, pending.asked, before);
      },
    );
  }
});
