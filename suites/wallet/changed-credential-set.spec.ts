import { revokeCredential } from '../../fixtures/areas/credentials/revoke-credential.ts';
import { walletWithTwoCredentials } from '../../fixtures/areas/credentials/second-credential.ts';
import { addOauth } from '../../fixtures/areas/oauth/add-oauth.ts';
import { addSmsOtp, otpCreateCall } from '../../fixtures/areas/otp/add-otp.ts';
import { beginChange, walletTiedBy } from '../../fixtures/areas/wallet/contact-change.ts';
import { contactState, contactsIn, newContact } from '../../fixtures/areas/wallet/contact-state.ts';
import { walletWithTiedCredential } from '../../fixtures/areas/wallet/tied-credential.ts';
import { check, expect, proofOf, retry, setUpSigned } from '../../fixtures/index.ts';

const UPDATE = 'updateCustomerById';

check.describe('a contact change', () => {
  check(
    'signed after the tied EMAIL_OTP credential was replaced returns 409',
    'EMAIL-SET-003',
    async ({ platform }) => {
      const { wallet, second } = await walletWithTwoCredentials(platform);
      const before = await contactState(platform, wallet, 'EMAIL_OTP');
      const wanted = newContact(platform, 'EMAIL_OTP');
      const { call, challenge } = await beginChange(platform, wallet, 'EMAIL_OTP', wanted);
      await revokeCredential(platform, wallet.emailOtp, second);
      const another = otpCreateCall(platform, wallet.accountId, 'EMAIL_OTP');
      const purpose = 'another email credential';
      await setUpSigned(platform, 'createAuthCredential', another, second.key, purpose);

      const refused = await retry(platform, UPDATE, call, proofOf(platform, challenge, second.key));

      expect(refused, 'the signed change').toBeError(409, 'EMAIL_OTP_CREDENTIAL_SET_CHANGED');
      const after = await contactState(platform, wallet, 'EMAIL_OTP');
      expect(contactsIn(after), 'the contacts of the customer after the refusal').toEqual(
        contactsIn(before),
      );
    },
  );

  check(
    'signed after the tied SMS_OTP credential was replaced returns 409',
    'PHONE-CHANGE-008',
    async ({ platform }) => {
      const { wallet, tied, signer } = await walletWithTiedCredential(platform, 'SMS_OTP');
      const wanted = newContact(platform, 'SMS_OTP');
      const { call, challenge } = await beginChange(platform, wallet, 'SMS_OTP', wanted);
      await revokeCredential(platform, tied, signer);
      await addSmsOtp(platform, signer);

      const refused = await retry(platform, UPDATE, call, proofOf(platform, challenge, signer.key));

      expect(refused).toBeError(409, 'SMS_OTP_CREDENTIAL_SET_CHANGED');
    },
  );

  check(
    'signed after a credential of another type was added is accepted',
    'EMAIL-SET-004',
    async ({ platform }) => {
      const { wallet, session } = await walletTiedBy(platform, 'EMAIL_OTP');
      const wanted = newContact(platform, 'EMAIL_OTP');
      const { call, challenge } = await beginChange(platform, wallet, 'EMAIL_OTP', wanted);
      await (platform.target.has('credentials.oauth') ? addOauth : addSmsOtp)(platform, session);

      const reply = await retry(platform, UPDATE, call, proofOf(platform, challenge, session.key));

      expect(reply).toBeSuccess();
    },
  );
});
