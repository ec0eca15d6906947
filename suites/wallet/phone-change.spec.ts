import { newWallet } from '../../fixtures/areas/credentials/wallet.ts';
import { newPhoneNumber } from '../../fixtures/areas/customers/phone-number.ts';
import { contactChange } from '../../fixtures/areas/wallet/contact-change.ts';
import {
  contactState,
  contactsIn,
  requireShown,
} from '../../fixtures/areas/wallet/contact-state.ts';
import { contactChangeCall } from '../../fixtures/areas/wallet/wallet-updates.ts';
import {
  challengeIn,
  covers,
  expect,
  isSuccess,
  member,
  type Platform,
  test,
  unlessConfirmed,
} from '../../fixtures/index.ts';

const TYPE = 'SMS_OTP';

/** A change that is signed like one of the email, which is a gap default (G-86). */
async function signedLikeEmail(platform: Platform) {
  const change = await contactChange(platform, TYPE);
  if (change.first.status !== 202) {
    unlessConfirmed('G-86', `the unsigned change answered ${change.first.status}`);
  }
  return change;
}

test.describe('changing the phone number of a customer', () => {
  test(
    'is answered with a challenge at first',
    covers('PHONE-CHANGE-001'),
    async ({ platform }) => {
      const { before, first, unsigned } = await signedLikeEmail(platform);

      expect(first).toBeSuccess(202);
      expect(contactsIn(unsigned)).toEqual(contactsIn(before));
    },
  );

  test(
    'changes nothing where the signature is refused',
    covers('PHONE-CHANGE-006'),
    async ({ platform }) => {
      const { before, refused, afterRefused } = await signedLikeEmail(platform);

      expect(isSuccess(refused), `it is answered ${refused.status}`).toBe(false);
      expect(contactsIn(afterRefused)).toEqual(contactsIn(before));
    },
  );

  test('changes both records once signed', covers('PHONE-CHANGE-002'), async ({ platform }) => {
    const { wanted, before, last, after } = await signedLikeEmail(platform);

    expect(last).toBeSuccess();
    requireShown(before, 'phoneNumber');
    if (before.tied[0] === undefined) {
      unlessConfirmed('G-04', 'a phone credential shows no nickname');
    }
    if (before.tied[0] !== before.customer) {
      unlessConfirmed('G-109', 'the nickname of a phone credential is not the phone number');
    }
    expect(contactsIn(after)).toEqual({ customer: wanted, tied: [wanted] });
  });

  test('leaves the email credential alone', covers('PHONE-CHANGE-007'), async ({ platform }) => {
    const { before, after } = await contactChange(platform, TYPE);

    const nicknames = [before, after].map(({ rows }) =>
      rows
        .filter((row) => member(row, 'type') === 'EMAIL_OTP')
        .map((row) => member(row, 'nickname')),
    );
    expect(nicknames[1]).toEqual(nicknames[0]);
  });

  test(
    'takes no signature where nothing is tied to it',
    covers('PHONE-CHANGE-003'),
    async ({ platform }) => {
      const wallet = await newWallet(platform);
      const before = await contactState(platform, wallet, TYPE);
      requireShown(before, 'phoneNumber');
      const phoneNumber = newPhoneNumber();

      const call = contactChangeCall(wallet.customerId, { phoneNumber });
      const reply = await platform.call('updateCustomerById', call);

      if (reply.status === 400) {
        unlessConfirmed('G-113', 'an update of the phone number answered 400');
      }
      expect(challengeIn(reply), 'a challenge').toBeUndefined();
      expect(reply).toBeSuccess();
    },
  );
});
