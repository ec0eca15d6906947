import { newKey } from '../../fixtures/areas/login/keys.ts';
import { isListed, refreshCall, revokeSessionCall } from '../../fixtures/areas/login/sessions.ts';
import { otpLogin } from '../../fixtures/areas/otp/otp-login.ts';
import { requireOwnRules } from '../../fixtures/areas/payments/quote.ts';
import { signWalletAction } from '../../fixtures/areas/sessions/calls.ts';
import { everyWalletAction } from '../../fixtures/areas/sessions/every-wallet-action.ts';
import { expiredSessions, expiryPlatform } from '../../fixtures/areas/sessions/expired-session.ts';
import { expectListed } from '../../fixtures/areas/sessions/session-list.ts';
import { openPayout } from '../../fixtures/areas/wallet/payouts.ts';
import { executeUnder } from '../../fixtures/areas/wallet/wallet-quote.ts';
import {
  check,
  expect,
  inParallel,
  isSuccess,
  requireCapability,
  signedOrDirect,
  undecided,
  waitFor,
} from '../../fixtures/index.ts';

check.describe('an expired session', () => {
  check('cannot sign a wallet action', 'SESSION-SIGN-003', async ({ run }) => {
    const platform = expiryPlatform(run);
    const { signer } = await expiredSessions(platform);

    expect(
      await signWalletAction(platform, signer),
      'an action under the expired session',
    ).toBeRefused(401);
    const next = await otpLogin(platform, signer.credential);
    expect(
      await signWalletAction(platform, next),
      'an action under a session that has not expired',
    ).toBeSuccess();
  });

  check('cannot sign any kind of wallet action', 'SESSION-SIGN-003', async ({ run }) => {
    const platform = expiryPlatform(run);
    const { wallet, signer } = await expiredSessions(platform);
    const next = await otpLogin(platform, signer.credential);

    await inParallel(
      await everyWalletAction(platform, wallet, next),
      async ({ operation, call }) => {
        const { reply, signed } = await signedOrDirect(platform, operation, call, signer.key);
        // That an action asks for a signature is for the checks of that action.
        if (signed) expect(reply, `${operation} under the expired session`).toBeRefused(401);
      },
    );

    expect(
      await signWalletAction(platform, next),
      'an action under a session that has not expired',
    ).toBeSuccess();
  });

  check('cannot sign a payment', 'SESSION-SIGN-003', async ({ run }) => {
    const platform = expiryPlatform(run);
    requireCapability(platform, 'quotes', 'sandbox', 'accounts.internal');
    const { wallet, signer } = await expiredSessions(platform);
    const { quote } = await openPayout(platform, wallet);

    expect(
      await executeUnder(platform, quote, signer.key),
      'a payment under the expired session',
    ).toBeRefused(401);
    const next = await otpLogin(platform, signer.credential);
    const control = requireOwnRules(await executeUnder(platform, quote, next.key));
    if (!isSuccess(control))
      undecided(
        'POST /quotes/{quoteId}/execute also refuses the payment under a session that has not expired',
        control,
      );
  });

  check(
    'can be neither refreshed nor revoked by its own key',
    'SESSION-SIGN-004',
    async ({ run }) => {
      const platform = expiryPlatform(run);
      const { refreshed } = await expiredSessions(platform);

      for (const [operation, call] of [
        ['refreshAuthSession', refreshCall(platform, refreshed, newKey(platform))],
        ['revokeAuthSession', revokeSessionCall(refreshed)],
      ] as const) {
        const { reply } = await signedOrDirect(platform, operation, call, refreshed.key);
        expect(reply, `${operation} of the expired session`).toBeRefused();
      }
    },
  );

  check('is not listed', 'SESSION-LIST-006', async ({ run }) => {
    const platform = expiryPlatform(run);
    const { listed, wasListed } = await expiredSessions(platform);
    expectListed(wasListed);
    expect(wasListed, 'whether the session is listed before its expiresAt').toBe(true);

    const isStillListed = await waitFor(
      () => isListed(platform, listed),
      (is) => !is,
      platform.target.settleMs,
    );
    expect(isStillListed, 'whether the session is listed after its expiresAt').toBe(false);
  });
});
