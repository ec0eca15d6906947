import {
  credentialRow,
  lastingOf,
  typedBody,
} from '../../fixtures/areas/credentials/credentials.ts';
import { newKey } from '../../fixtures/areas/credentials/keys.ts';
import { openedBy } from '../../fixtures/areas/credentials/opened-sessions.ts';
import { otpCode, sealedOtp } from '../../fixtures/areas/credentials/otp.ts';
import {
  type ProvenOtp,
  unusedOtp,
  verifyBundle,
  verifySpoilt,
} from '../../fixtures/areas/otp/proven-otp.ts';
import {
  covers,
  expect,
  expectRefusal,
  isSuccess,
  onEitherRequest,
  type Platform,
  test,
} from '../../fixtures/index.ts';
import { everyOf } from '../../generators/every-of.ts';
import { incompleteOtpBundle } from '../../generators/otp/incomplete-otp-bundle.ts';
import { nonJsonOtpBundle } from '../../generators/otp/non-json-otp-bundle.ts';

/** Verifies whatever stands for the sealed code, or nothing at all where it is undefined. */
async function verifyAny(
  platform: Platform,
  { credential }: Pick<ProvenOtp, 'credential'>,
  bundle: unknown,
) {
  const body = typedBody(platform, credential.type, { encryptedOtpBundle: bundle });
  const secrets = [JSON.stringify(bundle) ?? ''];
  const call = { path: { id: credential.id }, body, secrets };
  const { reply } = await onEitherRequest(platform, 'verifyAuthCredential', call, newKey(platform));
  return reply;
}

test.describe('the bundle of a sealed code', () => {
  for (const [what, fault] of [
    ['no JSON', nonJsonOtpBundle],
    ['not whole', incompleteOtpBundle],
  ] as const) {
    test(`is refused where it is ${what}`, covers('OTP-SEALED-008'), async ({ platform }) => {
      for (const change of everyOf(fault)) {
        // A service may retire a code when it was refused, and then refuse for that.
        const unused = await unusedOtp(platform);
        const sent = (bundle: string) => change.apply(bundle);
        expectRefusal(await verifySpoilt(platform, unused, { sent }), 'G-94');
      }
    });
  }

  test('is refused where it is no string', covers('OTP-SEALED-009'), async ({ platform }) => {
    const unused = await unusedOtp(platform);
    const sealed = await sealedOtp(platform, unused.target, newKey(platform));

    for (const bundle of [undefined, null, 7, true, [sealed], JSON.parse(sealed)]) {
      expectRefusal(await verifyAny(platform, unused, bundle), 'G-94');
    }
  });

  test(
    'opens no session where it is not sealed',
    covers('OTP-SEALED-003'),
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
          const { reply } = await verifyBundle(platform, credential, bundle, key);
          expect(isSuccess(reply), `it is answered ${reply.status}`).toBe(false);
          expect(reply.status, 'the status of the refusal').toBeLessThan(500);
        }
      });

      expect(opened ?? []).toEqual([]);
    },
  );

  test(
    'refused leaves the credential as it was',
    covers('OTP-SEALED-012'),
    async ({ platform }) => {
      const unused = await unusedOtp(platform);
      const before = await credentialRow(platform, unused.credential);

      for (const change of everyOf(incompleteOtpBundle)) {
        const sent = (bundle: string) => change.apply(bundle);
        const reply = await verifySpoilt(platform, unused, { sent });
        expect(isSuccess(reply), `${change} is answered ${reply.status}`).toBe(false);
      }

      const after = await credentialRow(platform, unused.credential);
      expect(lastingOf(after)).toEqual(lastingOf(before));
    },
  );
});
