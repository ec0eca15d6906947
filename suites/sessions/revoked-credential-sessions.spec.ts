import { addOauth } from '../../fixtures/areas/credentials/add-credential.ts';
import { anotherSession } from '../../fixtures/areas/credentials/another-session.ts';
import {
  type Credential,
  revokeCredentialCall,
} from '../../fixtures/areas/credentials/credentials.ts';
import { type OauthCredential, oauthLogin } from '../../fixtures/areas/credentials/oauth-login.ts';
import { walletWithTwo } from '../../fixtures/areas/credentials/second-credential.ts';
import { refresh, type Signer, sessionRowsOf } from '../../fixtures/areas/credentials/sessions.ts';
import { foreignSession } from '../../fixtures/areas/sessions/fresh-session.ts';
import { requireList } from '../../fixtures/areas/sessions/session-list.ts';
import {
  expectSigns,
  expectSignsNoAction,
  expectSignsNothing,
} from '../../fixtures/areas/sessions/signing.ts';
import { signedWith } from '../../fixtures/areas/sessions/wallet-action.ts';
import {
  covers,
  expect,
  isSuccess,
  member,
  NotReached,
  type Platform,
  settled,
  setUpSigned,
  test,
  unlessConfirmed,
  unverified,
} from '../../fixtures/index.ts';

function revoke(platform: Platform, credential: Credential, { key }: Signer) {
  const call = revokeCredentialCall(credential);
  return setUpSigned(platform, 'revokeAuthCredential', call, key, 'a revoked credential');
}

/** The identity of a credential on another wallet as well, which a service need not allow. */
async function onAnother(platform: Platform, signer: Signer, { identity }: OauthCredential) {
  try {
    return await addOauth(platform, signer, identity);
  } catch (error) {
    if (error instanceof NotReached) {
      unverified(`an identity on two wallets, which need not be (G-91): ${error.message}`);
    }
    throw error;
  }
}

test.describe('revoking a credential', () => {
  test('ends all its sessions', covers('SESSION-CREDENTIAL-001'), async ({ platform }) => {
    const { first, second, backup } = await walletWithTwo(platform);
    const own = [second, await anotherSession(platform, second)];
    own.push(await anotherSession(platform, second));
    for (const session of own) await expectSigns(platform, session, 'a session before');

    await revoke(platform, backup, first);

    for (const session of own) await expectSignsNothing(platform, session, 'a session of it');
    await expectSigns(platform, first, 'the session of another credential');
  });

  test(
    'takes every action from its sessions',
    covers('SESSION-CREDENTIAL-001'),
    async ({ platform }) => {
      const { wallet, first, second, backup } = await walletWithTwo(platform);
      await expectSigns(platform, second, 'a session before');

      await revoke(platform, backup, first);

      await expectSignsNoAction(platform, wallet, second.key, first, 'a session of it');
      await expectSigns(platform, first, 'the session of another credential');
    },
  );

  test(
    'ends what its sessions were refreshed into',
    covers('SESSION-CREDENTIAL-002'),
    async ({ platform }) => {
      const { first, second, backup } = await walletWithTwo(platform);
      const refreshed = await refresh(platform, second);
      await expectSigns(platform, refreshed, 'a refreshed session before');

      await revoke(platform, backup, first);

      const reply = await signedWith(platform, refreshed);
      if (isSuccess(reply)) unlessConfirmed('G-80', 'a refreshed session outlives its credential');
      expect(reply).toBeRefused(401);
    },
  );

  test(
    'ends no session of the same identity elsewhere',
    covers('SESSION-CREDENTIAL-003'),
    async ({ platform }) => {
      const [here, there] = [await foreignSession(platform), await foreignSession(platform)];
      const credential = await addOauth(platform, here);
      const same = await onAnother(platform, there, credential);
      const elsewhere = await oauthLogin(platform, same);
      const ended = await oauthLogin(platform, credential);

      await revoke(platform, credential, here);

      await expectSignsNothing(platform, ended, 'the session of the revoked credential');
      await expectSigns(platform, elsewhere, 'a session of the identity on another wallet');
    },
  );

  test(
    'takes its sessions off the list',
    covers('SESSION-CREDENTIAL-004'),
    async ({ platform }) => {
      const { wallet, first, second, backup } = await walletWithTwo(platform);
      for (const session of [first, second]) await requireList(platform, session);
      const idsOf = async () =>
        (await sessionRowsOf(platform, wallet.accountId)).map((row) => member(row, 'id'));
      const before = await idsOf();
      expect(before, 'before').toEqual(expect.arrayContaining([first.id, second.id]));

      await revoke(platform, backup, first);

      const after = await settled(
        idsOf,
        (ids) => !ids.includes(second.id),
        platform.target.settleMs,
      );
      if (after.includes(second.id)) {
        unlessConfirmed('G-83', 'GET /auth/sessions shows the session of a revoked credential');
      }
      expect(new Set(after)).toEqual(new Set(before.filter((id) => id !== second.id)));
    },
  );
});
