import { expectNickname } from '../../fixtures/areas/credentials/nickname.ts';
import { credentialRowsOf } from '../../fixtures/areas/login/credentials.ts';
import { newKey } from '../../fixtures/areas/login/keys.ts';
import {
  addPasskey,
  createPasskey,
  passkeyCreateCall,
} from '../../fixtures/areas/passkey/add-passkey.ts';
import { passkeyHolder, sharedPasskey } from '../../fixtures/areas/passkey/passkey-holder.ts';
import { newRegistration } from '../../fixtures/areas/passkey/passkey-login.ts';
import { begin, check, expect, member, proofOf, retry } from '../../fixtures/index.ts';

/** A WebAuthn credential id whose padding and alphabet make no difference. */
const idIn = (value: unknown) =>
  Buffer.from(String(member(value, 'credentialId')), 'base64url').toString('hex');

check.describe('adding a passkey', () => {
  check(
    'with the signature of a session returns 201',
    'PASSKEY-CREATE-001',
    async ({ platform }) => {
      const holder = await passkeyHolder(platform);

      const { reply } = await addPasskey(platform, holder);

      expect(reply).toBeSuccess(201);
    },
  );

  check('requires the signature of a session', 'PASSKEY-CREATE-002', async ({ platform }) => {
    const holder = await passkeyHolder(platform);
    await sharedPasskey(platform);
    const registration = newRegistration(platform);
    const call = passkeyCreateCall(holder.accountId, registration);

    const unsigned = await begin(platform, 'createAuthCredential', call);
    const foreign = proofOf(platform, unsigned, newKey(platform));
    const refused = await retry(platform, 'createAuthCredential', call, foreign);

    expect(refused, 'the addition signed by a key of no session').toBeRefused(401);
    const passkeys = (await credentialRowsOf(platform, holder.accountId)).filter(
      (row) => member(row, 'type') === 'PASSKEY',
    );
    expect(passkeys.map(idIn), 'the credentialIds of the passkeys that are listed').not.toContain(
      idIn(registration.attestation),
    );
    expect(
      await createPasskey(platform, holder, call),
      'the addition signed by a session',
    ).toBeSuccess(201);
  });

  check(
    'keeps the WebAuthn credential ID and the nickname that were sent',
    ['PASSKEY-CREATE-003', 'PASSKEY-CREATE-004'],
    async ({ platform }) => {
      const holder = await passkeyHolder(platform);
      await sharedPasskey(platform);
      const registration = newRegistration(platform);
      const nickname = 'Blue key on the ring';

      const call = passkeyCreateCall(holder.accountId, registration, nickname);
      const reply = await createPasskey(platform, holder, call);

      expect(reply).toBeSuccess(201);
      const rows = await credentialRowsOf(platform, holder.accountId);
      const row = rows.find((each) => member(each, 'id') === member(reply.json, 'id'));
      for (const shown of [reply.json, row]) {
        expect(idIn(shown), 'the credentialId of the passkey').toBe(idIn(registration.attestation));
      }
      expectNickname(reply.json, nickname, 'in the answer');
      expectNickname(row, nickname, 'in the list');
    },
  );
});
