import { openedBy } from '../../fixtures/areas/credentials/opened-sessions.ts';
import { credentialRow, lastingOf, typedBody } from '../../fixtures/areas/login/credentials.ts';
import { newKey } from '../../fixtures/areas/login/keys.ts';
import { verifyOtpCredential } from '../../fixtures/areas/otp/calls.ts';
import { otpCode, sealedOtp } from '../../fixtures/areas/otp/otp.ts';
import { unusedOtp } from '../../fixtures/areas/otp/proven-otp.ts';
import { spoiltOtp } from '../../fixtures/areas/otp/spoilt-otp.ts';
import { check, expect, signedOrDirect } from '../../fixtures/index.ts';
import { everyOf } from '../../generators/every-of.ts';
import { incompleteOtpBundle } from '../../generators/otp/incomplete-otp-bundle.ts';
import { nonJsonOtpBundle } from '../../generators/otp/non-json-otp-bundle.ts';

check.describe('an encryptedOtpBundle', () => {
  for (const [what, fault] of [
    ['is not JSON', nonJsonOtpBundle],
    ['lacks one of its members', incompleteOtpBundle],
  ] as const) {
    check(`that ${what} is refused with 400`, 'OTP-SEALED-008', async ({ platform }) => {
      for (const change of everyOf(fault)) {
        // A service may retire a code when it was refused, and then refuse for that.
        const { credential, target } = await unusedOtp(platform);
        const key = newKey(platform);

        const sent = (sealed: string) => change.apply(sealed);
        const bundle = await spoiltOtp(platform, target, key, { sent });
        const reply = await verifyOtpCredential(platform, credential, bundle, key);

        expect(reply, change.name).toBeError(400, 'INVALID_INPUT');
      }
    });
  }

  check('that is not a string is refused with 400', 'OTP-SEALED-009', async ({ platform }) => {
    const { credential, target } = await unusedOtp(platform);
    const { id, type } = credential;
    const key = newKey(platform);
    const sealed = await sealedOtp(platform, target, key);

    const verify = async (encryptedOtpBundle: unknown) => {
      const body = typedBody(platform, type, { encryptedOtpBundle });
      const call = { path: { id }, body, secrets: [JSON.stringify(encryptedOtpBundle) ?? ''] };
      return (await signedOrDirect(platform, 'verifyAuthCredential', call, key)).reply;
    };
    for (const none of [undefined, null, 7, true, [sealed], JSON.parse(sealed)]) {
      expect(await verify(none), `the encryptedOtpBundle ${String(none)}`).toBeError(
        400,
        'INVALID_INPUT',
      );
    }
  });

  check(
    'that holds the OTP unencrypted opens no session',
    'OTP-SEALED-003',
    async ({ platform }) => {
      const { credential } = await unusedOtp(platform);
      const key = newKey(platform);
      const open = JSON.stringify({ otp_code: otpCode(platform), public_key: key.publicKey });
      platform.run.hide([open]);
      const hex = Buffer.from(open).toString('hex');

      const opened = await openedBy(platform, credential.accountId, async () => {
        for (const bundle of [
          open,
          JSON.stringify({ encappedPublic: key.publicKey, ciphertext: hex }),
          JSON.stringify({ encappedPublic: '', ciphertext: open }),
        ]) {
          const reply = await verifyOtpCredential(platform, credential, bundle, key);
          expect(reply).toBeRefused();
        }
      });

      expect(opened ?? [], 'sessions opened').toEqual([]);
    },
  );

  check(
    'that is refused leaves the credential unchanged',
    'OTP-SEALED-012',
    async ({ platform }) => {
      const { credential, target } = await unusedOtp(platform);
      const key = newKey(platform);
      const before = await credentialRow(platform, credential);

      for (const change of [...everyOf(incompleteOtpBundle), ...everyOf(nonJsonOtpBundle)]) {
        const sent = (sealed: string) => change.apply(sealed);
        const bundle = await spoiltOtp(platform, target, key, { sent });
        const reply = await verifyOtpCredential(platform, credential, bundle, key);
        expect(reply, change.name).toBeRefused();
      }

      const after = await credentialRow(platform, credential);
      expect(lastingOf(after), 'the record of the credential after the refusal').toEqual(
        lastingOf(before),
      );
    },
  );
});
