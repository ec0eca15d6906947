import { typedBody } from '../../fixtures/areas/login/credentials.ts';
import { clientPublicKeyOf, newKey, requireSealedKeys } from '../../fixtures/areas/login/keys.ts';
import { openedSessionIn } from '../../fixtures/areas/login/sessions.ts';
import { addPasskey } from '../../fixtures/areas/passkey/add-passkey.ts';
import { passkeyHolder, requirePasskeyLogin } from '../../fixtures/areas/passkey/passkey-holder.ts';
import {
  assertionFor,
  challengePasskey,
  passkeyLogin,
  tryPasskeyLogin,
  verifyPasskey,
} from '../../fixtures/areas/passkey/passkey-login.ts';
import { signWalletAction } from '../../fixtures/areas/sessions/calls.ts';
import { check, expect, isSuccess, member, untilOutcome } from '../../fixtures/index.ts';

check.describe("a PASSKEY session's signing key", () => {
  check('is returned with the session', 'PASSKEY-KEY-001', async ({ platform }) => {
    requireSealedKeys(platform);
    const passkey = await addPasskey(platform, await passkeyHolder(platform));

    const reply = await tryPasskeyLogin(platform, passkey);

    expect(reply, 'the login').toBeSuccess();
    expect(
      typeof member(reply.json, 'encryptedSessionSigningKey'),
      'the type of encryptedSessionSigningKey',
    ).toBe('string');
  });

  check(
    'is sealed to clientPublicKey and authorizes actions',
    ['PASSKEY-KEY-002', 'PASSKEY-KEY-003'],
    async ({ platform }) => {
      requireSealedKeys(platform);
      const passkey = await addPasskey(platform, await passkeyHolder(platform));
      const client = newKey(platform);

      const login = await tryPasskeyLogin(platform, passkey, {}, client);

      expect(login, 'the login').toBeSuccess();
      const session = await openedSessionIn(platform, passkey, login, client);
      const reply = await signWalletAction(platform, session);
      expect(reply, 'an action signed by the session signing key').toBeSuccess();
    },
  );

  check(
    "authorizes actions, unlike clientPublicKey's private key",
    'PASSKEY-KEY-006',
    async ({ platform }) => {
      requireSealedKeys(platform);
      const passkey = await addPasskey(platform, await passkeyHolder(platform));
      const client = newKey(platform);
      const session = await passkeyLogin(platform, passkey, client);

      const reply = await signWalletAction(platform, { ...session, key: client });

      expect(reply, "an action signed by the client's own key").toBeRefused(401);
      const control = await signWalletAction(platform, session);
      expect(control, 'an action signed by the session signing key').toBeSuccess();
    },
  );

  check('is not sealed to a key in the verify body', 'PASSKEY-KEY-004', async ({ platform }) => {
    requireSealedKeys(platform);
    const passkey = await addPasskey(platform, await passkeyHolder(platform));
    await passkeyLogin(platform, passkey);
    const client = newKey(platform);
    const challenge = await challengePasskey(platform, passkey, client);
    const assertion = assertionFor(passkey, challenge);
    const clientPublicKey = clientPublicKeyOf(platform, newKey(platform));
    const body = typedBody(platform, 'PASSKEY', { assertion, clientPublicKey });
    const call = {
      path: { id: passkey.id },
      body,
      headers: { 'Request-Id': challenge.requestId },
    };

    const reply = await untilOutcome(platform, () => platform.call('verifyAuthCredential', call));

    // A member that is not to be there may be refused as well.
    if (isSuccess(reply)) {
      await openedSessionIn(platform, passkey, reply, client);
    } else {
      expect(reply).toBeRefused(400);
    }
  });

  check(
    'is sealed to the clientPublicKey of its challenge',
    'PASSKEY-KEY-005',
    async ({ platform }) => {
      requireSealedKeys(platform);
      await requirePasskeyLogin(platform);
      const passkey = await addPasskey(platform, await passkeyHolder(platform));
      const [client, later] = [newKey(platform), newKey(platform)];
      const challenge = await challengePasskey(platform, passkey, client);
      const next = await challengePasskey(platform, passkey, later);

      // A passkey may have one challenge open, the latest, which any verification uses up.
      const last = await verifyPasskey(platform, passkey, assertionFor(passkey, next), next);
      expect(last).toBeSuccess(200);
      await openedSessionIn(platform, passkey, last, later);

      const earlier = assertionFor(passkey, challenge);
      const reply = await verifyPasskey(platform, passkey, earlier, challenge);
      // Whether a challenge outlives the next one is not said.
      if (isSuccess(reply)) {
        await openedSessionIn(platform, passkey, reply, client);
      }
    },
  );
});
