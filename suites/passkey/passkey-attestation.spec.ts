import { credentialIdsOf } from '../../fixtures/areas/login/credentials.ts';
import { createPasskey } from '../../fixtures/areas/passkey/add-passkey.ts';
import { sharedPasskey } from '../../fixtures/areas/passkey/passkey-holder.ts';
import { homeOf, newAuthenticator } from '../../fixtures/areas/passkey/passkey-login.ts';
import { newPasskeyBody } from '../../fixtures/areas/passkey/registration-body.ts';
import { check, expect, forEachKind } from '../../fixtures/index.ts';
import { absentUser } from '../../generators/passkey/absent-user.ts';
import { attestedDataChange } from '../../generators/passkey/attestation-change.ts';
import { foreignAttestedId } from '../../generators/passkey/foreign-attested-id.ts';
import { incompleteAttestation } from '../../generators/passkey/incomplete-attestation.ts';
import { invalidCoseKey } from '../../generators/passkey/invalid-cose-key.ts';
import { unreadableAttestation } from '../../generators/passkey/unreadable-attestation.ts';

const unusable = [unreadableAttestation, incompleteAttestation, invalidCoseKey];
const unattended = absentUser.map((change) =>
  attestedDataChange(change.name, (data) => change.apply(data)),
);

check.describe('the attestation of a passkey', () => {
  check(
    'is accepted with one or several transports',
    'PASSKEY-CREATE-006',
    async ({ platform }) => {
      for (const transports of [['hybrid'], ['usb', 'nfc', 'ble', 'internal', 'hybrid']]) {
        await sharedPasskey(platform);
        const { holder, body } = await newPasskeyBody(platform);

        const attestation = { ...body.attestation, transports };
        const reply = await createPasskey(platform, holder, { body: { ...body, attestation } });

        expect(reply, `a passkey with the transports ${transports.join(', ')}`).toBeSuccess(201);
      }
    },
  );

  for (const [fact, row, faults] of [
    ['that is unreadable or has an unusable public key is refused', 'PASSKEY-CREATE-017', unusable],
    [
      'with a credential ID other than credentialId is refused',
      'PASSKEY-CREATE-018',
      [foreignAttestedId],
    ],
    ['without user presence is refused', 'PASSKEY-CREATE-020', [unattended]],
  ] as const) {
    check(fact, row, async ({ platform }) => {
      await forEachKind(
        faults,
        async (fault) => {
          const { holder, body } = await newPasskeyBody(platform);
          const before = await credentialIdsOf(platform, holder.accountId);

          const attestationObject = fault.apply(body.attestation.attestationObject);
          const attestation = { ...body.attestation, attestationObject };
          const reply = await createPasskey(platform, holder, { body: { ...body, attestation } });

          expect(reply).toBeError(400, 'INVALID_INPUT');
          expect(
            await credentialIdsOf(platform, holder.accountId),
            'the credentials of the account after the refusal',
          ).toEqual(before);
          const valid = await createPasskey(platform, holder, { body });
          expect(valid, 'the same request without the fault').toBeSuccess(201);
        },
        2,
      );
    });
  }

  for (const [what, foreign] of [
    ['the RP id hash of another relying party', { rpId: 'other.invalid' }],
    ['an origin outside its relying party', { origin: 'https://other.invalid' }],
  ] as const) {
    check(`with ${what} is refused`, 'PASSKEY-CREATE-019', async ({ platform }) => {
      const authenticator = newAuthenticator(platform);
      const { holder, body } = await newPasskeyBody(platform);
      const before = await credentialIdsOf(platform, holder.accountId);

      const { challenge } = body;
      const attestation = authenticator.register({ ...homeOf(platform), ...foreign, challenge });
      const reply = await createPasskey(platform, holder, { body: { ...body, attestation } });

      expect(reply).toBeError(400, 'INVALID_INPUT');
      expect(
        await credentialIdsOf(platform, holder.accountId),
        'the credentials of the account after the refusal',
      ).toEqual(before);
      const valid = await createPasskey(platform, holder, { body });
      expect(valid, 'the same request without the fault').toBeSuccess(201);
    });
  }
});
