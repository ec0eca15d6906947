import { newKey } from '../../fixtures/areas/credentials/keys.ts';
import { openedBy } from '../../fixtures/areas/credentials/opened-sessions.ts';
import { beginOtpVerify } from '../../fixtures/areas/credentials/otp-login.ts';
import { newWallet } from '../../fixtures/areas/credentials/wallet.ts';
import { codeVerification } from '../../fixtures/areas/otp/code-verifications.ts';
import { covers, expect, member, test, text } from '../../fixtures/index.ts';

for (const [type, unsignedRow, signedRow, keyRow] of [
  ['EMAIL_OTP', 'OTP-VERIFY-001', 'OTP-VERIFY-005', 'OTP-SESSION-001'],
  ['SMS_OTP', 'OTP-VERIFY-002', 'OTP-VERIFY-006', 'OTP-SESSION-002'],
] as const) {
  test.describe(`the right code of ${type}`, () => {
    test('is answered 202 at first', covers(unsignedRow), async ({ platform }) => {
      const { first } = await codeVerification(platform, type);

      expect(first).toBeSuccess(202);
    });

    test('is answered 200 with a session once signed', covers(signedRow), async ({ platform }) => {
      const { credential, last } = await codeVerification(platform, type);

      expect(last).toBeSuccess(200);
      expect(text(member(last.json, 'id')), 'the id of the session').toBeDefined();
      expect(member(last.json, 'accountId')).toBe(credential.accountId);
      expect(member(last.json, 'type')).toBe(type);
    });

    test('brings no sealed key', covers(keyRow), async ({ platform }) => {
      const { last } = await codeVerification(platform, type);

      expect(last).toBeSuccess(200);
      expect(Object.keys(Object(last.json))).not.toContain('encryptedSessionSigningKey');
    });
  });
}

test.describe('the right code', () => {
  test('is challenged by its own type', covers('OTP-VERIFY-003'), async ({ platform }) => {
    const types = ['EMAIL_OTP', 'SMS_OTP'] as const;
    for (const type of types.filter(
      (each) => each === 'EMAIL_OTP' || platform.target.has('credentials.sms-otp'),
    )) {
      const { first } = await codeVerification(platform, type);

      expect(member(first.json, 'type')).toBe(type);
    }
  });

  test('opens nothing before it is signed', covers('OTP-VERIFY-004'), async ({ platform }) => {
    const { accountId, emailOtp } = await newWallet(platform);

    const opened = await openedBy(platform, accountId, () =>
      beginOtpVerify(platform, emailOtp, newKey(platform)),
    );

    expect(opened ?? []).toEqual([]);
  });
});
