import {
  expectRefusedRegistration,
  type RegistrationBody,
} from '../../fixtures/areas/passkey/passkey-registrations.ts';
import { covers, expect, isSuccess, test } from '../../fixtures/index.ts';

const members = ['credentialId', 'clientDataJson', 'attestationObject'];

const incomplete = [
  ({ attestation: _, ...body }: RegistrationBody) => body,
  ...members.map((name) => ({ attestation, ...body }: RegistrationBody) => ({
    ...body,
    attestation: { ...attestation, [name]: undefined },
  })),
];

test.describe('adding a passkey', () => {
  test(
    'does not happen without the attestation, whole or in part',
    covers('PASSKEY-CREATE-008'),
    async ({ platform }) => {
      for (const spoil of incomplete) {
        await expectRefusedRegistration(platform, spoil, (reply) => {
          expect(isSuccess(reply), `it is answered ${reply.status}`).toBe(false);
        });
      }
    },
  );
});
