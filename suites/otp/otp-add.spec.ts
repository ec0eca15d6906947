import { revokeCredential } from '../../fixtures/areas/credentials/revoke-credential.ts';
import { walletWithTwoCredentials } from '../../fixtures/areas/credentials/second-credential.ts';
import {
  type Credential,
  credentialRowsOf,
  settledCredentialIds,
} from '../../fixtures/areas/login/credentials.ts';
import { newKey } from '../../fixtures/areas/login/keys.ts';
import type { Signer } from '../../fixtures/areas/login/sessions.ts';
import { addSmsOtp } from '../../fixtures/areas/otp/add-otp.ts';
import { createOtpCredential, verifyOtpCredential } from '../../fixtures/areas/otp/calls.ts';
import { challengeOtp, sealedOtp } from '../../fixtures/areas/otp/otp.ts';
import { otpLogin } from '../../fixtures/areas/otp/otp-login.ts';
import { newWallet } from '../../fixtures/areas/otp/wallet.ts';
import { check, expect, member, type Platform } from '../../fixtures/index.ts';

/** Removes a credential, and waits until the list shows it. */
async function remove(platform: Platform, credential: Credential, signer: Signer): Promise<void> {
  await revokeCredential(platform, credential, signer);
  const { accountId, id } = credential;
  const left = (await credentialRowsOf(platform, accountId)).map((row) => member(row, 'id'));
  const others = left.filter((each) => each !== id).map(String);
  await settledCredentialIds(platform, accountId, others);
}

check.describe('an OTP credential', () => {
  check(
    'can be added beside a credential of the other OTP type',
    'OTP-ADD-010',
    async ({ platform }) => {
      const { accountId, emailOtp } = await newWallet(platform);
      const session = await otpLogin(platform, emailOtp);

      const { reply } = await createOtpCredential(platform, session, 'SMS_OTP');

      expect(reply).toBeSuccess(201);
      const ids = [emailOtp.id, String(member(reply.json, 'id'))];
      expect(
        await settledCredentialIds(platform, accountId, ids),
        'the ids of the credentials that are listed',
      ).toEqual([...ids].sort());
    },
  );

  check(
    'of the type EMAIL_OTP can be added again after it was removed',
    ['OTP-ADD-006', 'OTP-ADD-008'],
    async ({ platform }) => {
      const { wallet, second } = await walletWithTwoCredentials(platform);
      await remove(platform, wallet.emailOtp, second);

      const { reply } = await createOtpCredential(platform, second, 'EMAIL_OTP');

      expect(reply).toBeSuccess(201);
      const id = String(member(reply.json, 'id'));
      const ids = [id, second.credential.id];
      const listed = await settledCredentialIds(platform, wallet.accountId, ids);
      expect(listed, 'the ids of the credentials that are listed').toEqual([...ids].sort());
      const readded = { id, accountId: wallet.accountId, type: 'EMAIL_OTP' } as const;
      const key = newKey(platform);
      const target = await challengeOtp(platform, readded);
      const bundle = await sealedOtp(platform, target, key);
      const login = await verifyOtpCredential(platform, readded, bundle, key);
      expect(login, 'the login with the credential that was added again').toBeSuccess(200);
    },
  );

  check(
    'of the type SMS_OTP can be added again after it was removed',
    'OTP-ADD-007',
    async ({ platform }) => {
      const { accountId, emailOtp } = await newWallet(platform);
      const session = await otpLogin(platform, emailOtp);
      await remove(platform, await addSmsOtp(platform, session), session);

      const { reply } = await createOtpCredential(platform, session, 'SMS_OTP');

      expect(reply).toBeSuccess(201);
      const ids = [emailOtp.id, String(member(reply.json, 'id'))];
      expect(
        await settledCredentialIds(platform, accountId, ids),
        'the ids of the credentials that are listed',
      ).toEqual([...ids].sort());
    },
  );
});
