import { sharedWallet } from '../../fixtures/areas/otp/wallet.ts';
import { beginChange } from '../../fixtures/areas/wallet/contact-change.ts';
import {
  contactState,
  newContact,
  requireShown,
} from '../../fixtures/areas/wallet/contact-state.ts';
import { challengeIn, check, expect, type Platform, type Reply } from '../../fixtures/index.ts';

/** The customer of a wallet whose email would take a signature to change. */
async function tiedCustomer(platform: Platform) {
  const wallet = await sharedWallet(platform);
  await beginChange(platform, wallet, 'EMAIL_OTP', newContact(platform, 'EMAIL_OTP'));
  return wallet;
}

/** A 400 may be owed to what the update takes beside the contact. */
function expectUnderstood(reply: Reply): void {
  if (reply.status === 400) expect(reply, 'the update').toBeSuccess();
}

check.describe('a customer update', () => {
  check(
    'with neither an email nor a phone number needs no signature',
    'EMAIL-UNSIGNED-001',
    async ({ platform }) => {
      const { customerId } = await tiedCustomer(platform);

      const body = { customerType: 'INDIVIDUAL', fullName: 'Sample Cardholder' };
      const reply = await platform.api.updateCustomerById({ customerId, body });

      expectUnderstood(reply);
      expect(challengeIn(reply), 'the challenge in the answer').toBeUndefined();
      expect(reply, 'the update without an email').toBeSuccess();
    },
  );

  check(
    'that repeats the email on file needs no signature',
    'EMAIL-UNSIGNED-002',
    async ({ platform }) => {
      const wallet = await tiedCustomer(platform);
      const state = await contactState(platform, wallet, 'EMAIL_OTP');
      requireShown(state, 'email');

      const { customerId } = wallet;
      const body = { customerType: 'INDIVIDUAL', email: state.customer };
      const reply = await platform.api.updateCustomerById({ customerId, body });

      expectUnderstood(reply);
      expect(challengeIn(reply), 'the challenge in the answer').toBeUndefined();
      expect(reply, 'the update with the email on file').toBeSuccess();
    },
  );
});
