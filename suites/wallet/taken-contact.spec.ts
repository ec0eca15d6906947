import { sharedWallet, type Wallet } from '../../fixtures/areas/otp/wallet.ts';
import {
  beginChange,
  walletTiedBy,
  walletWithContact,
} from '../../fixtures/areas/wallet/contact-change.ts';
import {
  CONTACT_OF,
  type ContactType,
  changeTo,
  contactState,
  contactsIn,
  newContact,
  requireShown,
  settledContact,
} from '../../fixtures/areas/wallet/contact-state.ts';
import { contactChangeCall } from '../../fixtures/areas/wallet/wallet-updates.ts';
import {
  check,
  covers,
  describe,
  errorCodeOf,
  expect,
  type Platform,
  signedOrDirect,
} from '../../fixtures/index.ts';

const UPDATE = 'updateCustomerById';

/** The contact of a wallet; ends the check where its customer does not show it. */
async function shownContact(platform: Platform, wallet: Wallet, type: ContactType) {
  const state = await contactState(platform, wallet, type);
  requireShown(state, CONTACT_OF[type]);
  return state;
}

/** A wallet whose contact can be changed, and the contact that is tied to another wallet. */
async function walletAndTakenContact(platform: Platform, type: ContactType) {
  const holder =
    type === 'EMAIL_OTP'
      ? await sharedWallet(platform)
      : (await walletTiedBy(platform, type)).wallet;
  const { customer: taken = '' } = await shownContact(platform, holder, type);
  const { wallet, session } = await walletTiedBy(platform, type);
  await beginChange(platform, wallet, type, newContact(platform, type));
  return { wallet, session, taken };
}

describe('a contact that is tied to another wallet', () => {
  for (const [what, type, row, code] of [
    ['email', 'EMAIL_OTP', 'EMAIL-TAKEN-001', 'EMAIL_OTP_EMAIL_ALREADY_EXISTS'],
    ['phone number', 'SMS_OTP', 'PHONE-CHANGE-005', 'SMS_OTP_PHONE_NUMBER_ALREADY_EXISTS'],
  ] as const) {
    check(`is refused as ${what}`, covers(row), async ({ platform }) => {
      const { wallet, session, taken } = await walletAndTakenContact(platform, type);
      const call = contactChangeCall(wallet.customerId, changeTo(type, taken));

      const { reply } = await signedOrDirect(platform, UPDATE, call, session.key);

      expect(reply).toBeError(409, code);
    });
  }

  check('changes nothing where it is refused', covers('EMAIL-TAKEN-002'), async ({ platform }) => {
    const { wallet, session, taken } = await walletAndTakenContact(platform, 'EMAIL_OTP');
    const before = await contactState(platform, wallet, 'EMAIL_OTP');
    const call = contactChangeCall(wallet.customerId, { email: taken });

    const { reply } = await signedOrDirect(platform, UPDATE, call, session.key);

    expect(reply, 'the update').toBeRefused();
    const after = await contactState(platform, wallet, 'EMAIL_OTP');
    expect(contactsIn(after)).toEqual(contactsIn(before));
  });
});

describe('an email that was tied before it was changed', () => {
  check('can be taken by another customer', covers('EMAIL-TAKEN-004'), async ({ platform }) => {
    const holder = await walletWithContact(platform, 'EMAIL_OTP');
    const { customer: tied = '' } = await shownContact(platform, holder.wallet, 'EMAIL_OTP');
    const email = newContact(platform, 'EMAIL_OTP');
    const away = contactChangeCall(holder.wallet.customerId, { email });
    const changed = await signedOrDirect(platform, UPDATE, away, holder.session.key);
    expect(changed.reply, 'the change from it').toBeSuccess();
    await settledContact(platform, holder.wallet, 'EMAIL_OTP', email);
    const { wallet, session } = await walletTiedBy(platform, 'EMAIL_OTP');
    const call = contactChangeCall(wallet.customerId, { email: tied });

    const { reply } = await signedOrDirect(platform, UPDATE, call, session.key);

    expect(errorCodeOf(reply), `the answer, ${reply.status}`).not.toBe(
      'EMAIL_OTP_EMAIL_ALREADY_EXISTS',
    );
  });
});
