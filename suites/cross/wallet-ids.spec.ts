import { covers } from '../../fixtures/check/covers.ts';
import { expectNoFindingOn } from '../../fixtures/check/findings.ts';
import { test } from '../../fixtures/check/test.ts';
import { addPasskey } from '../../fixtures/credentials/add-credential.ts';
import { credentialRowsOf } from '../../fixtures/credentials/credentials.ts';
import { otpLogin } from '../../fixtures/credentials/otp-login.ts';
import { passkeyLogin } from '../../fixtures/credentials/passkey-login.ts';
import type { Platform } from '../../fixtures/platform/platform.ts';
import { refresh, sessionRowsOf } from '../../fixtures/sessions/sessions.ts';
import { newWallet } from '../../fixtures/wallet/wallet.ts';
import { walletQuote } from '../../fixtures/wallet/wallet-quote.ts';

/** A wallet's credentials, its sessions and the requests between them, all judged in passing. */
async function useWallet(platform: Platform): Promise<void> {
  const { accountId, emailOtp } = await newWallet(platform);
  const session = await otpLogin(platform, emailOtp);
  if (platform.target.has('credentials.passkey')) {
    await passkeyLogin(platform, await addPasskey(platform, session));
  }
  await credentialRowsOf(platform, accountId);
  await refresh(platform, session);
  await sessionRowsOf(platform, accountId);
}

test.describe('identifiers', () => {
  for (const [fact, row] of [
    ['are strings, those of wallets', 'GEN-ID-001'],
    ['end in a UUID, those of wallets', 'GEN-ID-002'],
    ['of credentials begin with AuthMethod', 'GEN-ID-005'],
    ['of sessions begin with Session', 'GEN-ID-006'],
    ['of signed requests begin with Request', 'GEN-ID-007'],
  ] as const) {
    test(fact, covers(row), async ({ platform }) => {
      await expectNoFindingOn(row, () => useWallet(platform));
    });
  }

  test('of quotes begin with Quote', covers('GEN-ID-008'), async ({ platform }) => {
    await expectNoFindingOn('GEN-ID-008', async () =>
      walletQuote(platform, await newWallet(platform)),
    );
  });
});
