import { addPasskey } from '../../fixtures/areas/credentials/add-credential.ts';
import { clientPublicKeyOf, newKey } from '../../fixtures/areas/credentials/keys.ts';
import { challengePasskey, type Passkey } from '../../fixtures/areas/credentials/passkey-login.ts';
import { passkeyHolder } from '../../fixtures/areas/passkey/passkey-holder.ts';
import {
  covers,
  expectRefusal,
  forEachKind,
  type Platform,
  paced,
  type Reply,
  test,
  untilOutcome,
} from '../../fixtures/index.ts';
import { invalidPublicKeys } from '../../generators/credentials/invalid-public-keys.ts';

function challengeCredential(platform: Platform, { id }: Passkey, body: object): Promise<Reply> {
  const call = { path: { id }, body };
  const send = () => platform.call('challengeAuthCredential', call);
  return paced(platform, () => untilOutcome(platform, send));
}

test.describe('the challenge of a passkey is refused', () => {
  test('without a clientPublicKey', covers('PASSKEY-CHALLENGE-011'), async ({ platform }) => {
    const holder = await passkeyHolder(platform);
    await challengePasskey(platform, await addPasskey(platform, holder), newKey(platform));
    const passkey = await addPasskey(platform, holder);

    expectRefusal(await challengeCredential(platform, passkey, {}), 'G-77');
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
        expectRefusal(await challengeCredential(platform, passkey, { clientPublicKey }), 'G-77');
      },
      1,
    );
  });
});
