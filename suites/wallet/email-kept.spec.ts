import { walletWithContact } from '../../fixtures/areas/wallet/contact-change.ts';
import {
  contactState,
  contactsIn,
  requireShownAnywhere,
} from '../../fixtures/areas/wallet/contact-state.ts';
import { check, expect, undecided, untilOutcome } from '../../fixtures/index.ts';

const TYPE = 'EMAIL_OTP';

check.describe('an unsigned update of a customer keeps the email', () => {
  for (const [what, change] of [
    ['in place of the same one in capitals', (email: string) => email.toUpperCase()],
    ['in place of null', () => null],
  ] as const) {
    check(what, 'EMAIL-CHANGE-002', async ({ platform }) => {
      const { wallet } = await walletWithContact(platform, TYPE);
      const before = await contactState(platform, wallet, TYPE);
      requireShownAnywhere(before);
      const email =
        before.customer ?? wallet.email ?? undecided('no email of the customer is known');
      const body = { customerType: 'INDIVIDUAL', email: change(email) };
      const call = { path: { customerId: wallet.customerId }, body };

      await untilOutcome(platform, () => platform.call('updateCustomerById', call));

      const after = await contactState(platform, wallet, TYPE);
      expect(contactsIn(after), 'the emails after the request').toEqual(contactsIn(before));
    });
  }
});
