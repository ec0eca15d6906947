import { covers } from '../../fixtures/check/covers.ts';
import { expectDoneOnce } from '../../fixtures/check/done-once.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { unlessConfirmed } from '../../fixtures/check/gap-refusal.ts';
import { test } from '../../fixtures/check/test.ts';
import { errorCodeOf, isSuccess, member } from '../../fixtures/platform/reply.ts';
import { expireChallenge } from '../../fixtures/wallet/control.ts';
import { signedActionsOf } from '../../fixtures/wallet/retry-actions.ts';
import { stateOf } from '../../fixtures/wallet/retry-bench.ts';
import { rightLeg } from '../../fixtures/wallet/retry-flaws.ts';
import {
  pendingFor,
  reached,
  sent,
  somePending,
  statesOf,
} from '../../fixtures/wallet/retry-sweep.ts';

test.describe('a signed request sent again after its outcome', () => {
  test(
    'is refused with 401 and does nothing',
    covers('RETRY-REQUEST-010', 'RETRY-REQUEST-011'),
    async ({ platform }) => {
      const done = await reached(signedActionsOf(platform), async (action) => {
        const pending = await pendingFor(platform, action);
        const start = await stateOf(platform, pending.asked.wallet);
        const outcome = await sent(platform, rightLeg(platform, pending));
        if (isSuccess(outcome)) await expectDoneOnce(platform, pending.asked, start);
        return { pending, outcome };
      });
      const wallets = done.map(({ pending }) => pending.asked.wallet);
      const before = await statesOf(platform, wallets);

      for (const { pending, outcome } of done) {
        const { name, terminal } = pending.action;
        expect(outcome, name).toBeSuccess();
        const again = await sent(platform, rightLeg(platform, pending));
        if (again.status !== 401) {
          expect(again, name).toBeError(
            401,
            'UNAUTHORIZED',
            { status: '2XX', why: 'X-03' },
            ...(terminal === 204 ? [{ status: 404, why: 'X-03' } as const] : []),
          );
        }
        if (isSuccess(again)) {
          expect(member(again.json, 'id'), 'the id').toBe(member(outcome.json, 'id'));
        }
      }

      expect(await statesOf(platform, wallets), 'the wallets').toEqual(before);
    },
  );

  test('is refused as UNAUTHORIZED', covers('RETRY-REQUEST-017'), async ({ platform }) => {
    const [used, expired] = [await somePending(platform), await somePending(platform)];
    expect(await sent(platform, rightLeg(platform, used))).toBeSuccess();
    await expireChallenge(platform, expired.challenge);

    for (const pending of [used, expired]) {
      const reply = await sent(platform, rightLeg(platform, pending));
      if (errorCodeOf(reply) !== 'UNAUTHORIZED') {
        unlessConfirmed('G-24', `the service answered ${reply.status} ${errorCodeOf(reply)}`);
      }
      expect(reply).toBeError(401, 'UNAUTHORIZED', { status: '2XX', why: 'X-03' });
    }
  });
});
