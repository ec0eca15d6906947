import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { notApplicable } from '../../fixtures/check/outcome.ts';
import { test } from '../../fixtures/check/test.ts';
import type { Call } from '../../fixtures/client/exchange.ts';
import { everyTypeWallet } from '../../fixtures/credentials/every-type-wallet.ts';
import { newKey } from '../../fixtures/credentials/keys.ts';
import { openedBy } from '../../fixtures/credentials/opened-sessions.ts';
import { proofCall, provedBy } from '../../fixtures/credentials/proof-of-type.ts';
import { member } from '../../fixtures/platform/reply.ts';
import { anotherSession } from '../../fixtures/sessions/another-session.ts';
import { onEitherLeg } from '../../fixtures/signed-retry/either-leg.ts';

test(
  'what proves one credential opens no session under another of a different type',
  covers('CRED-VERIFY-001'),
  async ({ platform }) => {
    const { wallet, session, credentials } = await everyTypeWallet(platform);
    const key = newKey(platform);
    const calls: Call[] = [];
    for (const proven of credentials) {
      const call = await proofCall(platform, proven, key);
      // Codes are all proved alike, and a sandbox has the same for all of them.
      const others = credentials.filter((each) => provedBy(each) !== provedBy(proven));
      calls.push(...others.map(({ id }) => ({ ...call, path: { id } })));
    }
    if (calls.length === 0) notApplicable('all credentials of the target are proved by codes');

    const opened = await openedBy(platform, wallet.accountId, async () => {
      for (const call of calls) {
        const { reply } = await onEitherLeg(platform, 'verifyAuthCredential', call, key);
        const isOpen = reply.status === 200 && member(reply.json, 'id') !== undefined;
        expect(isOpen, `${reply.path} opens a session`).toBe(false);
      }
    });

    expect(opened ?? []).toEqual([]);
    const [twin = session.credential] = credentials.filter(({ type }) => type === 'OAUTH');
    await anotherSession(platform, { credential: twin });
  },
);
