import { expectNickname } from '../../fixtures/areas/credentials/nickname.ts';
import { credentialIdsOf } from '../../fixtures/areas/login/credentials.ts';
import { createPasskey } from '../../fixtures/areas/passkey/add-passkey.ts';
import { sharedPasskey } from '../../fixtures/areas/passkey/passkey-holder.ts';
import { newPasskeyBody } from '../../fixtures/areas/passkey/registration-body.ts';
import { check, expect, forAll } from '../../fixtures/index.ts';
import { nickname } from '../../generators/passkey/nickname.ts';

check.describe('the nickname of a passkey', () => {
  check(
    'of 1 to 100 characters is accepted and returned as it was sent',
    'PASSKEY-CREATE-014',
    async ({ platform }) => {
      await forAll(
        nickname,
        async (name) => {
          await sharedPasskey(platform);
          const { holder, body } = await newPasskeyBody(platform);

          const reply = await createPasskey(platform, holder, {
            body: { ...body, nickname: name },
          });

          expect(reply).toBeSuccess(201);
          expectNickname(reply.json, name, 'in the answer');
        },
        3,
      );
    },
  );

  for (const [what, row, names] of [
    ['is required', 'PASSKEY-CREATE-013', [undefined]],
    ['is refused if it is blank or too long', 'PASSKEY-CREATE-015', ['', '   ', 'n'.repeat(101)]],
  ] as const) {
    check(what, row, async ({ platform }) => {
      for (const name of names) {
        const { holder, body } = await newPasskeyBody(platform);
        const before = await credentialIdsOf(platform, holder.accountId);

        const reply = await createPasskey(platform, holder, { body: { ...body, nickname: name } });

        expect(reply).toBeError(400, 'INVALID_INPUT');
        expect(
          await credentialIdsOf(platform, holder.accountId),
          'the credentials of the account after the refusal',
        ).toEqual(before);
        const valid = await createPasskey(platform, holder, { body });
        expect(valid, 'the same request without the fault').toBeSuccess(201);
      }
    });
  }
});
