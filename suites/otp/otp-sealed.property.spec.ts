import type { Arbitrary } from 'fast-check';
import { newKey } from '../../fixtures/areas/credentials/keys.ts';
import { openedBy } from '../../fixtures/areas/credentials/opened-sessions.ts';
import { sealedOtp } from '../../fixtures/areas/credentials/otp.ts';
import { unusedOtp, verifyBundle, verifySpoilt } from '../../fixtures/areas/otp/proven-otp.ts';
import type { Spoiling } from '../../fixtures/areas/otp/spoilt-otp.ts';
import {
  covers,
  errorCodeOf,
  expect,
  forAll,
  forEachKind,
  isSuccess,
  test,
  unlessConfirmed,
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

type Spoil = (change: Change<string>) => Spoiling;
type Hold = (change: Change<string>) => Promise<void>;

const outside: Spoil = (change) => ({ sealed: (text) => change.apply(text) });
const inside: Spoil = (change) => ({ plaintext: (text) => change.apply(text) });

const some = (faults: Arbitrary<Change<string>>, runs: number) => (hold: Hold) =>
  forAll(faults, hold, runs);

const kinds = (faults: readonly Arbitrary<Change<string>>[]) => (hold: Hold) =>
  forEachKind(faults, hold, 2);

const every = (faults: Arbitrary<Change<string>>) => async (hold: Hold) => {
  for (const change of everyOf(faults)) await hold(change);
};

const faults: readonly (readonly [string, RequirementId, Spoil, (hold: Hold) => Promise<void>])[] =
  [
    ['with its ciphertext changed', 'OTP-SEALED-004', outside, some(flippedOtpBundle, 10)],
    ['with its ciphertext cut short', 'OTP-SEALED-005', outside, some(truncatedOtpBundle, 8)],
    ['in the name of another sender', 'OTP-SEALED-006', outside, some(foreignEncappedKey, 3)],
    ['in the name of no sender', 'OTP-SEALED-006', outside, kinds(invalidEncappedKeys)],
    ['without its code or key', 'OTP-SEALED-010', inside, every(incompleteOtpPlaintext)],
    ['with a key that is none', 'OTP-SEALED-010', inside, kinds(invalidOtpKeys)],
    ['in no JSON', 'OTP-SEALED-010', inside, every(nonJsonOtpPlaintext)],
  ];

test.describe('a sealed code', () => {
  for (const [what, row, spoil, all] of faults) {
    test(`opens no session ${what}`, covers(row), async ({ platform }) => {
      const unused = await unusedOtp(platform);
      const key = newKey(platform);

      const opened = await openedBy(platform, unused.credential.accountId, () =>
        all(async (change) => {
          const reply = await verifySpoilt(platform, unused, spoil(change), key);
          expect(isSuccess(reply), `${change} is answered ${reply.status}`).toBe(false);
          expect(reply.status, `the status for ${change}`).toBeLessThan(500);
        }),
      );

      expect(opened ?? []).toEqual([]);
    });
  }

  test('that does not open is refused with 401', covers('OTP-SEALED-007'), async ({ platform }) => {
    const unused = await unusedOtp(platform);

    await forAll(
      flippedOtpBundle,
      async (change) => {
        const sealed = (text: string) => change.apply(text);
        const reply = await verifySpoilt(platform, unused, { sealed });
        const answered = `${reply.status} ${errorCodeOf(reply) ?? ''}`;
        if (answered !== '401 UNAUTHORIZED') {
          unlessConfirmed('G-94', `a code that does not open is answered ${answered}`);
        }
        expect(reply).toBeError(401, 'UNAUTHORIZED');
      },
      3,
    );
  });

  test(
    'opens no session where it is sealed to a key nobody gave out',
    covers('OTP-SEALED-002'),
    async ({ platform }) => {
      const { credential } = await unusedOtp(platform);
      const key = newKey(platform);

      const opened = await openedBy(platform, credential.accountId, async () => {
        const bundle = await sealedOtp(platform, newKey(platform), key);
        const { reply } = await verifyBundle(platform, credential, bundle, key);
        expect(isSuccess(reply), `it is answered ${reply.status}`).toBe(false);
        expect(reply.status, 'the status of the refusal').toBeLessThan(500);
      });

      expect(opened ?? []).toEqual([]);
    },
  );
});
