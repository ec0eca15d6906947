import { revokeCredential } from '../../fixtures/areas/credentials/revoke-credential.ts';
import { walletWithTwoCredentials } from '../../fixtures/areas/credentials/second-credential.ts';
import { UPDATE_GAPS } from '../../fixtures/areas/customers/updates.ts';
import { type Credential, credentialRow } from '../../fixtures/areas/login/credentials.ts';
import { addedCredential } from '../../fixtures/areas/login/new-credential.ts';
import type { Signer } from '../../fixtures/areas/login/sessions.ts';
import { createOtpCredential } from '../../fixtures/areas/otp/calls.ts';
import type { OtpType } from '../../fixtures/areas/otp/new-otp-credential.ts';
import { otpLogin } from '../../fixtures/areas/otp/otp-login.ts';
import { newWallet } from '../../fixtures/areas/otp/wallet.ts';
import { changeTo, newContact } from '../../fixtures/areas/wallet/contact-state.ts';
import { contactChangeCall } from '../../fixtures/areas/wallet/wallet-updates.ts';
import {
  check,
  expect,
  member,
  notShown,
  type Platform,
  requireCapability,
  requireSuccess,
  signedOrDirect,
} from '../../fixtures/index.ts';

/** Adds a credential that a check needs. */
async function added(platform: Platform, signer: Signer, type: OtpType): Promise<Credential> {
  const { reply } = await createOtpCredential(platform, signer, type);
  requireSuccess(platform, 'createAuthCredential', reply, `P-07b a ${type} credential`);
  return addedCredential(platform, signer, type, reply);
}

/** A wallet that has no credential of the type, and a session of another. */
async function walletWithout(platform: Platform, type: OtpType) {
  if (type === 'SMS_OTP') {
    const { emailOtp, customerId } = await newWallet(platform);
    return { customerId, signer: await otpLogin(platform, emailOtp) };
  }
  const { wallet, second } = await walletWithTwoCredentials(platform);
  await revokeCredential(platform, wallet.emailOtp, second);
  return { customerId: wallet.customerId, signer: second };
}

check.describe('an OTP credential that is added again', () => {
  for (const [type, what, row] of [
    ['EMAIL_OTP', 'email', 'OTP-ADD-012'],
    ['SMS_OTP', 'phone number', 'OTP-ADD-013'],
  ] as const) {
    check(`is tied to the customer's new ${what}`, row, async ({ platform }) => {
      requireCapability(platform, 'customers');
      const { customerId, signer } = await walletWithout(platform, type);
      await revokeCredential(platform, await added(platform, signer, type), signer);
      const contact = newContact(platform, type);
      const call = contactChangeCall(customerId, changeTo(type, contact));
      const change = await signedOrDirect(platform, 'updateCustomerById', call, signer.key);
      requireSuccess(
        platform,
        'updateCustomerById',
        change.reply,
        'a change of contact',
        UPDATE_GAPS,
      );

      const again = await added(platform, signer, type);

      const nickname = member(await credentialRow(platform, again), 'nickname');
      if ((nickname ?? undefined) === undefined) notShown('the nickname');
      expect(nickname, `the nickname of the ${type} credential`).toBe(contact);
    });
  }
});
