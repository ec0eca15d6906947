import { expectOnlyNickname } from '../../fixtures/areas/credentials/nickname.ts';
import { beginChange, walletTiedBy } from '../../fixtures/areas/wallet/contact-change.ts';
import {
  contactState,
  newContact,
  requireShown,
} from '../../fixtures/areas/wallet/contact-state.ts';
import { check, expect, isSuccess, proofOf, retry, waitFor } from '../../fixtures/index.ts';

const UPDATE = 'updateCustomerById';

check.describe('two email changes signed at the same time', () => {
  check(
    'set the same email on customer and credential',
    'EMAIL-CHANGE-010',
    async ({ platform }) => {
      const { wallet, session } = await walletTiedBy(platform, 'EMAIL_OTP');
      requireShown(await contactState(platform, wallet, 'EMAIL_OTP'), 'email');
      const wanted = [newContact(platform, 'EMAIL_OTP'), newContact(platform, 'EMAIL_OTP')];
      const begun = [];
      for (const contact of wanted) {
        const { call, challenge } = await beginChange(platform, wallet, 'EMAIL_OTP', contact);
        begun.push(() => retry(platform, UPDATE, call, proofOf(platform, challenge, session.key)));
      }

      const replies = await Promise.all(begun.map((send) => send()));

      expect(replies.filter(isSuccess).length, 'the number of accepted changes').toBeGreaterThan(0);
      const { customer, tied } = await waitFor(
        () => contactState(platform, wallet, 'EMAIL_OTP'),
        ({ customer: email = '', tied: [nickname = email] }) =>
          wanted.includes(email) && nickname === email,
        platform.target.settleMs,
      );
      expect(wanted, 'the emails that were requested').toContain(customer);
      expectOnlyNickname(tied, customer, 'the EMAIL_OTP credential of the customer');
    },
  );
});
