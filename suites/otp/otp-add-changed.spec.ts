import { revokeCredential } from '../../fixtures/areas/credentials/revoke-credential.ts';
import { walletWithTwoCredentials } from '../../fixtures/areas/credentials/second-credential.ts';
import { UPDATE_GAPS } from '../../fixtures/areas/customers/updates.ts';
import { type Credential, credentialRow } from '../../fixtures/areas/login/credentials.ts';
import { addedCredential } from '../../fixtures/areas/login/new-credential.ts';
import type { Signer } from '../../fixtures/areas/login/sessions.ts';
import { createOtpCredential } from '../../fixtures/areas/otp/calls.ts';
import type { OtpType } from '../../fixtures/areas/otp/new-otp-credential.ts';
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

check.describe('an OTP credential that is added again', () => {
  for (const [type, row] of [
    ['EMAIL_OTP', 'OTP-ADD-012'],
    ['SMS_OTP', 'OTP-ADD-013'],
  ] as const) {
    check(`is tied to the changed contact, ${type}`, row, async ({ platform }) => {
      requireCapability(platform, 'customers');
      const { wallet, second } = await walletWithTwoCredentials(platform);
      const { emailOtp, customerId } = wallet;
      if (type === 'EMAIL_OTP') await revokeCredential(platform, emailOtp, second);
      await revokeCredential(platform, await added(platform, second, type), second);
      const contact = newContact(platform, type);
      const call = contactChangeCall(customerId, changeTo(type, contact));
      const change = await signedOrDirect(platform, 'updateCustomerById', call, second.key);
      requireSuccess(
        platform,
        'updateCustomerById',
        change.reply,
        'a change of contact',
        UPDATE_GAPS,
      );

      const again = await added(platform, second, type);

      const nickname = member(await credentialRow(platform, again), 'nickname');
      if (nickname === undefined) notShown('the nickname');
      expect(nickname, `the nickname of the ${type} credential`).toBe(contact);
    });
  }
});
