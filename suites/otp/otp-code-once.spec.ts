import { newKey } from '../../fixtures/areas/login/keys.ts';
import { verifyOtpCredential } from '../../fixtures/areas/otp/calls.ts';
import { sealedOtp, verifyOtpCall } from '../../fixtures/areas/otp/otp.ts';
import { beginOtpVerify } from '../../fixtures/areas/otp/otp-login.ts';
import { newWallet } from '../../fixtures/areas/otp/wallet.ts';
import {
  challengeIn,
  check,
  expect,
  isSuccess,
  member,
  proofOf,
  retry,
  untilOutcome,
} from '../../fixtures/index.ts';

const VERIFY = 'verifyAuthCredential';

check.describe('an OTP', () => {
  check('opens only one session', 'OTP-CODE-005', async ({ platform }) => {
    const { emailOtp } = await newWallet(platform);
    const [key, other] = [newKey(platform), newKey(platform)];
    const { call, challenge, target } = await beginOtpVerify(platform, emailOtp, key);
    const first = await retry(platform, VERIFY, call, proofOf(platform, challenge, key));
    expect(first, 'the first login with the OTP').toBeSuccess(200);

    for (const again of [key, other]) {
      const bundle = await sealedOtp(platform, target, again);
      const reply = await verifyOtpCredential(platform, emailOtp, bundle, again);
      // The session that it opened may be shown once more to the key that it was opened for.
      if (again === key && isSuccess(reply)) {
        expect(member(reply.json, 'id'), 'the id of the session in the second answer').toBe(
          member(first.json, 'id'),
        );
      } else {
        expect(reply, 'the second login with the OTP').toBeRefused();
      }
    }
  });

  check(
    'verified twice at the same time opens one session',
    'OTP-CODE-006',
    async ({ platform }) => {
      const { emailOtp } = await newWallet(platform);
      const [key, other] = [newKey(platform), newKey(platform)];
      const { call, challenge, target } = await beginOtpVerify(platform, emailOtp, key);
      const begun = [{ call, proof: proofOf(platform, challenge, key) }];
      const again = verifyOtpCall(platform, emailOtp, await sealedOtp(platform, target, other));
      const answer = await untilOutcome(platform, () => platform.call(VERIFY, again));
      const second = challengeIn(answer);
      // A service may refuse the same code as early as here.
      if (second !== undefined) {
        begun.push({ call: again, proof: proofOf(platform, second, other) });
      }

      const replies = await Promise.all(
        begun.map(({ call, proof }) => retry(platform, VERIFY, call, proof)),
      );

      if (!replies.some(isSuccess)) {
        for (const reply of replies)
          expect(reply, 'the verification that opened a session').toBeSuccess();
      }
      expect(replies.filter(isSuccess).length, 'the number of sessions opened').toBe(1);
    },
  );
});
