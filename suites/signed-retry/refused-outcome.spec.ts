import { revokeCredential } from '../../fixtures/areas/credentials/revoke-credential.ts';
import { passkeyCreateCall } from '../../fixtures/areas/passkey/add-passkey.ts';
import { newRegistration } from '../../fixtures/areas/passkey/passkey-login.ts';
import { stateOf, walletUnderTest } from '../../fixtures/areas/signed-retry/wallet-under-test.ts';
import {
  begin,
  check,
  expect,
  isSuccess,
  member,
  proofOf,
  requireCapability,
  retry,
  setUpSigned,
  text,
  unreached,
} from '../../fixtures/index.ts';

check.describe('a signed retry whose outcome was a refusal', () => {
  check('executes nothing when it is re-sent', 'RETRY-REQUEST-012', async ({ platform }) => {
    requireCapability(platform, 'credentials.passkey');
    const { wallet, session } = await walletUnderTest(platform);
    const call = passkeyCreateCall(wallet.accountId, newRegistration(platform));
    const late = await begin(platform, 'createAuthCredential', call);
    const sendLate = () =>
      retry(platform, 'createAuthCredential', call, proofOf(platform, late, session.key));
    const purpose = 'a passkey that stands in the way';
    const first = await setUpSigned(platform, 'createAuthCredential', call, session.key, purpose);
    const id =
      text(member(first.json, 'id')) ??
      unreached(`${purpose}: POST /auth/credentials answered without an id`, [], first);
    if (isSuccess(await sendLate())) {
      unreached(
        'POST /auth/credentials adds the same passkey twice, so no signed retry is refused',
      );
    }
    const passkey = { id, accountId: wallet.accountId, type: 'PASSKEY' } as const;
    await revokeCredential(platform, passkey, session);
    const before = await stateOf(platform, wallet);

    const again = await sendLate();

    expect(again, 'the addition that is sent again').toBeRefused();
    expect(await stateOf(platform, wallet, before), 'the state of the wallet').toEqual(before);
  });
});
