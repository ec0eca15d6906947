import { revokeSession } from '../../fixtures/areas/login/sessions.ts';
import { sharedSession } from '../../fixtures/areas/otp/wallet.ts';
import {
  challengedAction,
  reached,
  statesOf,
} from '../../fixtures/areas/signed-retry/challenged-actions.ts';
import { actionsOf, refreshSession } from '../../fixtures/areas/signed-retry/retry-actions.ts';
import { expectRevokedKey } from '../../fixtures/areas/signed-retry/retry-outcome.ts';
import { spareSession } from '../../fixtures/areas/signed-retry/wallet-under-test.ts';
import { check, expect, proofOf, retry, undecided } from '../../fixtures/index.ts';

const INVALID = 'WALLET_SIGNATURE_INVALID';

check.describe('a signed action', () => {
  check(
    'except refresh and verify can be signed by another session of the wallet',
    'RETRY-SIGNER-001',
    async ({ platform }) => {
      // A refresh is signed by the session refreshed.
      const actions = actionsOf(platform).filter(({ name }) => name !== refreshSession.name);

      const signed = await reached(actions, async (action) => {
        const { asked, challenge } = await challengedAction(platform, action);
        const { underTest, spare } = await spareSession(platform);
        if (underTest.wallet !== asked.wallet) return false;
        const proof = proofOf(platform, challenge, spare.key);
        const reply = await retry(platform, action.operation, asked.call, proof);
        expect(reply, `${action.name} signed by another session of the wallet`).toBeSuccess();
        return true;
      });

      if (!signed.some(Boolean))
        undecided('no wallet has a second active session that could sign an action');
    },
  );

  check(
    'cannot be signed by a session of another account',
    ['RETRY-SIGNER-002', 'SESSION-SIGN-002'],
    async ({ platform }) => {
      const { key } = await sharedSession(platform);

      const challenged = await reached(actionsOf(platform), (action) =>
        challengedAction(platform, action),
      );
      const before = await statesOf(platform, challenged);

      for (const { action, asked, challenge } of challenged) {
        const proof = proofOf(platform, challenge, key);
        const reply = await retry(platform, action.operation, asked.call, proof);
        expect(reply, `${action.name} signed by a session of another account`).toBeError(
          401,
          INVALID,
        );
      }

      expect(await statesOf(platform, challenged, before), 'the state of the wallets').toEqual(
        before,
      );
    },
  );

  check(
    'cannot be signed by a revoked session',
    ['RETRY-SIGNER-004', 'SESSION-REVOKE-002'],
    async ({ platform }) => {
      const { underTest, spare } = await spareSession(platform);
      await revokeSession(platform, spare, underTest.session.key);

      const challenged = await reached(actionsOf(platform), (action) =>
        challengedAction(platform, action),
      );
      const before = await statesOf(platform, challenged);

      for (const { action, asked, challenge } of challenged) {
        const proof = proofOf(platform, challenge, spare.key);
        const reply = await retry(platform, action.operation, asked.call, proof);
        expectRevokedKey(reply, action.name);
      }

      expect(await statesOf(platform, challenged, before), 'the state of the wallets').toEqual(
        before,
      );
    },
  );

  check(
    'cannot be signed by a session revoked after the challenge was issued',
    'SESSION-SIGN-005',
    async ({ platform }) => {
      const { underTest, spare } = await spareSession(platform);
      const challenged = await reached(actionsOf(platform), (action) =>
        challengedAction(platform, action),
      );
      await revokeSession(platform, spare, underTest.session.key);

      for (const { action, asked, challenge } of challenged) {
        const proof = proofOf(platform, challenge, spare.key);
        const reply = await retry(platform, action.operation, asked.call, proof);
        expectRevokedKey(reply, action.name);
      }
    },
  );
});
