import { openedBy } from '../../fixtures/areas/credentials/opened-sessions.ts';
import { newKey } from '../../fixtures/areas/login/keys.ts';
import { verifyOtpCredential } from '../../fixtures/areas/otp/calls.ts';
import { challengeOtp, sealedOtp } from '../../fixtures/areas/otp/otp.ts';
import { provenOtp } from '../../fixtures/areas/otp/proven-otp.ts';
import { spoiltOtp } from '../../fixtures/areas/otp/spoilt-otp.ts';
import { newWallet } from '../../fixtures/areas/otp/wallet.ts';
import { check, expect, forAll, member } from '../../fixtures/index.ts';
import { everyOf } from '../../generators/every-of.ts';
import { malformedOtpCode } from '../../generators/otp/malformed-otp-code.ts';
import { wrongOtpCode } from '../../generators/otp/wrong-otp-code.ts';

/** What the contract has a sandbox send (Limits), whatever the profile says. */
const SANDBOX_CODE = '000000';

/** A service may retire a code after a wrong one, and then refuse for that; so its reason is read once. */
const FEW = 2;

check.describe('the OTP', () => {
  check('of the sandbox is six zeros', 'OTP-VERIFY-010', async ({ platform }) => {
    const { emailOtp } = await newWallet(platform);
    const key = newKey(platform);
    const target = await challengeOtp(platform, emailOtp);
    const bundle = await sealedOtp(platform, target, { ...key, code: SANDBOX_CODE });

    const reply = await verifyOtpCredential(platform, emailOtp, bundle, key);

    expect(member(reply.json, 'reason'), 'the reason').not.toBe('Invalid OTP code');
    expect(reply).toBeSuccess(200);
  });

  for (const [type, row] of [
    ['EMAIL_OTP', 'OTP-CODE-001'],
    ['SMS_OTP', 'OTP-CODE-002'],
  ] as const) {
    check(
      `of an ${type} credential is refused with 401 Invalid OTP code if it is wrong`,
      row,
      async ({ platform }) => {
        const { credential, target } = await provenOtp(platform, type);
        const key = newKey(platform);

        await forAll(
          wrongOtpCode,
          async (wrong) => {
            const plaintext = (text: string) => wrong.apply(text);
            const bundle = await spoiltOtp(platform, target, key, { plaintext });
            const reply = await verifyOtpCredential(platform, credential, bundle, key);
            expect(reply).toBeError(401, 'UNAUTHORIZED');
            expect(member(reply.json, 'reason'), 'the reason').toBe('Invalid OTP code');
          },
          1,
        );
      },
    );
  }

  check('does not issue a session if it is wrong', 'OTP-CODE-003', async ({ platform }) => {
    const { credential, target } = await provenOtp(platform, 'EMAIL_OTP');
    const key = newKey(platform);

    const opened = await openedBy(platform, credential.accountId, () =>
      forAll(
        wrongOtpCode,
        async (wrong) => {
          const plaintext = (text: string) => wrong.apply(text);
          const bundle = await spoiltOtp(platform, target, key, { plaintext });
          const reply = await verifyOtpCredential(platform, credential, bundle, key);
          expect(reply, wrong.name).toBeRefused();
        },
        FEW,
      ),
    );

    expect(opened ?? [], 'sessions opened').toEqual([]);
  });

  check(
    'does not issue a session if it is not six digits',
    'OTP-CODE-004',
    async ({ platform }) => {
      const { credential, target } = await provenOtp(platform, 'EMAIL_OTP');
      const key = newKey(platform);

      const opened = await openedBy(platform, credential.accountId, async () => {
        for (const spoilt of everyOf(malformedOtpCode)) {
          const plaintext = (text: string) => spoilt.apply(text);
          const bundle = await spoiltOtp(platform, target, key, { plaintext });
          const reply = await verifyOtpCredential(platform, credential, bundle, key);
          expect(reply, spoilt.name).toBeRefused();
        }
      });

      expect(opened ?? [], 'sessions opened').toEqual([]);
    },
  );
});
