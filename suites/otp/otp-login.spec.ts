import { openedBy } from '../../fixtures/areas/credentials/opened-sessions.ts';
import { newKey } from '../../fixtures/areas/login/keys.ts';
import { newOtpCredential, type OtpType } from '../../fixtures/areas/otp/new-otp-credential.ts';
import { challengeOtp, sealedOtp, verifyOtpCall } from '../../fixtures/areas/otp/otp.ts';
import { beginOtpVerify } from '../../fixtures/areas/otp/otp-login.ts';
import { newWallet } from '../../fixtures/areas/otp/wallet.ts';
import {
  challengeIn,
  check,
  errorCodeOf,
  expect,
  member,
  type Platform,
  proofOf,
  retry,
  text,
  unreached,
  untilOutcome,
} from '../../fixtures/index.ts';

const VERIFY = 'verifyAuthCredential';

/** The answers to both requests that verify the right code, once per worker and type. */
function verifyRightCode(platform: Platform, type: OtpType) {
  return platform.once(`a verification of ${type}`, async () => {
    const credential = await newOtpCredential(platform, type);
    const key = newKey(platform);
    const target = await challengeOtp(platform, credential);
    const call = verifyOtpCall(platform, credential, await sealedOtp(platform, target, key));

    const unsigned = await untilOutcome(platform, () => platform.call(VERIFY, call));
    const challenge = challengeIn(unsigned);
    const signed =
      challenge === undefined
        ? unsigned
        : await retry(platform, VERIFY, call, proofOf(platform, challenge, key));
    return { credential, unsigned, signed };
  });
}

for (const [type, unsignedRow, signedRow, keyRow] of [
  ['EMAIL_OTP', 'OTP-VERIFY-001', 'OTP-VERIFY-005', 'OTP-SESSION-001'],
  ['SMS_OTP', 'OTP-VERIFY-002', 'OTP-VERIFY-006', 'OTP-SESSION-002'],
] as const) {
  check.describe(`verifying the right OTP of ${type}`, () => {
    check('without a wallet signature returns 202', unsignedRow, async ({ platform }) => {
      const { unsigned } = await verifyRightCode(platform, type);

      // The first call takes no signature, however a code is sealed.
      expect(errorCodeOf(unsigned), 'the code of the answer without a signature').not.toBe(
        'WALLET_SIGNATURE_MISSING',
      );
      expect(unsigned).toBeSuccess(202);
    });

    check('in the signed retry returns 200 with a session', signedRow, async ({ platform }) => {
      const { credential, signed } = await verifyRightCode(platform, type);

      expect(signed).toBeSuccess(200);
      expect(text(member(signed.json, 'id')), 'the id of the session').toBeDefined();
      expect(member(signed.json, 'accountId'), 'the accountId of the session').toBe(
        credential.accountId,
      );
      expect(member(signed.json, 'type'), 'the type of the session').toBe(type);
    });

    check('opens a session without encryptedSessionSigningKey', keyRow, async ({ platform }) => {
      const { signed } = await verifyRightCode(platform, type);

      expect(signed).toBeSuccess(200);
      expect(Object.keys(Object(signed.json)), 'the member names of the session').not.toContain(
        'encryptedSessionSigningKey',
      );
    });
  });
}

check.describe('verifying the right OTP', () => {
  check(
    "without a signature returns a challenge of the credential's type",
    'OTP-VERIFY-003',
    async ({ platform }) => {
      const types = ['EMAIL_OTP', 'SMS_OTP'] as const;
      for (const type of types.filter(
        (each) => each === 'EMAIL_OTP' || platform.target.has('credentials.sms-otp'),
      )) {
        const { unsigned } = await verifyRightCode(platform, type);

        expect(unsigned, 'the verification without a signature').toBeSuccess();
        expect(member(unsigned.json, 'type'), 'the type of the challenge').toBe(type);
      }
    },
  );

  check('without a wallet signature opens no session', 'OTP-VERIFY-004', async ({ platform }) => {
    const { accountId, emailOtp } = await newWallet(platform);

    const opened = await openedBy(platform, accountId, () =>
      beginOtpVerify(platform, emailOtp, newKey(platform)),
    );

    if (opened === undefined)
      unreached('GET /auth/sessions does not list the sessions of the wallet');
    expect(opened, 'sessions opened').toEqual([]);
  });
});
