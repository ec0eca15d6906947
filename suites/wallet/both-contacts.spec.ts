import { beginChange, walletTiedBy } from '../../fixtures/areas/wallet/contact-change.ts';
import { contactState, contactsIn, newContact } from '../../fixtures/areas/wallet/contact-state.ts';
import { contactChangeCall } from '../../fixtures/areas/wallet/wallet-updates.ts';
import { check, expect } from '../../fixtures/index.ts';

const UPDATE = 'updateCustomerById';

check.describe('a customer update', () => {
  check(
    'that changes a tied email and a tied phone number returns 400',
    'EMAIL-CHANGE-013',
    async ({ platform }) => {
      const { wallet } = await walletTiedBy(platform, 'SMS_OTP');
      const before = await contactState(platform, wallet, 'EMAIL_OTP');
      const email = newContact(platform, 'EMAIL_OTP');
      const phoneNumber = newContact(platform, 'SMS_OTP');
      await beginChange(platform, wallet, 'EMAIL_OTP', email);

      const both = contactChangeCall(wallet.customerId, { email, phoneNumber });
      const reply = await platform.call(UPDATE, both);

      expect(reply, 'the change of email and phone number at once').toBeError(400, 'INVALID_INPUT');
      const after = await contactState(platform, wallet, 'EMAIL_OTP');
      expect(contactsIn(after), 'the contacts of the customer after the refusal').toEqual(
        contactsIn(before),
      );
    },
  );
});
