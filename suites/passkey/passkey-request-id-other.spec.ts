import { newKey } from '../../fixtures/areas/login/keys.ts';
import { challengedPasskey } from '../../fixtures/areas/passkey/challenged-passkey.ts';
import {
  assertionFor,
  challengePasskey,
  tryPasskeyLogin,
  verifyPasskey,
} from '../../fixtures/areas/passkey/passkey-login.ts';
import { expireChallenge } from '../../fixtures/areas/wallet/control.ts';
import { check, expect, expectUnknownRequest } from '../../fixtures/index.ts';

check.describe('verifying a passkey', () => {
  check(
    'after the challenge has expired returns 401',
    'PASSKEY-REQUEST-002',
    async ({ platform }) => {
      const { passkey, challenge, assertion } = await challengedPasskey(platform);
      await expireChallenge(platform, challenge);

      expect(await verifyPasskey(platform, passkey, assertion, challenge)).toBeRefused(401);
      expect(await tryPasskeyLogin(platform, passkey), 'a login with a new Request-Id').toBeSuccess(
        200,
      );
    },
  );

  check(
    "with the Request-Id of another passkey's challenge is refused",
    'PASSKEY-REQUEST-003',
    async ({ platform }) => {
      const { passkey, assertion } = await challengedPasskey(platform);
      const { challenge: other } = await challengedPasskey(platform);

      for (const wrong of [assertionFor(passkey, other), assertion]) {
        expectUnknownRequest(await verifyPasskey(platform, passkey, wrong, other));
      }

      expect(
        await tryPasskeyLogin(platform, passkey),
        "a login with the passkey's own Request-Id",
      ).toBeSuccess(200);
    },
  );

  check(
    'with the Request-Id of another challenge of the passkey is refused',
    'PASSKEY-REQUEST-004',
    async ({ platform }) => {
      const { passkey, challenge } = await challengedPasskey(platform);
      const other = await challengePasskey(platform, passkey, newKey(platform));

      const [first, last] = [assertionFor(passkey, challenge), assertionFor(passkey, other)];

      // Whether a challenge outlives the next one is not said.
      expectUnknownRequest(await verifyPasskey(platform, passkey, last, challenge));
      expect(
        await verifyPasskey(platform, passkey, first, other),
        'the first assertion with the Request-Id of another challenge',
      ).toBeRefused(401);
      expect(await tryPasskeyLogin(platform, passkey), 'a login with a new Request-Id').toBeSuccess(
        200,
      );
    },
  );
});
