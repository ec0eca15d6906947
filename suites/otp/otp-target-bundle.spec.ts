import { bundleJson, isTargetSignedBy } from '../../fixtures/areas/login/encodings.ts';
import { newOtpCredential } from '../../fixtures/areas/otp/new-otp-credential.ts';
import { challengeOtpCredential } from '../../fixtures/areas/otp/otp.ts';
import {
  check,
  expect,
  expectNoFindingOn,
  member,
  type Platform,
  text,
  undecided,
  unreached,
} from '../../fixtures/index.ts';

/** The answer to a challenge of each type, once per worker. */
function answers(platform: Platform): Promise<readonly unknown[]> {
  return platform.once('answers to challenges', () => newAnswers(platform));
}

function newAnswers(platform: Platform): Promise<readonly unknown[]> {
  const types = ['EMAIL_OTP', 'SMS_OTP'] as const;
  const present = types.filter(
    (type) => type === 'EMAIL_OTP' || platform.target.has('credentials.sms-otp'),
  );
  return Promise.all(present.map((type) => answer(platform, type)));
}

async function answer(platform: Platform, type: 'EMAIL_OTP' | 'SMS_OTP'): Promise<unknown> {
  const credential = await newOtpCredential(platform, type);
  return (await challengeOtpCredential(platform, credential)).json;
}

async function bundles(platform: Platform): Promise<readonly string[]> {
  const found = await answers(platform);
  return found.map(
    (json) =>
      text(member(json, 'otpEncryptionTargetBundle')) ??
      unreached(
        'P-07 a one-time code: POST /auth/credentials/{id}/challenge answered without otpEncryptionTargetBundle',
      ),
  );
}

check.describe('the otpEncryptionTargetBundle', () => {
  for (const [fact, row] of [
    ['is in the response to a challenge request', 'OTP-BUNDLE-001'],
    ['is a string', 'OTP-BUNDLE-002'],
  ] as const) {
    check(fact, row, async ({ platform }) => {
      await expectNoFindingOn(row, () => newAnswers(platform));
    });
  }

  check('holds a JSON object', 'OTP-BUNDLE-002', async ({ platform }) => {
    for (const bundle of await bundles(platform)) {
      expect(typeof bundleJson(bundle), 'the type of what the bundle holds').toBe('object');
      expect(
        Object.keys(Object(bundleJson(bundle))).length,
        'the number of members of the bundle',
      ).toBeGreaterThan(0);
    }
  });

  for (const [name, row] of [
    ['version', 'OTP-BUNDLE-003'],
    ['data', 'OTP-BUNDLE-004'],
    ['dataSignature', 'OTP-BUNDLE-005'],
    ['enclaveQuorumPublic', 'OTP-BUNDLE-006'],
  ] as const) {
    check(`has a member named ${name}`, row, async ({ platform }) => {
      for (const bundle of await bundles(platform)) {
        expect(Object.keys(Object(bundleJson(bundle))), 'the member names of the bundle').toContain(
          name,
        );
      }
    });
  }

  check(
    'has a dataSignature that the key in the profile verifies',
    'OTP-BUNDLE-007',
    async ({ platform }) => {
      const { target } = platform;
      const trusted = target.setting('hpke.enclaveQuorumPublicPinned');
      if (trusted === undefined) {
        undecided(
          'the profile has no trusted key for the bundle; set hpke.enclaveQuorumPublicPinned',
        );
      }

      for (const bundle of await bundles(platform)) {
        expect(
          isTargetSignedBy(target, bundle, trusted),
          'whether the dataSignature is by the trusted key',
        ).toBe(true);
      }
    },
  );
});
