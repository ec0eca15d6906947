import { homeOf, newAuthenticator } from '../../fixtures/areas/credentials/passkey-login.ts';
import {
  expectRefusedRegistration,
  register,
  withClientData,
} from '../../fixtures/areas/passkey/passkey-registrations.ts';
import {
  covers,
  expect,
  expectRefusal,
  forAll,
  isSuccess,
  test,
  unlessConfirmed,
} from '../../fixtures/index.ts';
import { flippedChallenge } from '../../generators/passkey/flipped-challenge.ts';
import { registrationChallenge } from '../../generators/passkey/registration-challenge.ts';

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
