import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { unlessConfirmed } from '../../fixtures/check/gap-refusal.ts';
import { test } from '../../fixtures/check/test.ts';
import { addOauth, addSmsOtp, otpCreateCall } from '../../fixtures/credentials/add-credential.ts';
import { revokeCredential } from '../../fixtures/credentials/revoke-credential.ts';
import { walletWithTwo } from '../../fixtures/credentials/second-credential.ts';
import { isSuccess } from '../../fixtures/platform/reply.ts';
import { driveSigned, proofOf, retry } from '../../fixtures/signed-retry/signed-retry.ts';
import { beginChange, walletTiedBy } from '../../fixtures/wallet/contact-change.ts';
import { contactState, contactsIn, newContact } from '../../fixtures/wallet/contact-state.ts';

const UPDATE = 'updateCustomerById';

test.describe('the set of tied credentials', () => {
  test(
    'has changed where one was replaced by another',
    covers('EMAIL-SET-003'),
    async ({ platform }) => {
      const { wallet, second } = await walletWithTwo(platform);
      const before = await contactState(platform, wallet, 'EMAIL_OTP');
      const wanted = newContact(platform, 'EMAIL_OTP');
      const { call, challenge } = await beginChange(platform, wallet, 'EMAIL_OTP', wanted);
      await revokeCredential(platform, wallet.emailOtp, second);
      const another = otpCreateCall(platform, wallet.accountId, 'EMAIL_OTP');
      const purpose = 'another email credential';
      await driveSigned(platform, 'createAuthCredential', another, second.key, purpose);

      const refused = await retry(platform, UPDATE, call, proofOf(platform, challenge, second.key));

      if (isSuccess(refused)) {
        unlessConfirmed('G-108', 'another credential for the same email makes no other set');
      }
      expect(refused).toBeError(409, 'EMAIL_OTP_CREDENTIAL_SET_CHANGED');
      const after = await contactState(platform, wallet, 'EMAIL_OTP');
      expect(contactsIn(after)).toEqual(contactsIn(before));
    },
  );

  test(
    'is the same where one that is not tied is added',
    covers('EMAIL-SET-004'),
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
