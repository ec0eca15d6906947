import { revokeCredential } from '../../fixtures/areas/credentials/revoke-credential.ts';
import { walletWithTwoCredentials } from '../../fixtures/areas/credentials/second-credential.ts';
import { settledCredentialIds } from '../../fixtures/areas/login/credentials.ts';
import { walletTiedBy, walletWithContact } from '../../fixtures/areas/wallet/contact-change.ts';
import {
  changeTo,
  contactState,
  contactsIn,
  newContact,
  settledContact,
} from '../../fixtures/areas/wallet/contact-state.ts';
import { shownContact, walletAndTakenContact } from '../../fixtures/areas/wallet/taken-contact.ts';
import { contactChangeCall } from '../../fixtures/areas/wallet/wallet-updates.ts';
import { check, errorCodeOf, expect, signedOrDirect } from '../../fixtures/index.ts';

const UPDATE = 'updateCustomerById';

check.describe('a contact that is tied to another wallet', () => {
  for (const [what, type, row, code] of [
    ['email', 'EMAIL_OTP', 'EMAIL-TAKEN-001', 'EMAIL_OTP_EMAIL_ALREADY_EXISTS'],
    ['phone number', 'SMS_OTP', 'PHONE-CHANGE-005', 'SMS_OTP_PHONE_NUMBER_ALREADY_EXISTS'],
  ] as const) {
    check(`is refused with 409 as the new ${what}`, row, async ({ platform }) => {
      const { wallet, session, taken } = await walletAndTakenContact(platform, type);
      const call = contactChangeCall(wallet.customerId, changeTo(type, taken));

      const { reply } = await signedOrDirect(platform, UPDATE, call, session.key);

      expect(reply).toBeError(409, code);
    });
  }

  check(
    'is refused as the new email and changes nothing',
    'EMAIL-TAKEN-002',
    async ({ platform }) => {
      const { wallet, session, taken } = await walletAndTakenContact(platform, 'EMAIL_OTP');
      const before = await contactState(platform, wallet, 'EMAIL_OTP');
      const call = contactChangeCall(wallet.customerId, { email: taken });

      const { reply } = await signedOrDirect(platform, UPDATE, call, session.key);

      expect(reply, 'the update').toBeRefused();
      const after = await contactState(platform, wallet, 'EMAIL_OTP');
      expect(contactsIn(after), 'the contacts of the customer after the refusal').toEqual(
        contactsIn(before),
      );
    },
  );
});

check.describe('EMAIL_OTP_EMAIL_ALREADY_EXISTS is not returned for', () => {
  check('an email that its customer replaced', 'EMAIL-TAKEN-004', async ({ platform }) => {
    const holder = await walletWithContact(platform, 'EMAIL_OTP');
    const { customer: tied = '' } = await shownContact(platform, holder.wallet, 'EMAIL_OTP');
    const email = newContact(platform, 'EMAIL_OTP');
    const away = contactChangeCall(holder.wallet.customerId, { email });
    const changed = await signedOrDirect(platform, UPDATE, away, holder.session.key);
    expect(changed.reply, 'the change that frees the email').toBeSuccess();
    await settledContact(platform, holder.wallet, 'EMAIL_OTP', email);
    const { wallet, session } = await walletTiedBy(platform, 'EMAIL_OTP');
    const call = contactChangeCall(wallet.customerId, { email: tied });

    const { reply } = await signedOrDirect(platform, UPDATE, call, session.key);

    expect(errorCodeOf(reply), 'the code of the change to the freed email').not.toBe(
      'EMAIL_OTP_EMAIL_ALREADY_EXISTS',
    );
  });

  check('an email whose credential was revoked', 'EMAIL-TAKEN-005', async ({ platform }) => {
    const holder = await walletWithTwoCredentials(platform);
    const { customer: tied = '' } = await shownContact(platform, holder.wallet, 'EMAIL_OTP');
    await revokeCredential(platform, holder.wallet.emailOtp, holder.second);
    await settledCredentialIds(platform, holder.wallet.accountId, [holder.backup.id]);
    const { wallet, session } = await walletTiedBy(platform, 'EMAIL_OTP');
    const call = contactChangeCall(wallet.customerId, { email: tied });

    const { reply } = await signedOrDirect(platform, UPDATE, call, session.key);

    expect(errorCodeOf(reply), 'the code of the change to the freed email').not.toBe(
      'EMAIL_OTP_EMAIL_ALREADY_EXISTS',
    );
  });
});
