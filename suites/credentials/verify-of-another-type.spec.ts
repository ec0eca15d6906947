import { anotherSession } from '../../fixtures/areas/credentials/another-session.ts';
import { everyTypeWallet } from '../../fixtures/areas/credentials/every-type-wallet.ts';
import { openedBy } from '../../fixtures/areas/credentials/opened-sessions.ts';
import { proofCall, provedBy } from '../../fixtures/areas/credentials/proof-of-type.ts';
import { newKey } from '../../fixtures/areas/login/keys.ts';
import {
  type Call,
  check,
  expect,
  lacksAll,
  member,
  signedOrDirect,
} from '../../fixtures/index.ts';

check(
  'a credential does not issue a session for the verify body of another credential type',
  'CRED-VERIFY-001',
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
    // Codes alone are all proved alike.
    if (calls.length === 0) lacksAll(platform, 'credentials.oauth', 'credentials.passkey');

    const opened = await openedBy(platform, wallet.accountId, async () => {
      for (const call of calls) {
        const { reply } = await signedOrDirect(platform, 'verifyAuthCredential', call, key);
        const isOpen = reply.status === 200 && member(reply.json, 'id') !== undefined;
        expect(isOpen, `whether ${reply.path} opens a session`).toBe(false);
      }
    });

    expect(opened ?? [], 'the sessions opened by a proof of another type').toEqual([]);
    // A token or code under its own credential opens a session.
    const [credential = session.credential] = credentials.filter(({ type }) => type === 'OAUTH');
    await anotherSession(platform, { credential });
  },
);
