import { homeOf, newAuthenticator } from '../../fixtures/areas/credentials/passkey-login.ts';
import {
  expectRefusedRegistration,
  register,
} from '../../fixtures/areas/passkey/passkey-registrations.ts';
import { covers, expect, expectRefusal, forEachKind, test } from '../../fixtures/index.ts';
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

test.describe('the attestation of a passkey', () => {
  test('may name any transports', covers('PASSKEY-CREATE-006'), async ({ platform }) => {
    for (const transports of [['hybrid'], ['usb', 'nfc', 'ble', 'internal', 'hybrid']]) {
      const reply = await register(platform, ({ attestation, ...body }) => ({
        ...body,
        attestation: { ...attestation, transports },
      }));
      expect(reply, transports.join(', ')).toBeSuccess(201);
    }
  });

  for (const [fact, row, faults] of [
    ['has to be usable', 'PASSKEY-CREATE-017', unusable],
    ['is of the credential id beside it', 'PASSKEY-CREATE-018', [foreignAttestedId]],
    ['says that a user was present', 'PASSKEY-CREATE-020', [unattended]],
  ] as const) {
    test(fact, covers(row), async ({ platform }) => {
      await forEachKind(
        faults,
        (fault) =>
          expectRefusedRegistration(
            platform,
            ({ attestation, ...body }) => {
              const attestationObject = fault.apply(attestation.attestationObject);
              return { ...body, attestation: { ...attestation, attestationObject } };
            },
            (reply) => expectRefusal(reply, 'G-98'),
          ),
        2,
      );
    });
  }

  test('belongs to its origin', covers('PASSKEY-CREATE-019'), async ({ platform }) => {
    const authenticator = newAuthenticator(platform);
    const home = { ...homeOf(platform), rpId: 'other.invalid' };

    await expectRefusedRegistration(
      platform,
      (body) => {
        const attestation = authenticator.register({ ...home, challenge: body.challenge });
        return { ...body, attestation };
      },
      (reply) => expectRefusal(reply, 'G-97'),
    );
  });
});
