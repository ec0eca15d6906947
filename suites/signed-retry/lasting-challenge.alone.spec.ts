import { privacyOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { revokeSessionCall } from '../../fixtures/areas/login/sessions.ts';
import { otpLogin } from '../../fixtures/areas/otp/otp-login.ts';
import { newWallet, type Wallet } from '../../fixtures/areas/otp/wallet.ts';
import { sisterOf } from '../../fixtures/areas/sessions/sister-session.ts';
import { privacyCall } from '../../fixtures/areas/wallet/wallet-updates.ts';
import {
  agingPlatform,
  BEFORE_END_S,
  begin,
  check,
  expect,
  instantOf,
  letPass,
  member,
  needs,
  nowSeconds,
  onOtherPlatform,
  optionalUnlessOwed,
  type Platform,
  proofOf,
  retry,
} from '../../fixtures/index.ts';

const REVOKE = 'revokeAuthSession';

const PRIVACY = 'updateInternalAccount';

/** The other privacy of a wallet, and the challenge to switch to it; undefined where the target has none. */
async function challengedPrivacy(platform: Platform, wallet: Wallet) {
  if (!platform.target.has('wallet.privacy')) return undefined;
  const isPrivate = (await privacyOf(platform, wallet)) === true;
  const call = privacyCall(platform, wallet.accountId, !isPrivate);
  return { call, challenge: await begin(platform, PRIVACY, call) };
}

const secondsIn = (time: unknown) => instantOf(time) / 1_000;

check.describe('a signed-retry challenge', () => {
  check('is still valid shortly before it expires', 'RETRY-REQUEST-018', async ({ run }) => {
    const platform = agingPlatform(run, 'sessions', 'P-31 a challenge near its end');
    const wallet = await onOtherPlatform(platform, () => newWallet(platform));
    const spare = await otpLogin(platform, wallet.emailOtp);
    const signer = await sisterOf(platform, spare);
    const call = revokeSessionCall(spare);
    const challenge = await begin(platform, REVOKE, call);
    const privacy = await optionalUnlessOwed(() => challengedPrivacy(platform, wallet));
    const expiries = [challenge, privacy?.challenge ?? challenge].map((each) =>
      secondsIn(each.expiresAt),
    );
    const late = Math.min(...expiries) - BEFORE_END_S;
    const ends = [signer, spare].map(({ reply }) => secondsIn(member(reply.json, 'expiresAt')));
    const isBetween =
      late > (await nowSeconds(platform)) && ends.every((end) => late + BEFORE_END_S < end);
    if (!isBetween) {
      needs('P-31', 'a challenge near its end: the challenge or one of the sessions ends too soon');
    }
    await letPass(platform, late);

    // At once: while one is processing, the challenge of the next would expire.
    const [reply, switched] = await Promise.all([
      retry(platform, REVOKE, call, proofOf(platform, challenge, signer.key)),
      privacy &&
        retry(platform, PRIVACY, privacy.call, proofOf(platform, privacy.challenge, signer.key)),
    ]);

    expect(reply, 'the signed retry shortly before its expiresAt').toBeSuccess(204);
    if (switched !== undefined)
      expect(switched, 'the switch of the privacy shortly before its expiresAt').toBeSuccess();
  });
});
