import { otpLogin } from '../../fixtures/areas/otp/otp-login.ts';
import { newWallet } from '../../fixtures/areas/otp/wallet.ts';
import { signWalletAction } from '../../fixtures/areas/sessions/calls.ts';
import { endOf, expiryPlatform } from '../../fixtures/areas/sessions/expired-session.ts';
import {
  BEFORE_END_S,
  check,
  expect,
  letPass,
  needs,
  nowSeconds,
  onOtherPlatform,
} from '../../fixtures/index.ts';

check.describe('a session', () => {
  check('can still sign shortly before its expiresAt', 'SESSION-SIGN-007', async ({ run }) => {
    const platform = expiryPlatform(run);
    const { emailOtp } = await onOtherPlatform(platform, () => newWallet(platform));
    const session = await otpLogin(platform, emailOtp);
    const late = endOf(session) - BEFORE_END_S;
    if (late <= (await nowSeconds(platform))) needs('P-32', 'a session that lasts half a minute');
    await letPass(platform, late);

    const reply = await signWalletAction(platform, session);

    expect(reply, 'an action under the session shortly before its expiresAt').toBeSuccess();
  });
});
