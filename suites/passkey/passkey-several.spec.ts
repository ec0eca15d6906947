import { credentialIdsOf } from '../../fixtures/areas/login/credentials.ts';
import { newKey } from '../../fixtures/areas/login/keys.ts';
import { addPasskey } from '../../fixtures/areas/passkey/add-passkey.ts';
import { passkeyHolder } from '../../fixtures/areas/passkey/passkey-holder.ts';
import {
  assertionFor,
  challengePasskey,
  type Passkey,
  passkeyLogin,
  tryPasskeyLogin,
  verifyPasskey,
} from '../../fixtures/areas/passkey/passkey-login.ts';
import { check, expect, type Platform } from '../../fixtures/index.ts';

async function threePasskeys(platform: Platform): Promise<readonly [Passkey, Passkey, Passkey]> {
  const holder = await passkeyHolder(platform);
  const first = await addPasskey(platform, holder);
  const second = await addPasskey(platform, holder);
  return [first, second, await addPasskey(platform, holder)];
}

check.describe('several passkeys on one account', () => {
  check('are separate credentials', 'PASSKEY-CREATE-009', async ({ platform }) => {
    const passkeys = await threePasskeys(platform);

    const ids = passkeys.map(({ id }) => id);
    expect(new Set(ids).size, 'the number of distinct ids of three passkeys').toBe(3);
    const [first] = passkeys;
    const listed = await credentialIdsOf(platform, first.accountId);
    expect(listed, 'the ids of the credentials that are listed').toEqual(
      expect.arrayContaining(ids),
    );
  });

  check('each issue a session', 'PASSKEY-CREATE-010', async ({ platform }) => {
    for (const passkey of (await threePasskeys(platform)).toReversed()) {
      expect(
        await tryPasskeyLogin(platform, passkey),
        'a login with one of the passkeys',
      ).toBeSuccess();
    }
  });

  check(
    "cannot be verified with each other's assertions",
    'PASSKEY-ASSERTION-002',
    async ({ platform }) => {
      const holder = await passkeyHolder(platform);
      const [asked, other] = [
        await addPasskey(platform, holder),
        await addPasskey(platform, holder),
      ];
      const challenge = await challengePasskey(platform, asked, newKey(platform));

      const assertion = assertionFor(other, challenge);

      expect(await verifyPasskey(platform, asked, assertion, challenge)).toBeRefused(401);
      await passkeyLogin(platform, asked);
    },
  );
});
