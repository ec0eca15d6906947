import { covers } from '../../fixtures/check/covers.ts';
import { expectRefusal } from '../../fixtures/check/gap-refusal.ts';
import { forEachKind } from '../../fixtures/check/property.ts';
import { test } from '../../fixtures/check/test.ts';
import type { Reply } from '../../fixtures/client/exchange.ts';
import { addPasskey } from '../../fixtures/credentials/add-credential.ts';
import { clientPublicKeyOf, newKey } from '../../fixtures/credentials/keys.ts';
import { passkeyHolder } from '../../fixtures/credentials/passkey-holder.ts';
import { challengePasskey, type Passkey } from '../../fixtures/credentials/passkey-login.ts';
import type { Platform } from '../../fixtures/platform/platform.ts';
import { paced, untilOutcome } from '../../fixtures/signed-retry/processing.ts';
import { invalidPublicKeys } from '../../generators/keys/invalid-public-keys.ts';

function challengedFor(platform: Platform, { id }: Passkey, body: object): Promise<Reply> {
  const call = { path: { id }, body };
  const send = () => platform.call('challengeAuthCredential', call);
  return paced(platform, () => untilOutcome(platform, send));
}

test.describe('the challenge of a passkey is refused', () => {
  test('without a clientPublicKey', covers('PASSKEY-CHALLENGE-011'), async ({ platform }) => {
    const holder = await passkeyHolder(platform);
    await challengePasskey(platform, await addPasskey(platform, holder), newKey(platform));
    const passkey = await addPasskey(platform, holder);

    expectRefusal(await challengedFor(platform, passkey, {}), 'G-77');
  });

  test('for what is no public key', covers('PASSKEY-CHALLENGE-012'), async ({ platform }) => {
    const holder = await passkeyHolder(platform);
    const key = newKey(platform);
    await challengePasskey(platform, await addPasskey(platform, holder), key);

    await forEachKind(
      invalidPublicKeys,
      async (fault) => {
        const passkey = await addPasskey(platform, holder);
        const clientPublicKey = fault.apply(clientPublicKeyOf(platform, key));
        expectRefusal(await challengedFor(platform, passkey, { clientPublicKey }), 'G-77');
      },
      1,
    );
  });
});
