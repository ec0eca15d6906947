import fc from 'fast-check';
import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { forAll } from '../../fixtures/check/property.ts';
import { test } from '../../fixtures/check/test.ts';
import { actionsOf, lapsing, verifyCode } from '../../fixtures/signed-retry/retry-actions.ts';
import { type Pending, rightLeg } from '../../fixtures/signed-retry/retry-flaws.ts';
import { expectRefusalsIn } from '../../fixtures/signed-retry/retry-outcome.ts';
import { pendingFor, sent, stagedPending } from '../../fixtures/signed-retry/retry-sweep.ts';
import { expireChallenge } from '../../fixtures/wallet/control.ts';
import { unknownId } from '../../generators/ids/unknown-id.ts';

test.describe('a signed request, right or wrong, is refused', () => {
  test(
    'under a Request-Id that was never issued',
    covers('RETRY-REQUEST-003', 'RETRY-REQUEST-004'),
    async ({ platform }) => {
      const staged = await stagedPending(platform);
      const code = await pendingFor(platform, verifyCode);

      await forAll(
        fc.noShrink(unknownId('Request')),
        async (requestId) => {
          const unknown = ({ challenge, ...pending }: Pending): Pending => ({
            ...pending,
            challenge: { ...challenge, requestId },
          });
          await expectRefusalsIn('NONE', platform, staged.map(unknown));
          await expectRefusalsIn('NONE', platform, [unknown(code)]);
        },
        2,
      );
      for (const each of staged) {
        expect(await sent(platform, rightLeg(platform, each))).toBeSuccess();
      }
    },
  );

  test(
    'under a Request-Id that was used',
    covers('RETRY-REQUEST-009', 'RETRY-REQUEST-010', 'RETRY-REQUEST-011'),
    async ({ platform }) => {
      const staged = await stagedPending(platform);
      const code = await pendingFor(platform, verifyCode);
      for (const each of [...staged, code]) {
        expect(await sent(platform, rightLeg(platform, each))).toBeSuccess();
      }

      await expectRefusalsIn('SETTLED', platform, staged);
      await expectRefusalsIn('SETTLED', platform, [code]);
    },
  );

  test(
    'under a Request-Id that has expired',
    covers('RETRY-REQUEST-013', 'RETRY-REQUEST-014'),
    async ({ platform }) => {
      const staged = await stagedPending(platform, lapsing(platform, actionsOf(platform)));
      for (const { challenge } of staged) await expireChallenge(platform, challenge);

      await expectRefusalsIn('LAPSED', platform, staged);
    },
  );
});
