import type { Arbitrary } from 'fast-check';
import { openedBy } from '../../fixtures/areas/credentials/opened-sessions.ts';
import { newKey } from '../../fixtures/areas/login/keys.ts';
import { verifyOtpCredential } from '../../fixtures/areas/otp/calls.ts';
import { sealedOtp, verifyOtpCall } from '../../fixtures/areas/otp/otp.ts';
import { unusedOtp } from '../../fixtures/areas/otp/proven-otp.ts';
import { spoiltOtp } from '../../fixtures/areas/otp/spoilt-otp.ts';
import {
  check,
  errorCodeOf,
  expect,
  forAll,
  forEachKind,
  signedOrDirect,
} from '../../fixtures/index.ts';
import type { Change } from '../../generators/change.ts';
import { everyOf } from '../../generators/every-of.ts';
import { flippedOtpBundle } from '../../generators/otp/flipped-otp-bundle.ts';
import { foreignEncappedKey } from '../../generators/otp/foreign-encapped-key.ts';
import { incompleteOtpPlaintext } from '../../generators/otp/incomplete-otp-plaintext.ts';
import { invalidEncappedKeys } from '../../generators/otp/invalid-encapped-keys.ts';
import { invalidOtpKeys } from '../../generators/otp/invalid-otp-keys.ts';
import { nonJsonOtpPlaintext } from '../../generators/otp/non-json-otp-plaintext.ts';
import { truncatedOtpBundle } from '../../generators/otp/truncated-otp-bundle.ts';
import type { RequirementId } from '../../spec/generated/requirement-ids.ts';

const VERIFY = 'verifyAuthCredential';

type Faults = Arbitrary<Change<string>>;

/** How many of each fault are drawn, and the faults of the sealed message. */
const sealedFaults: readonly (readonly [string, RequirementId, number, readonly Faults[]])[] = [
  ['with a changed ciphertext', 'OTP-SEALED-004', 10, [flippedOtpBundle]],
  ['with a truncated ciphertext', 'OTP-SEALED-005', 8, [truncatedOtpBundle]],
  ['with the encappedPublic of another key pair', 'OTP-SEALED-006', 3, [foreignEncappedKey]],
  ['with an invalid encappedPublic', 'OTP-SEALED-006', 2, invalidEncappedKeys],
];

check.describe('an encryptedOtpBundle', () => {
  for (const [what, row, runs, kinds] of sealedFaults) {
    check(`${what} opens no session`, row, async ({ platform }) => {
      const { credential, target } = await unusedOtp(platform);
      const key = newKey(platform);

      const opened = await openedBy(platform, credential.accountId, () =>
        forEachKind(
          kinds,
          async (fault) => {
            const sealed = (text: string) => fault.apply(text);
            const bundle = await spoiltOtp(platform, target, key, { sealed });
            const reply = await verifyOtpCredential(platform, credential, bundle, key);
            expect(reply, fault.name).toBeRefused();
          },
          runs,
        ),
      );

      expect(opened ?? [], 'sessions opened').toEqual([]);
    });
  }

  for (const [what, faults] of [
    ['whose plaintext lacks otp_code or public_key', incompleteOtpPlaintext],
    ['whose plaintext is not JSON', nonJsonOtpPlaintext],
  ] as const) {
    check(`${what} opens no session`, 'OTP-SEALED-010', async ({ platform }) => {
      const { credential, target } = await unusedOtp(platform);
      const key = newKey(platform);

      const opened = await openedBy(platform, credential.accountId, async () => {
        for (const fault of everyOf(faults)) {
          const plaintext = (text: string) => fault.apply(text);
          const bundle = await spoiltOtp(platform, target, key, { plaintext });
          const reply = await verifyOtpCredential(platform, credential, bundle, key);
          expect(reply, fault.name).toBeRefused();
        }
      });

      expect(opened ?? [], 'sessions opened').toEqual([]);
    });
  }

  check(
    'whose plaintext has an invalid public_key opens no session',
    'OTP-SEALED-010',
    async ({ platform }) => {
      const { credential, target } = await unusedOtp(platform);
      const key = newKey(platform);

      const opened = await openedBy(platform, credential.accountId, () =>
        forEachKind(
          invalidOtpKeys,
          async (fault) => {
            const plaintext = (text: string) => fault.apply(text);
            const bundle = await spoiltOtp(platform, target, key, { plaintext });
            const reply = await verifyOtpCredential(platform, credential, bundle, key);
            expect(reply, fault.name).toBeRefused();
          },
          2,
        ),
      );

      expect(opened ?? [], 'sessions opened').toEqual([]);
    },
  );

  check('that cannot be decrypted is refused with 401', 'OTP-SEALED-007', async ({ platform }) => {
    const { credential, target } = await unusedOtp(platform);

    await forAll(
      flippedOtpBundle,
      async (change) => {
        const sealed = (text: string) => change.apply(text);
        const key = newKey(platform);
        const bundle = await spoiltOtp(platform, target, key, { sealed });
        const call = verifyOtpCall(platform, credential, bundle);
        const { reply, signed } = await signedOrDirect(platform, VERIFY, call, key);
        if (!signed) {
          // A wallet signature that was not sent cannot fail (Authentication, 5).
          const code = errorCodeOf(reply);
          expect(code, 'the code of an unsigned request').not.toBe('WALLET_SIGNATURE_INVALID');
        }
        expect(reply).toBeError(401, 'UNAUTHORIZED');
      },
      3,
    );
  });

  check(
    'encrypted to a key that the service never issued opens no session',
    'OTP-SEALED-002',
    async ({ platform }) => {
      const { credential } = await unusedOtp(platform);
      const key = newKey(platform);

      const opened = await openedBy(platform, credential.accountId, async () => {
        const bundle = await sealedOtp(platform, newKey(platform), key);
        const reply = await verifyOtpCredential(platform, credential, bundle, key);
        expect(reply).toBeRefused();
      });

      expect(opened ?? [], 'sessions opened').toEqual([]);
    },
  );
});
