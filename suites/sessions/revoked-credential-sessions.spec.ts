import { revokeCredential } from '../../fixtures/areas/credentials/revoke-credential.ts';
import { walletWithTwoCredentials } from '../../fixtures/areas/credentials/second-credential.ts';
import { refresh, type Signer, sessionRowsOf } from '../../fixtures/areas/login/sessions.ts';
import { addOauth } from '../../fixtures/areas/oauth/add-oauth.ts';
import { type OauthCredential, oauthLogin } from '../../fixtures/areas/oauth/oauth-login.ts';
import { signWalletAction } from '../../fixtures/areas/sessions/calls.ts';
import { everyWalletAction } from '../../fixtures/areas/sessions/every-wallet-action.ts';
import { foreignSession } from '../../fixtures/areas/sessions/fresh-session.ts';
import { requireList } from '../../fixtures/areas/sessions/session-list.ts';
import { sisterOf } from '../../fixtures/areas/sessions/sister-session.ts';
import {
  check,
  expect,
  member,
  NotReached,
  type Platform,
  signedOrDirect,
  undecided,
  waitFor,
} from '../../fixtures/index.ts';

/** A credential of the same identity on another wallet, which a service need not allow. */
async function sameIdentityOn(platform: Platform, signer: Signer, { identity }: OauthCredential) {
  try {
    return await addOauth(platform, signer, identity);
  } catch (error) {
    if (error instanceof NotReached) {
      undecided(
        `a second wallet with the same identity was not reached, and the contract does not require one: ${error.message}`,
      );
    }
    throw error;
  }
}

check.describe('revoking a credential', () => {
  check('ends all its sessions', 'SESSION-CREDENTIAL-001', async ({ platform }) => {
    const { first, second, backup } = await walletWithTwoCredentials(platform);
    const own = [second, await sisterOf(platform, second)];
    own.push(await sisterOf(platform, second));
    for (const session of own) {
      expect(
        await signWalletAction(platform, session),
        'an action under a session before its credential is revoked',
      ).toBeSuccess();
    }

    await revokeCredential(platform, backup, first);

    for (const session of own) {
      expect(
        await signWalletAction(platform, session),
        'an action under a session of the revoked credential',
      ).toBeRefused(401);
    }
    expect(
      await signWalletAction(platform, first),
      'an action under a session of another credential',
    ).toBeSuccess();
  });

  check(
    'stops its sessions from signing any action',
    'SESSION-CREDENTIAL-001',
    async ({ platform }) => {
      const { wallet, first, second, backup } = await walletWithTwoCredentials(platform);
      expect(
        await signWalletAction(platform, second),
        'an action under a session before its credential is revoked',
      ).toBeSuccess();

      await revokeCredential(platform, backup, first);

      for (const { operation, call } of await everyWalletAction(platform, wallet, first)) {
        const { reply, signed } = await signedOrDirect(platform, operation, call, second.key);
        // That an action asks for a signature is for the checks of that action.
        if (signed)
          expect(reply, `${operation} under a session of the revoked credential`).toBeRefused(401);
      }
      expect(
        await signWalletAction(platform, first),
        'an action under a session of another credential',
      ).toBeSuccess();
    },
  );

  check(
    'ends the sessions that a refresh of its sessions returned',
    'SESSION-CREDENTIAL-002',
    async ({ platform }) => {
      const { first, second, backup } = await walletWithTwoCredentials(platform);
      const refreshed = await refresh(platform, second);
      const before = await signWalletAction(platform, refreshed);
      expect(before, 'an action under a refreshed session before the revocation').toBeSuccess();

      await revokeCredential(platform, backup, first);

      const reply = await signWalletAction(platform, refreshed);
      // A session is issued by a credential (Auth 3): where the answer names the type, by this one.
      const isIssued = member(refreshed.reply.json, 'type') === backup.type;
      const what = 'an action under a refreshed session';
      expect(reply, isIssued ? `${what} of its type` : what).toBeRefused(401);
    },
  );

  check(
    'does not end a session of the same identity in another wallet',
    'SESSION-CREDENTIAL-003',
    async ({ platform }) => {
      const [here, there] = [await foreignSession(platform), await foreignSession(platform)];
      const credential = await addOauth(platform, here);
      const same = await sameIdentityOn(platform, there, credential);
      const onOther = await oauthLogin(platform, same);
      const ended = await oauthLogin(platform, credential);

      await revokeCredential(platform, credential, here);

      expect(
        await signWalletAction(platform, ended),
        'an action under a session of the revoked credential',
      ).toBeRefused(401);
      expect(
        await signWalletAction(platform, onOther),
        'an action under a session of the identity on another wallet',
      ).toBeSuccess();
    },
  );

  check(
    'removes only its sessions from the list',
    'SESSION-CREDENTIAL-004',
    async ({ platform }) => {
      const { wallet, first, second, backup } = await walletWithTwoCredentials(platform);
      for (const session of [first, second]) await requireList(platform, session);
      const idsOf = async () =>
        (await sessionRowsOf(platform, wallet.accountId)).map((row) => member(row, 'id'));
      const before = await idsOf();
      expect(before, 'the sessions listed before the revocation').toEqual(
        expect.arrayContaining([first.id, second.id]),
      );

      await revokeCredential(platform, backup, first);

      const after = await waitFor(
        idsOf,
        (ids) => !ids.includes(second.id),
        platform.target.settleMs,
      );
      expect(new Set(after), 'the sessions listed after the revocation').toEqual(
        new Set(before.filter((id) => id !== second.id)),
      );
    },
  );
});
