import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { orFail } from '../../fixtures/check/outcome.ts';
import { test } from '../../fixtures/check/test.ts';
import { addPasskey } from '../../fixtures/credentials/add-credential.ts';
import { credentialIdsOf } from '../../fixtures/credentials/credentials.ts';
import { newKey } from '../../fixtures/credentials/keys.ts';
import { passkeyHolder } from '../../fixtures/credentials/passkey-holder.ts';
import {
  assertionFor,
  challengePasskey,
  type Passkey,
  passkeyLogin,
  verifyPasskey,
} from '../../fixtures/credentials/passkey-login.ts';
import type { Platform } from '../../fixtures/platform/platform.ts';

async function threePasskeys(platform: Platform): Promise<readonly [Passkey, Passkey, Passkey]> {
  const holder = await passkeyHolder(platform);
  const first = await orFail(() => addPasskey(platform, holder));
  const second = await orFail(() => addPasskey(platform, holder));
  return [first, second, await orFail(() => addPasskey(platform, holder))];
}

test.describe('several passkeys on one account', () => {
  test('are credentials of their own', covers('PASSKEY-CREATE-009'), async ({ platform }) => {
    const passkeys = await threePasskeys(platform);

    const ids = passkeys.map(({ id }) => id);
    expect(new Set(ids).size, 'distinct ids').toBe(3);
    const [first] = passkeys;
    const listed = await credentialIdsOf(platform, first.accountId);
    expect(listed).toEqual(expect.arrayContaining(ids));
  });

  test('each open a session', covers('PASSKEY-CREATE-010'), async ({ platform }) => {
    for (const passkey of (await threePasskeys(platform)).toReversed()) {
      await orFail(() => passkeyLogin(platform, passkey));
    }
  });

  test('do not stand in for each other', covers('PASSKEY-ASSERTION-002'), async ({ platform }) => {
    const holder = await passkeyHolder(platform);
    const [asked, other] = [await addPasskey(platform, holder), await addPasskey(platform, holder)];
    const challenge = await challengePasskey(platform, asked, newKey(platform));

    const assertion = assertionFor(other, challenge);

    expect(await verifyPasskey(platform, asked, assertion, challenge)).toBeRefused(401);
    await passkeyLogin(platform, asked);
  });
});
