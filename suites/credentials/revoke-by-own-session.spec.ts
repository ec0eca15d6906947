import { walletWithTwoCredentials } from '../../fixtures/areas/credentials/second-credential.ts';
import {
  credentialIdsOf,
  revokeCredentialCall,
  settledCredentialIds,
} from '../../fixtures/areas/login/credentials.ts';
import { refresh } from '../../fixtures/areas/login/sessions.ts';
import { sessionOfEachType } from '../../fixtures/areas/sessions/session-of-each-type.ts';
import {
  begin,
  check,
  expect,
  proofOf,
  type Reply,
  retry,
  setUpSigned,
} from '../../fixtures/index.ts';

const REVOKE = 'revokeAuthCredential';

check.describe('revoking a credential by its own session', () => {
  check('returns 401 for every credential type', 'CRED-REVOKE-007', async ({ platform }) => {
    const { keeper, others } = await sessionOfEachType(platform);

    const replies: Reply[] = [];
    for (const { credential, key } of [...others, keeper]) {
      const call = revokeCredentialCall(credential);
      const challenge = await begin(platform, REVOKE, call);
      const reply = await retry(platform, REVOKE, call, proofOf(platform, challenge, key));
      expect(reply, `the revocation of ${credential.type} by its own session`).toBeRefused();
      replies.push(reply);
    }
    for (const { credential } of others) {
      const call = revokeCredentialCall(credential);
      await setUpSigned(platform, REVOKE, call, keeper.key, 'a revocation by another session');
    }
    for (const reply of replies)
      expect(reply, "the revocation by the credential's own session").toBeRefused(401);
  });

  check('leaves the credential listed', 'CRED-REVOKE-008', async ({ platform }) => {
    const { wallet, first, second } = await walletWithTwoCredentials(platform);
    const call = revokeCredentialCall(second.credential);
    // A session that came of another is still of the same credential.
    for (const { key } of [second, await refresh(platform, second)]) {
      const challenge = await begin(platform, REVOKE, call);
      const reply = await retry(platform, REVOKE, call, proofOf(platform, challenge, key));
      expect(reply, "the revocation by the credential's own session").toBeRefused();
      expect(
        await credentialIdsOf(platform, wallet.accountId),
        'the credentials after the refused revocation',
      ).toContain(second.credential.id);
    }

    await setUpSigned(platform, REVOKE, call, first.key, 'a revocation by the other session');
    const left = [wallet.emailOtp.id];
    expect(
      await settledCredentialIds(platform, wallet.accountId, left),
      'the credentials after the revocation by the other session',
    ).toEqual(left);
  });
});
