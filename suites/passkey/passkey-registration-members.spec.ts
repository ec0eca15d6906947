import { credentialIdsOf } from '../../fixtures/areas/login/credentials.ts';
import { createPasskey } from '../../fixtures/areas/passkey/add-passkey.ts';
import {
  newPasskeyBody,
  type RegistrationBody,
} from '../../fixtures/areas/passkey/registration-body.ts';
import { check, expect } from '../../fixtures/index.ts';

const members = ['credentialId', 'clientDataJson', 'attestationObject'];

const incomplete = [
  ({ attestation: _, ...body }: RegistrationBody) => body,
  ...members.map((name) => ({ attestation, ...body }: RegistrationBody) => ({
    ...body,
    attestation: { ...attestation, [name]: undefined },
  })),
];

check.describe('adding a passkey', () => {
  check(
    'without the attestation or one of its members is refused',
    'PASSKEY-CREATE-008',
    async ({ platform }) => {
      for (const without of incomplete) {
        const { holder, body } = await newPasskeyBody(platform);
        const before = await credentialIdsOf(platform, holder.accountId);

        const reply = await createPasskey(platform, holder, { body: without(body) });

        expect(reply).toBeRefused();
        expect(
          await credentialIdsOf(platform, holder.accountId),
          'the credentials of the account after the refusal',
        ).toEqual(before);
        const valid = await createPasskey(platform, holder, { body });
        expect(valid, 'the same request with the whole attestation').toBeSuccess(201);
      }
    },
  );
});
