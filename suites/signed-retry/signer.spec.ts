import { createCalls } from '../../fixtures/areas/credentials/create-calls.ts';
import { revokeSession } from '../../fixtures/areas/credentials/sessions.ts';
import { newWallet, sharedSession } from '../../fixtures/areas/credentials/wallet.ts';
import {
  answersOfEveryAction,
  pendingFor,
  reached,
  sent,
} from '../../fixtures/areas/signed-retry/answers-of-every-action.ts';
import { actionsOf, refreshSession } from '../../fixtures/areas/signed-retry/retry-actions.ts';
import { withKey } from '../../fixtures/areas/signed-retry/retry-faults.ts';
import {
  expectForeignKey,
  expectRevokedKey,
} from '../../fixtures/areas/signed-retry/retry-outcome.ts';
import { spareSession, stateOf } from '../../fixtures/areas/signed-retry/wallet-under-test.ts';
import { begin, covers, expect, proofOf, retry, test } from '../../fixtures/index.ts';

const ADD = 'createAuthCredential';

test.describe('who signs for a wallet', () => {
  test(
    'is any of its active sessions, whichever credential issued it',
    covers('RETRY-SIGNER-001'),
    async ({ platform }) => {
      // A refresh is signed by the session refreshed (G-88).
      const actions = actionsOf(platform).filter(({ name }) => name !== refreshSession.name);

      await reached(actions, async (action) => {
        const pending = await pendingFor(platform, action);
        const { underTest, spare } = await spareSession(platform);
        if (underTest.wallet === pending.asked.wallet) {
          const request = withKey(platform, pending, spare.key);
          expect(await sent(platform, request), action.name).toBeSuccess();
        }
      });
    },
  );

  test(
    'is no session of another account',
    covers('RETRY-SIGNER-002', 'SESSION-SIGN-002'),
    async ({ platform }) => {
      const { key } = await sharedSession(platform);

      const { answers, before, after } = await answersOfEveryAction(
        platform,
        async (_platform, pending) => withKey(platform, pending, key),
      );

      for (const { name, reply } of answers) {
        expectForeignKey(reply, name);
      }
      expect(after).toEqual(before);
    },
  );

  test(
    'is no session of another account, whatever is to be added',
    covers('RETRY-SIGNER-002', 'SESSION-SIGN-002'),
    async ({ platform }) => {
      const { key } = await sharedSession(platform);
      const wallet = await newWallet(platform);
      const before = await stateOf(platform, wallet);

      for (const { type, call } of await createCalls(platform, wallet.accountId)) {
        const challenge = await begin(platform, ADD, call);
        const reply = await retry(platform, ADD, call, proofOf(platform, challenge, key));
        expectForeignKey(reply, type);
      }

      expect(await stateOf(platform, wallet), 'the wallet').toEqual(before);
    },
  );

  test(
    'is no session that was revoked',
    covers('RETRY-SIGNER-004', 'SESSION-REVOKE-002'),
    async ({ platform }) => {
      const { underTest, spare } = await spareSession(platform);
      await revokeSession(platform, spare, underTest.session.key);

      const { answers, before, after } = await answersOfEveryAction(
        platform,
        async (_platform, pending) => withKey(platform, pending, spare.key),
      );

      for (const { name, reply } of answers) {
        expectRevokedKey(reply, name);
      }
      expect(after).toEqual(before);
    },
  );

  test(
    'is no session that was revoked after the challenge was issued',
    covers('SESSION-SIGN-005'),
    async ({ platform }) => {
      const { underTest, spare } = await spareSession(platform);
      const challenged = await reached(actionsOf(platform), (action) =>
        pendingFor(platform, action),
      );
      await revokeSession(platform, spare, underTest.session.key);

      for (const pending of challenged) {
        const reply = await sent(platform, withKey(platform, pending, spare.key));
        expectRevokedKey(reply, pending.action.name);
      }
    },
  );
});
