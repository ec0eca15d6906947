import { assertionFor, verifyPasskey } from '../../fixtures/areas/credentials/passkey-login.ts';
import { challengedPasskey } from '../../fixtures/areas/passkey/challenged-passkey.ts';
import {
  expectRefusedRegistration,
  register,
  withClientData,
} from '../../fixtures/areas/passkey/passkey-registrations.ts';
import { covers, expect, expectRefusal, forAll, test } from '../../fixtures/index.ts';
import { clientDataExtension } from '../../generators/passkey/client-data-extension.ts';

/** An attestation or assertion whose client data go by the name that WebAuthn has for them. */
function misspelled<T extends { clientDataJson: string }>({ clientDataJson, ...members }: T) {
  return { ...members, clientDataJSON: clientDataJson };
}

test.describe('client data may have more members', () => {
  test('in a registration', covers('PASSKEY-CREATE-007'), async ({ platform }) => {
    await forAll(
      clientDataExtension,
      async (extension) => {
        const extend = (json: string) => extension.apply(json);
        const reply = await register(platform, (body) => withClientData(body, extend));
        expect(reply).toBeSuccess(201);
      },
      2,
    );
  });

  test('in an assertion', covers('PASSKEY-VERIFY-009'), async ({ platform }) => {
    await forAll(
      clientDataExtension,
      async (extension) => {
        const { passkey, challenge } = await challengedPasskey(platform);
        const editClientData = (json: string) => extension.apply(json);
        const assertion = assertionFor(passkey, challenge, { editClientData });
        expect(await verifyPasskey(platform, passkey, assertion, challenge)).toBeSuccess(200);
      },
      2,
    );
  });
});

test.describe("client data under WebAuthn's own name are not read", () => {
  test('in a registration', covers('PASSKEY-CREATE-016'), async ({ platform }) => {
    await expectRefusedRegistration(
      platform,
      (body) => ({ ...body, attestation: misspelled(body.attestation) }),
      (reply) => expectRefusal(reply, 'G-30'),
    );
  });

  test('in an assertion', covers('PASSKEY-VERIFY-010'), async ({ platform }) => {
    const { passkey, challenge, assertion } = await challengedPasskey(platform);

    const reply = await verifyPasskey(platform, passkey, misspelled(assertion), challenge);

    expectRefusal(reply, 'G-30');
  });
});
