import fc from 'fast-check';
import {
  pendingFor,
  sent,
  stagedChallengedAction,
} from '../../fixtures/areas/signed-retry/answers-of-every-action.ts';
import { actionsOf, lapsing, verifyCode } from '../../fixtures/areas/signed-retry/retry-actions.ts';
import {
  type ChallengedAction,
  rightRequest,
} from '../../fixtures/areas/signed-retry/retry-faults.ts';
import { expectRefusalsIn } from '../../fixtures/areas/signed-retry/retry-outcome.ts';
import { expireChallenge } from '../../fixtures/areas/wallet/control.ts';
import { covers, expect, forAll, test } from '../../fixtures/index.ts';
import { unknownId } from '../../generators/general/unknown-id.ts';

test.describe('a signed request, right or wrong, is refused', () => {
  test(
    'under a Request-Id that was never issued',
    covers('RETRY-REQUEST-003', 'RETRY-REQUEST-004'),
    async ({ platform }) => {
      const staged = await stagedChallengedAction(platform);
      const code = await pendingFor(platform, verifyCode);

      await forAll(
        fc.noShrink(unknownId('Request')),
        async (requestId) => {
          const unknown = ({ challenge, ...pending }: ChallengedAction): ChallengedAction => ({
            ...pending,
            challenge: { ...challenge, requestId },
          });
          await expectRefusalsIn('NONE', platform, staged.map(unknown));
          await expectRefusalsIn('NONE', platform, [unknown(code)]);
        },
        2,
      );
      for (const each of staged) {
        expect(await sent(platform, rightRequest(platform, each))).toBeSuccess();
      }
    },
  );

  test(
    'under a Request-Id that was used',
    covers('RETRY-REQUEST-009', 'RETRY-REQUEST-010', 'RETRY-REQUEST-011'),
    async ({ platform }) => {
      const staged = await stagedChallengedAction(platform);
      const code = await pendingFor(platform, verifyCode);
      for (const each of [...staged, code]) {
        expect(await sent(platform, rightRequest(platform, each))).toBeSuccess();
      }

      await expectRefusalsIn('SETTLED', platform, staged);
      await expectRefusalsIn('SETTLED', platform, [code]);
    },
  );

  test(
    'under a Request-Id that has expired',
    covers('RETRY-REQUEST-013', 'RETRY-REQUEST-014'),
    async ({ platform }) => {
      const staged = await stagedChallengedAction(platform, lapsing(platform, actionsOf(platform)));
      for (const { challenge } of staged) await expireChallenge(platform, challenge);

      await expectRefusalsIn('LAPSED', platform, staged);
    },
  );
});
