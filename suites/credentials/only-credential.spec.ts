import { createCalls } from '../../fixtures/areas/credentials/create-calls.ts';
import { walletWithTwoCredentials } from '../../fixtures/areas/credentials/second-credential.ts';
import {
  credentialIdsOf,
  revokeCredentialCall,
  settledCredentialIds,
} from '../../fixtures/areas/login/credentials.ts';
import { otpLogin } from '../../fixtures/areas/otp/otp-login.ts';
import { newWallet } from '../../fixtures/areas/otp/wallet.ts';
import {
  begin,
  check,
  expect,
  isSuccess,
  proofOf,
  retry,
  setUpSigned,
  signedOrDirect,
  waitFor,
} from '../../fixtures/index.ts';

const REVOKE = 'revokeAuthCredential';

/** How a revocation may be refused whose signer is the credential's own session. */
const BY_ITS_OWN_SESSION = [401, 403];

check.describe('the only credential', () => {
  check('of the type EMAIL_OTP cannot be revoked', 'CRED-LAST-001', async ({ platform }) => {
    const { emailOtp } = await newWallet(platform);
    const { key } = await otpLogin(platform, emailOtp);

    const call = revokeCredentialCall(emailOtp);
    const { reply, signed } = await signedOrDirect(platform, REVOKE, call, key);

    // There is no session of another credential to sign it.
    expect(reply, 'the revocation of the only credential').toBeRefused(
      ...(signed ? [400, ...BY_ITS_OWN_SESSION] : [400]),
    );
    expect(signed, 'whether revoking the only credential is challenged').toBe(false);
  });

  check(
    'of a type other than EMAIL_OTP cannot be revoked either',
    'CRED-LAST-001',
    async ({ platform }) => {
      const { wallet, first, second } = await walletWithTwoCredentials(platform);
      const email = revokeCredentialCall(first.credential);
      await setUpSigned(platform, REVOKE, email, second.key, 'a revoked email credential');
      const left = [second.credential.id];
      expect(
        await settledCredentialIds(platform, wallet.accountId, left),
        'the credentials before the revocation',
      ).toEqual(left);

      const call = revokeCredentialCall(second.credential);
      const { reply, signed } = await signedOrDirect(platform, REVOKE, call, second.key);

      expect(reply, 'the revocation of the only credential').toBeRefused(
        ...(signed ? [400, ...BY_ITS_OWN_SESSION] : [400]),
      );
      expect(signed, 'whether revoking the only credential is challenged').toBe(false);
      expect(
        await credentialIdsOf(platform, wallet.accountId),
        'the credentials after the refused revocation',
      ).toEqual(left);
    },
  );

  check(
    'stays listed, with its session active, after a refused revocation',
    ['CRED-LAST-002', 'CRED-LAST-005'],
    async ({ platform }) => {
      const { accountId, emailOtp } = await newWallet(platform);
      const { key } = await otpLogin(platform, emailOtp);

      const revoke = revokeCredentialCall(emailOtp);
      const { reply } = await signedOrDirect(platform, REVOKE, revoke, key);

      expect(reply, 'the revocation of the only credential').toBeRefused();
      expect(
        await credentialIdsOf(platform, accountId),
        'the credentials after the refused revocation',
      ).toEqual([emailOtp.id]);
      const operation = 'createAuthCredential';
      const [{ call }] = await createCalls(platform, accountId);
      const proof = proofOf(platform, await begin(platform, operation, call), key);
      expect(
        await retry(platform, operation, call, proof),
        'an addition signed by the session of the credential',
      ).toBeSuccess(201);
    },
  );

  check(
    'cannot be revoked with a challenge issued before it was the only one',
    'CRED-LAST-003',
    async ({ platform }) => {
      const { wallet, first, second } = await walletWithTwoCredentials(platform);
      const call = revokeCredentialCall(first.credential);
      const challenge = await begin(platform, REVOKE, call);
      const other = revokeCredentialCall(second.credential);
      await setUpSigned(platform, REVOKE, other, first.key, 'a revoked credential');
      const left = [wallet.emailOtp.id];
      expect(
        await settledCredentialIds(platform, wallet.accountId, left),
        'the credentials after the other credential is revoked',
      ).toEqual(left);

      for (const { key } of [second, first]) {
        const reply = await retry(platform, REVOKE, call, proofOf(platform, challenge, key));
        expect(reply, 'the signed revocation').toBeRefused(400, ...BY_ITS_OWN_SESSION);
      }

      expect(
        await credentialIdsOf(platform, wallet.accountId),
        'the credentials after the refused revocation',
      ).toEqual(left);
    },
  );

  check(
    'remains when both credentials are revoked at the same time',
    'CRED-LAST-004',
    async ({ platform }) => {
      const { wallet, first, second } = await walletWithTwoCredentials(platform);
      const crossed = await Promise.all(
        (
          [
            [first, second],
            [second, first],
          ] as const
        ).map(async ([{ credential }, { key }]) => {
          const call = revokeCredentialCall(credential);
          const proof = proofOf(platform, await begin(platform, REVOKE, call), key);
          return () => retry(platform, REVOKE, call, proof);
        }),
      );

      const replies = await Promise.all(crossed.map((send) => send()));

      const revoked = replies.filter(isSuccess).length;
      expect(revoked, 'the number of accepted revocations').toBeLessThan(2);
      for (const refused of replies.filter((reply) => !isSuccess(reply))) {
        // By the time it is looked at, its signer may be gone as well, or be going.
        expect(
          [400, ...BY_ITS_OWN_SESSION, 404, 409],
          'the status of the revocation beside the accepted revocation',
        ).toContain(refused.status);
      }
      const left = await waitFor(
        async () => (await credentialIdsOf(platform, wallet.accountId)).length,
        (count) => count === 2 - revoked,
        platform.target.settleMs,
      );
      expect(left, 'the number of credentials that are left').toBe(2 - revoked);
    },
  );
});
