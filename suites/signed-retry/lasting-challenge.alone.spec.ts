import { revokeSessionCall } from '../../fixtures/areas/login/sessions.ts';
import { otpLogin } from '../../fixtures/areas/otp/otp-login.ts';
import { newWallet } from '../../fixtures/areas/otp/wallet.ts';
import { sisterOf } from '../../fixtures/areas/sessions/sister-session.ts';
import {
  agingPlatform,
  begin,
  check,
  expect,
  instantOf,
  letPass,
  member,
  needs,
  nowSeconds,
  onOtherPlatform,
  proofOf,
  retry,
} from '../../fixtures/index.ts';

/** So long before the end that clocks a little apart agree on it. */
const BEFORE_END_S = 20;

const REVOKE = 'revokeAuthSession';

const secondsIn = (time: unknown) => instantOf(time) / 1_000;

check.describe('a challenge', () => {
  check('is valid until it expires', 'RETRY-REQUEST-018', async ({ run }) => {
    const platform = agingPlatform(run, 'sessions', 'P-31 a challenge near its end');
    const { emailOtp } = await onOtherPlatform(platform, () => newWallet(platform));
    const spare = await otpLogin(platform, emailOtp);
    const signer = await sisterOf(platform, spare);
    const call = revokeSessionCall(spare);
    const challenge = await begin(platform, REVOKE, call);
    const late = secondsIn(challenge.expiresAt) - BEFORE_END_S;
    const ends = [signer, spare].map(({ reply }) => secondsIn(member(reply.json, 'expiresAt')));
    const isBetween =
      late > (await nowSeconds(platform)) && ends.every((end) => late + BEFORE_END_S < end);
    if (!isBetween) {
      needs('P-31', 'a challenge near its end: the challenge or one of the sessions ends too soon');
    }
    await letPass(platform, late);

    const reply = await retry(platform, REVOKE, call, proofOf(platform, challenge, signer.key));

    expect(reply, 'the signed retry shortly before its expiresAt').toBeSuccess(204);
  });
});
