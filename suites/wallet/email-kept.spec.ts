import { walletWithContact } from '../../fixtures/areas/wallet/contact-change.ts';
import {
  contactState,
  contactsIn,
  requireShownAnywhere,
} from '../../fixtures/areas/wallet/contact-state.ts';
import { check, expect, untilOutcome } from '../../fixtures/index.ts';

check(
  'an unsigned update with null as email leaves the customer email unchanged',
  'EMAIL-CHANGE-002',
  async ({ platform }) => {
    const { wallet } = await walletWithContact(platform, 'EMAIL_OTP');
    const before = await contactState(platform, wallet, 'EMAIL_OTP');
    requireShownAnywhere(before);
    const body = { customerType: 'INDIVIDUAL', email: null };
    const call = { path: { customerId: wallet.customerId }, body };

    await untilOutcome(platform, () => platform.call('updateCustomerById', call));

    const after = await contactState(platform, wallet, 'EMAIL_OTP');
    expect(contactsIn(after), 'the emails after the request').toEqual(contactsIn(before));
  },
);
