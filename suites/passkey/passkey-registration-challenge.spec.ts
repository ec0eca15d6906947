import { credentialIdsOf } from '../../fixtures/areas/login/credentials.ts';
import { createPasskey } from '../../fixtures/areas/passkey/add-passkey.ts';
import { sharedPasskey } from '../../fixtures/areas/passkey/passkey-holder.ts';
import { homeOf, newAuthenticator } from '../../fixtures/areas/passkey/passkey-login.ts';
import { newPasskeyBody, withClientData } from '../../fixtures/areas/passkey/registration-body.ts';
import { check, expect, forAll } from '../../fixtures/index.ts';
import { flippedChallenge } from '../../generators/passkey/flipped-challenge.ts';
import { registrationChallenge } from '../../generators/passkey/registration-challenge.ts';

check.describe('the registration challenge of a passkey', () => {
  check(
    'is read from the top-level member challenge',
    'PASSKEY-CREATE-005',
    async ({ platform }) => {
      await forAll(
        registrationChallenge,
        async (challenge) => {
          await sharedPasskey(platform);
          const { holder, body } = await newPasskeyBody(platform);

          const home = homeOf(platform);
          const attestation = newAuthenticator(platform).register({ ...home, challenge });
          const reply = await createPasskey(platform, holder, {
            body: { ...body, challenge, attestation },
          });

          expect(reply, `a challenge of ${challenge.length} characters`).toBeSuccess(201);
        },
        3,
      );
    },
  );

  check('is required at the top level of the body', 'PASSKEY-CREATE-011', async ({ platform }) => {
    const { holder, body } = await newPasskeyBody(platform);
    const before = await credentialIdsOf(platform, holder.accountId);

    const { challenge, ...others } = body;
    const attestation = { ...body.attestation, challenge };
    const reply = await createPasskey(platform, holder, { body: { ...others, attestation } });

    expect(reply).toBeError(400, 'INVALID_INPUT');
    expect(
      await credentialIdsOf(platform, holder.accountId),
      'the credentials of the account after the refusal',
    ).toEqual(before);
    const valid = await createPasskey(platform, holder, { body });
    expect(valid, 'the same request with a challenge').toBeSuccess(201);
  });

  check(
    'must equal the challenge in the client data',
    'PASSKEY-CREATE-012',
    async ({ platform }) => {
      await forAll(
        flippedChallenge,
        async (change) => {
          const { holder, body } = await newPasskeyBody(platform);
          const before = await credentialIdsOf(platform, holder.accountId);

          const wrong = withClientData(body, (json) => change.apply(json));
          const reply = await createPasskey(platform, holder, { body: wrong });

          expect(reply).toBeError(400, 'INVALID_INPUT');
          expect(
            await credentialIdsOf(platform, holder.accountId),
            'the credentials of the account after the refusal',
          ).toEqual(before);
          const valid = await createPasskey(platform, holder, { body });
          expect(valid, 'the same request with the challenge of the client data').toBeSuccess(201);
        },
        2,
      );
    },
  );
});
