import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { expectRefusal } from '../../fixtures/check/gap-refusal.ts';
import { test } from '../../fixtures/check/test.ts';
import { beginChange, walletTiedBy } from '../../fixtures/wallet/contact-change.ts';
import { contactState, contactsIn, newContact } from '../../fixtures/wallet/contact-state.ts';
import { contactChangeCall } from '../../fixtures/wallet/wallet-updates.ts';

const UPDATE = 'updateCustomerById';

test.describe('a change of contact', () => {
  test(
    'of email and phone number at once is refused',
    covers('EMAIL-CHANGE-013'),
    async ({ platform }) => {
      const { wallet } = await walletTiedBy(platform, 'SMS_OTP');
      const before = await contactState(platform, wallet, 'EMAIL_OTP');
      const email = newContact(platform, 'EMAIL_OTP');
      const phoneNumber = newContact(platform, 'SMS_OTP');
      await beginChange(platform, wallet, 'EMAIL_OTP', email);

      const both = contactChangeCall(wallet.customerId, { email, phoneNumber });
      const reply = await platform.call(UPDATE, both);

      expectRefusal(reply, 'G-86');
      const after = await contactState(platform, wallet, 'EMAIL_OTP');
      expect(contactsIn(after)).toEqual(contactsIn(before));
    },
  );
});
