import { everyTypeWallet } from '../../fixtures/areas/credentials/every-type-wallet.ts';
import {
  credentialIdsOf,
  credentialRowsOf,
  lastingOf,
} from '../../fixtures/areas/login/credentials.ts';
import { addSmsOtp } from '../../fixtures/areas/otp/add-otp.ts';
import { createOtpCredential } from '../../fixtures/areas/otp/calls.ts';
import { otpLogin } from '../../fixtures/areas/otp/otp-login.ts';
import { newWallet } from '../../fixtures/areas/otp/wallet.ts';
import { walletWith, walletWithLentEmail } from '../../fixtures/areas/wallet/taken-contact.ts';
import { check, errorCodeOf, expect } from '../../fixtures/index.ts';

/** The refusal of a contact that is tied to another credential, by type. */
const TIED = {
  EMAIL_OTP: 'EMAIL_OTP_EMAIL_ALREADY_EXISTS',
  SMS_OTP: 'SMS_OTP_PHONE_NUMBER_ALREADY_EXISTS',
} as const;

/** What is untrue where the account has no credential of the type, and a contact is tied elsewhere. */
const UNTRUE_OF_EMAILS = ['EMAIL_OTP_CREDENTIAL_ALREADY_EXISTS', TIED.SMS_OTP];
const UNTRUE_OF_PHONES = ['SMS_OTP_CREDENTIAL_ALREADY_EXISTS', TIED.EMAIL_OTP];

check.describe('adding an OTP credential', () => {
  for (const [type, row, code] of [
    ['EMAIL_OTP', 'OTP-ADD-001', 'EMAIL_OTP_CREDENTIAL_ALREADY_EXISTS'],
    ['SMS_OTP', 'OTP-ADD-002', 'SMS_OTP_CREDENTIAL_ALREADY_EXISTS'],
  ] as const) {
    check(`of type ${type} returns 400 if the account has one`, row, async ({ platform }) => {
      const { session } = await everyTypeWallet(platform);

      const { reply, signed } = await createOtpCredential(platform, session, type);

      expect(reply).toBeError(400, code);
      expect(signed, 'whether the addition of a second credential is challenged').toBe(false);
    });
  }

  check(
    'of a type already added leaves all credentials unchanged',
    'OTP-ADD-003',
    async ({ platform }) => {
      const { wallet, session } = await everyTypeWallet(platform);
      const before = await credentialRowsOf(platform, wallet.accountId);

      for (const type of ['EMAIL_OTP', 'SMS_OTP'] as const) {
        if (type === 'SMS_OTP' && !platform.target.has('credentials.sms-otp')) continue;
        const { reply } = await createOtpCredential(platform, session, type);
        expect(reply, `the addition of a second ${type} credential`).toBeRefused();
      }

      const after = await credentialRowsOf(platform, wallet.accountId);
      expect(
        new Set(after.map(lastingOf)),
        'the credentials of the account after the refusal',
      ).toEqual(new Set(before.map(lastingOf)));
    },
  );

  check(
    'for a phone number tied to another account returns 409',
    'OTP-ADD-009',
    async ({ platform }) => {
      const one = await newWallet(platform);
      await addSmsOtp(platform, await otpLogin(platform, one.emailOtp));
      const { phoneNumber } = one;
      const other = await walletWith(platform, phoneNumber === undefined ? {} : { phoneNumber });
      const session = await otpLogin(platform, other.emailOtp);

      const { reply } = await createOtpCredential(platform, session, 'SMS_OTP');

      // The account has no such credential, and what is tied is no email.
      expect(UNTRUE_OF_PHONES, 'the codes for conflicts of the account itself').not.toContain(
        errorCodeOf(reply),
      );
      expect(reply).toBeError(409, TIED.SMS_OTP);
      expect(
        await credentialIdsOf(platform, other.accountId),
        'the credentials of the account after the refusal',
      ).toEqual([other.emailOtp.id]);
    },
  );

  check('for an email tied to another account returns 409', 'OTP-ADD-011', async ({ platform }) => {
    const { session, backup } = await walletWithLentEmail(platform);

    const { reply } = await createOtpCredential(platform, session, 'EMAIL_OTP');

    // The account has no such credential, and what is tied is no phone.
    expect(UNTRUE_OF_EMAILS, 'the codes for conflicts of the account itself').not.toContain(
      errorCodeOf(reply),
    );
    expect(reply).toBeError(409, TIED.EMAIL_OTP);
    expect(
      await credentialIdsOf(platform, session.accountId),
      'the credentials of the account after the refusal',
    ).toEqual([backup.id]);
  });
});
