import { sendSigned } from '../../fixtures/areas/signed-retry/calls.ts';
import { challengedAction } from '../../fixtures/areas/signed-retry/challenged-actions.ts';
import { expectDoneOnce } from '../../fixtures/areas/signed-retry/done-once.ts';
import { actionsUnderTest, verifyCode } from '../../fixtures/areas/signed-retry/retry-actions.ts';
import { rightRequest } from '../../fixtures/areas/signed-retry/retry-faults.ts';
import { stateOf } from '../../fixtures/areas/signed-retry/wallet-under-test.ts';
import { check, expect, member } from '../../fixtures/index.ts';

check.describe('a valid signed retry', () => {
  for (const action of [...actionsUnderTest, verifyCode]) {
    const { name, terminal } = action;
    const more = terminal === 200 ? 'RETRY-OUTCOME-003' : 'RETRY-OUTCOME-002';
    check(
      `returns ${terminal ?? 'a 2xx status'} for ${name}`,
      ['RETRY-OUTCOME-001', ...(terminal === undefined ? [] : ([more] as const))],
      async ({ platform }) => {
        const challenged = await challengedAction(platform, action);
        const before = await stateOf(platform, challenged.asked.wallet);

        const reply = await sendSigned(platform, rightRequest(platform, challenged));

        expect(reply, 'the signed retry').toBeSuccess(terminal);
        expect(member(reply.json, 'status'), 'the status in the outcome').not.toBe('PROCESSING');
        await expectDoneOnce(platform, challenged.asked, before);
      },
    );
  }
});
