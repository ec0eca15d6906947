import { credentialIdsOf } from '../../fixtures/areas/login/credentials.ts';
import { createPasskey } from '../../fixtures/areas/passkey/add-passkey.ts';
import { challengedPasskey } from '../../fixtures/areas/passkey/challenged-passkey.ts';
import { sharedPasskey } from '../../fixtures/areas/passkey/passkey-holder.ts';
import { assertionFor, verifyPasskey } from '../../fixtures/areas/passkey/passkey-login.ts';
import { newPasskeyBody, withClientData } from '../../fixtures/areas/passkey/registration-body.ts';
import { check, expect, forAll } from '../../fixtures/index.ts';
import { clientDataExtension } from '../../generators/passkey/client-data-extension.ts';

/** An attestation or assertion whose client data go by the name that WebAuthn has for them. */
function misspelled<T extends { clientDataJson: string }>({ clientDataJson, ...members }: T) {
  return { ...members, clientDataJSON: clientDataJson };
}

check.describe('passkey client data', () => {
  check(
    'with additional members are accepted in a registration',
    'PASSKEY-CREATE-007',
    async ({ platform }) => {
      await forAll(
        clientDataExtension,
        async (extension) => {
          const extend = (json: string) => extension.apply(json);
          await sharedPasskey(platform);
          const { holder, body } = await newPasskeyBody(platform);

          const reply = await createPasskey(platform, holder, {
            body: withClientData(body, extend),
          });

          expect(reply).toBeSuccess(201);
        },
        2,
      );
    },
  );

  check(
    'with additional members are accepted in an assertion',
    'PASSKEY-VERIFY-009',
    async ({ platform }) => {
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
    },
  );
});

check.describe('clientDataJSON instead of clientDataJson', () => {
  check('is refused with 400 in a registration', 'PASSKEY-CREATE-016', async ({ platform }) => {
    const { holder, body } = await newPasskeyBody(platform);
    const before = await credentialIdsOf(platform, holder.accountId);

    const attestation = misspelled(body.attestation);
    const reply = await createPasskey(platform, holder, { body: { ...body, attestation } });

    expect(reply).toBeError(400, 'INVALID_INPUT');
    expect(
      await credentialIdsOf(platform, holder.accountId),
      'the credentials of the account after the refusal',
    ).toEqual(before);
    const valid = await createPasskey(platform, holder, { body });
    expect(valid, 'the same request with clientDataJson').toBeSuccess(201);
  });

  check('is refused with 400 in an assertion', 'PASSKEY-VERIFY-010', async ({ platform }) => {
    const { passkey, challenge, assertion } = await challengedPasskey(platform);

    const reply = await verifyPasskey(platform, passkey, misspelled(assertion), challenge);

    expect(reply).toBeError(400, 'INVALID_INPUT');
  });
});
