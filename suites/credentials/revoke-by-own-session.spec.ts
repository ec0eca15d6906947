import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { test } from '../../fixtures/check/test.ts';
import type { Reply } from '../../fixtures/client/exchange.ts';
import {
  credentialIdsOf,
  revokeCredentialCall,
  settledCredentialIds,
} from '../../fixtures/credentials/credentials.ts';
import { walletWithTwo } from '../../fixtures/credentials/second-credential.ts';
import { isSuccess } from '../../fixtures/platform/reply.ts';
import { sessionOfEachType } from '../../fixtures/sessions/session-of-each-type.ts';
import { refresh } from '../../fixtures/sessions/sessions.ts';
import { expectWrongSigner } from '../../fixtures/sessions/signing.ts';
import { begin, driveSigned, proofOf, retry } from '../../fixtures/signed-retry/signed-retry.ts';

const REVOKE = 'revokeAuthCredential';

test.describe('a credential, by its own session', () => {
  test(
    'is not revoked, of whatever type it is',
    covers('CRED-REVOKE-007'),
    async ({ platform }) => {
      const { keeper, others } = await sessionOfEachType(platform);

      const replies: Reply[] = [];
      for (const { credential, key } of [...others, keeper]) {
        const call = revokeCredentialCall(credential);
        const challenge = await begin(platform, REVOKE, call);
        const reply = await retry(platform, REVOKE, call, proofOf(platform, challenge, key));
        expect(isSuccess(reply), `${credential.type} is answered ${reply.status}`).toBe(false);
        replies.push(reply);
      }
      for (const { credential } of others) {
        const call = revokeCredentialCall(credential);
        await driveSigned(platform, REVOKE, call, keeper.key, 'a revocation by another session');
      }
      for (const reply of replies) expectWrongSigner(reply, 'a revocation by its own session');
    },
  );

  test('stays listed', covers('CRED-REVOKE-008'), async ({ platform }) => {
    const { wallet, first, second } = await walletWithTwo(platform);
    const call = revokeCredentialCall(second.credential);
    // A session that came of another is still of the same credential.
    for (const { key } of [second, await refresh(platform, second)]) {
      const challenge = await begin(platform, REVOKE, call);
      const reply = await retry(platform, REVOKE, call, proofOf(platform, challenge, key));
      expect(isSuccess(reply), `it is answered ${reply.status}`).toBe(false);
      expect(await credentialIdsOf(platform, wallet.accountId)).toContain(second.credential.id);
    }

    await driveSigned(platform, REVOKE, call, first.key, 'a revocation by the other session');
    const left = [wallet.emailOtp.id];
    expect(await settledCredentialIds(platform, wallet.accountId, left)).toEqual(left);
  });
});
