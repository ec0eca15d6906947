import { newPhoneNumber } from '../../fixtures/areas/customers/phone-number.ts';
import { newKey } from '../../fixtures/areas/login/keys.ts';
import { newWallet } from '../../fixtures/areas/otp/wallet.ts';
import { walletWithContact } from '../../fixtures/areas/wallet/contact-change.ts';
import {
  contactState,
  contactsIn,
  requireAllShown,
  requireShown,
  settledContact,
} from '../../fixtures/areas/wallet/contact-state.ts';
import { contactChangeCall } from '../../fixtures/areas/wallet/wallet-updates.ts';
import {
  challengeIn,
  check,
  expect,
  member,
  type Reply,
  requireSuccess,
  signedOrDirect,
  untilOutcome,
} from '../../fixtures/index.ts';

const TYPE = 'SMS_OTP';

const UPDATE = 'updateCustomerById';

/** Holds that the unsigned change brings a challenge, like one of the email. */
function requireChallenged(reply: Reply): void {
  expect(reply, 'the unsigned change').toBeSuccess(202);
}

check.describe('changing the customer phone number', () => {
  check('without a signature returns a challenge', 'PHONE-CHANGE-001', async ({ platform }) => {
    const { wallet } = await walletWithContact(platform, TYPE);
    const before = await contactState(platform, wallet, TYPE);
    const call = contactChangeCall(wallet.customerId, { phoneNumber: newPhoneNumber() });

    const reply = await untilOutcome(platform, () => platform.call(UPDATE, call));

    expect(reply, 'the change without a signature').toBeSuccess(202);
    const after = await contactState(platform, wallet, TYPE);
    expect(contactsIn(after), 'the phone numbers after the request').toEqual(contactsIn(before));
  });

  check('with a refused signature changes nothing', 'PHONE-CHANGE-006', async ({ platform }) => {
    const { wallet, session } = await walletWithContact(platform, TYPE);
    const before = await contactState(platform, wallet, TYPE);
    const call = contactChangeCall(wallet.customerId, { phoneNumber: newPhoneNumber() });

    const { reply, signed } = await signedOrDirect(platform, UPDATE, call, newKey(platform));

    if (!signed) requireChallenged(reply);
    const after = await contactState(platform, wallet, TYPE);
    expect(reply, 'the change with a wrong signature').toBeRefused();
    expect(contactsIn(after), 'the phone numbers after the refusal').toEqual(contactsIn(before));
    // Where our signatures are not understood at all, the refusal says nothing of the key.
    const own = await signedOrDirect(platform, UPDATE, call, session.key);
    requireSuccess(platform, UPDATE, own.reply, 'the change signed by its own key');
  });

  check(
    'with a signature changes customer and credential',
    'PHONE-CHANGE-002',
    async ({ platform }) => {
      const { wallet, session } = await walletWithContact(platform, TYPE);
      const before = await contactState(platform, wallet, TYPE);
      const phoneNumber = newPhoneNumber();
      const call = contactChangeCall(wallet.customerId, { phoneNumber });

      const { reply, signed } = await signedOrDirect(platform, UPDATE, call, session.key);

      if (!signed) requireChallenged(reply);
      expect(reply, 'the signed change').toBeSuccess();
      requireShown(before, 'phoneNumber');
      requireAllShown(before.tied, 'nickname');
      // Its twin of the email is told to be the address.
      expect(before.tied, 'the nicknames of the SMS_OTP credentials before the change').toEqual([
        before.customer,
      ]);
      const after = await settledContact(platform, wallet, TYPE, phoneNumber);
      expect(contactsIn(after), 'the phone numbers after the change').toEqual({
        customer: phoneNumber,
        tied: [phoneNumber],
      });
    },
  );

  check('leaves the EMAIL_OTP credential unchanged', 'PHONE-CHANGE-007', async ({ platform }) => {
    const { wallet, session } = await walletWithContact(platform, TYPE);
    const before = await contactState(platform, wallet, TYPE);
    const phoneNumber = newPhoneNumber();
    const call = contactChangeCall(wallet.customerId, { phoneNumber });

    const { reply } = await signedOrDirect(platform, UPDATE, call, session.key);

    expect(reply, 'the change').toBeSuccess();
    const after = await settledContact(platform, wallet, TYPE, phoneNumber);
    const nicknames = [before, after].map(({ rows }) =>
      rows
        .filter((row) => member(row, 'type') === 'EMAIL_OTP')
        .map((row) => member(row, 'nickname')),
    );
    requireAllShown(nicknames[0] ?? [], 'nickname');
    expect(nicknames[1], 'the nickname of the EMAIL_OTP credential after the change').toEqual(
      nicknames[0],
    );
  });

  check(
    'without a tied SMS_OTP credential needs no signature',
    'PHONE-CHANGE-003',
    async ({ platform }) => {
      const wallet = await newWallet(platform);
      const before = await contactState(platform, wallet, TYPE);
      requireShown(before, 'phoneNumber');
      const phoneNumber = newPhoneNumber();

      const call = contactChangeCall(wallet.customerId, { phoneNumber });
      const reply = await platform.call(UPDATE, call);

      expect(challengeIn(reply), 'the challenge in the answer').toBeUndefined();
      expect(reply, 'the update').toBeSuccess();
    },
  );
});
