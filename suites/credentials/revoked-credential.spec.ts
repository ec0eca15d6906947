import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { openedBy } from '../../fixtures/check/opened-sessions.ts';
import { test } from '../../fixtures/check/test.ts';
import type { Platform } from '../../fixtures/platform/platform.ts';
import { isSuccess } from '../../fixtures/platform/reply.ts';
import { addOauth, addPasskey, addSmsOtp } from '../../fixtures/wallet/add-credential.ts';
import { type Credential, revokeCredentialCall } from '../../fixtures/wallet/credentials.ts';
import { foreignSession } from '../../fixtures/wallet/fresh-session.ts';
import { newKey } from '../../fixtures/wallet/keys.ts';
import { boundToken, oauthLogin, verifyOauthCall } from '../../fixtures/wallet/oauth-login.ts';
import { challengeOtp, sealedOtp, verifyOtpCall } from '../../fixtures/wallet/otp.ts';
import { beginOtpVerify, otpLogin } from '../../fixtures/wallet/otp-login.ts';
import {
  assertionFor,
  challengePasskey,
  challengePasskeyCall,
  passkeyLogin,
  verifyPasskey,
} from '../../fixtures/wallet/passkey-login.ts';
import { paced } from '../../fixtures/wallet/processing.ts';
import { walletWithTwo } from '../../fixtures/wallet/second-credential.ts';
import type { Signer } from '../../fixtures/wallet/sessions.ts';
import { driveSigned, proofOf, retry } from '../../fixtures/wallet/signed-retry.ts';
import { newWallet } from '../../fixtures/wallet/wallet.ts';

/** A credential that a code proves, and who may revoke it. */
interface Doomed {
  readonly credential: Credential;
  readonly signer: Signer;
}

async function emailCode(platform: Platform): Promise<Doomed> {
  const { wallet, second } = await walletWithTwo(platform);
  return { credential: wallet.emailOtp, signer: second };
}

async function textedCode(platform: Platform): Promise<Doomed> {
  const signer = await foreignSession(platform);
  return { credential: await addSmsOtp(platform, signer), signer };
}

function revoke(platform: Platform, credential: Credential, { key }: Signer) {
  const call = revokeCredentialCall(credential);
  return driveSigned(platform, 'revokeAuthCredential', call, key, 'a revoked credential');
}

test.describe('a revoked credential', () => {
  for (const [what, doomed] of [
    ['of a code', emailCode],
    ['of a texted code', textedCode],
  ] as const) {
    test(`${what} is not found`, covers('CRED-REVOKE-011'), async ({ platform }) => {
      const { credential, signer } = await doomed(platform);
      const { publicKey } = newKey(platform);
      const target = await challengeOtp(platform, credential);
      const bundle = await sealedOtp(platform, target, { publicKey });
      await revoke(platform, credential, signer);

      const path = { id: credential.id };
      const verification = verifyOtpCall(platform, credential, bundle);
      for (const reply of [
        await paced(platform, () => platform.call('challengeAuthCredential', { path })),
        await platform.call('verifyAuthCredential', verification),
        await platform.call('revokeAuthCredential', revokeCredentialCall(credential)),
      ]) {
        expect(reply).toBeRefused(404);
      }
    });

    test(
      `${what} opens no session by a verification begun before`,
      covers('CRED-REVOKE-012'),
      async ({ platform }) => {
        const { credential, signer } = await doomed(platform);
        const key = newKey(platform);
        const { call, challenge } = await beginOtpVerify(platform, credential, key);
        await revoke(platform, credential, signer);

        const opened = await openedBy(platform, credential.accountId, async () => {
          const proof = proofOf(platform, challenge, key);
          const reply = await retry(platform, 'verifyAuthCredential', call, proof);
          expect(isSuccess(reply), `it is answered ${reply.status}`).toBe(false);
        });

        expect(opened ?? []).toEqual([]);
        const { emailOtp } = await newWallet(platform);
        await otpLogin(platform, emailOtp, key);
      },
    );
  }

  test('of an identity is not found', covers('CRED-REVOKE-011'), async ({ platform }) => {
    const signer = await foreignSession(platform);
    const credential = await addOauth(platform, signer);
    await oauthLogin(platform, credential);
    const client = newKey(platform);
    const proof = await boundToken(platform, credential.identity, client);
    await revoke(platform, credential, signer);

    const login = verifyOauthCall(platform, credential, proof);

    expect(await platform.call('verifyAuthCredential', login)).toBeRefused(404);
  });

  test(
    'of a passkey opens no session by a challenge of before',
    covers('CRED-REVOKE-011', 'CRED-REVOKE-012'),
    async ({ platform }) => {
      const signer = await foreignSession(platform);
      const passkey = await addPasskey(platform, signer);
      await passkeyLogin(platform, passkey);
      const client = newKey(platform);
      const challenge = await challengePasskey(platform, passkey, client);
      await revoke(platform, passkey, signer);

      const opened = await openedBy(platform, passkey.accountId, async () => {
        const assertion = assertionFor(passkey, challenge);
        const reply = await verifyPasskey(platform, passkey, assertion, challenge);
        expect(isSuccess(reply), `it is answered ${reply.status}`).toBe(false);
      });

      expect(opened ?? []).toEqual([]);
      const again = challengePasskeyCall(platform, passkey, client);
      const reply = await paced(platform, () => platform.call('challengeAuthCredential', again));
      expect(reply).toBeRefused(404);
    },
  );
});
