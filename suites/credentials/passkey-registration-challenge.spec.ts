import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { expectRefusal, unlessConfirmed } from '../../fixtures/check/gap-refusal.ts';
import { forAll } from '../../fixtures/check/property.ts';
import { test } from '../../fixtures/check/test.ts';
import { homeOf, newAuthenticator } from '../../fixtures/credentials/passkey-login.ts';
import {
  expectRefusedRegistration,
  register,
  withClientData,
} from '../../fixtures/credentials/passkey-registrations.ts';
import { isSuccess } from '../../fixtures/platform/reply.ts';
import { flippedChallenge } from '../../generators/webauthn/flipped-challenge.ts';
import { registrationChallenge } from '../../generators/webauthn/registration-challenge.ts';

test.describe('the challenge of a registration', () => {
  test("is the platform's own", covers('PASSKEY-CREATE-005'), async ({ platform }) => {
    await forAll(
      registrationChallenge,
      async (challenge) => {
        const home = homeOf(platform);
        const attestation = newAuthenticator(platform).register({ ...home, challenge });
        const reply = await register(platform, (body) => ({ ...body, challenge, attestation }));
        if (!isSuccess(reply)) {
          unlessConfirmed('G-99', `one of ${challenge.length} characters is refused`);
        }
        expect(reply).toBeSuccess(201);
      },
      3,
    );
  });

  test('stands at the top level', covers('PASSKEY-CREATE-011'), async ({ platform }) => {
    await expectRefusedRegistration(
      platform,
      ({ challenge, attestation, ...body }) => ({
        ...body,
        attestation: { ...attestation, challenge },
      }),
      (reply) => expectRefusal(reply, 'G-99'),
    );
  });

  test('is the one in the client data', covers('PASSKEY-CREATE-012'), async ({ platform }) => {
    await forAll(
      flippedChallenge,
      (change) =>
        expectRefusedRegistration(
          platform,
          (body) => withClientData(body, (json) => change.apply(json)),
          (reply) => expectRefusal(reply, 'G-99'),
        ),
      2,
    );
  });
});
