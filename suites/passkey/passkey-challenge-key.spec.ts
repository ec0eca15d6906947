import { clientPublicKeyOf, newKey } from '../../fixtures/areas/login/keys.ts';
import { addPasskey } from '../../fixtures/areas/passkey/add-passkey.ts';
import { passkeyHolder } from '../../fixtures/areas/passkey/passkey-holder.ts';
import {
  assertionFor,
  challengePasskey,
  type Passkey,
  verifyPasskey,
} from '../../fixtures/areas/passkey/passkey-login.ts';
import {
  check,
  expect,
  forEachKind,
  isSuccess,
  member,
  type Platform,
  paced,
  type Reply,
  text,
  untilOutcome,
} from '../../fixtures/index.ts';
import { invalidPublicKeys } from '../../generators/credentials/invalid-public-keys.ts';

function challengeCredential(platform: Platform, { id }: Passkey, body: object): Promise<Reply> {
  const call = { path: { id }, body };
  const send = () => platform.call('challengeAuthCredential', call);
  return paced(platform, () => untilOutcome(platform, send));
}

/** Verifies the passkey by an assertion of the challenge in an answer. */
function logIn(platform: Platform, passkey: Passkey, { json }: Reply): Promise<Reply> {
  const [challenge = '', requestId] = [member(json, 'challenge'), member(json, 'requestId')].map(
    text,
  );
  return verifyPasskey(platform, passkey, assertionFor(passkey, { challenge }), {
    ...(requestId !== undefined && { requestId }),
  });
}

check.describe('requesting a passkey challenge', () => {
  check(
    'without a clientPublicKey returns 400 INVALID_INPUT',
    'PASSKEY-CHALLENGE-011',
    async ({ platform }) => {
      const holder = await passkeyHolder(platform);
      await challengePasskey(platform, await addPasskey(platform, holder), newKey(platform));
      const passkey = await addPasskey(platform, holder);

      const reply = await challengeCredential(platform, passkey, {});

      expect(reply).toBeError(400, 'INVALID_INPUT');
    },
  );

  check(
    'with an invalid clientPublicKey returns 400 INVALID_INPUT',
    'PASSKEY-CHALLENGE-012',
    async ({ platform }) => {
      const holder = await passkeyHolder(platform);
      const key = newKey(platform);
      await challengePasskey(platform, await addPasskey(platform, holder), key);

      await forEachKind(
        invalidPublicKeys,
        async (fault) => {
          const passkey = await addPasskey(platform, holder);
          const clientPublicKey = fault.apply(clientPublicKeyOf(platform, key));
          const reply = await challengeCredential(platform, passkey, { clientPublicKey });

          // A service may look at the key when it seals to it, and opens no session then.
          if (isSuccess(reply)) {
            const login = await logIn(platform, passkey, reply);
            expect(login, 'a login for an invalid key').toBeRefused();
          }
          expect(reply, fault.name).toBeError(400, 'INVALID_INPUT');
        },
        1,
      );
    },
  );
});
