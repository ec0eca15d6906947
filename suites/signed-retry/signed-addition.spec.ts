import { revokeSession } from '../../fixtures/areas/login/sessions.ts';
import { sharedSession } from '../../fixtures/areas/otp/wallet.ts';
import { sendSigned } from '../../fixtures/areas/signed-retry/calls.ts';
import {
  challengedAction,
  reached,
  statesOf,
} from '../../fixtures/areas/signed-retry/challenged-actions.ts';
import { everyAddition } from '../../fixtures/areas/signed-retry/every-addition.ts';
import { retryFaults } from '../../fixtures/areas/signed-retry/retry-faults.ts';
import { expectRevokedKey } from '../../fixtures/areas/signed-retry/retry-outcome.ts';
import { check, expect, proofOf, retry } from '../../fixtures/index.ts';

const INVALID = 'WALLET_SIGNATURE_INVALID';

check.describe('adding any type of credential', () => {
  check(
    'is refused if signed by a revoked session',
    ['RETRY-SIGNER-004', 'SESSION-REVOKE-002'],
    async ({ platform }) => {
      const { actions, session } = await everyAddition(platform);
      await revokeSession(platform, session, session.key);
      const challenged = await reached(actions, (action) => challengedAction(platform, action));
      const before = await statesOf(platform, challenged);

      for (const { action, asked, challenge } of challenged) {
        const proof = proofOf(platform, challenge, session.key);
        const reply = await retry(platform, action.operation, asked.call, proof);
        expectRevokedKey(reply, action.name);
      }

      expect(await statesOf(platform, challenged, before), 'the state of the wallet').toEqual(
        before,
      );
    },
  );

  check(
    'is refused if its session was revoked after the challenge',
    'SESSION-SIGN-005',
    async ({ platform }) => {
      const { actions, session } = await everyAddition(platform);
      const challenged = await reached(actions, (action) => challengedAction(platform, action));
      await revokeSession(platform, session, session.key);

      for (const { action, asked, challenge } of challenged) {
        const proof = proofOf(platform, challenge, session.key);
        const reply = await retry(platform, action.operation, asked.call, proof);
        expectRevokedKey(reply, action.name);
      }
    },
  );

  check(
    'is refused if signed by a session of another account',
    ['RETRY-SIGNER-002', 'SESSION-SIGN-002'],
    async ({ platform }) => {
      const { key } = await sharedSession(platform);
      const { actions } = await everyAddition(platform);
      const challenged = await reached(actions, (action) => challengedAction(platform, action));
      const before = await statesOf(platform, challenged);

      for (const { action, asked, challenge } of challenged) {
        const proof = proofOf(platform, challenge, key);
        const reply = await retry(platform, action.operation, asked.call, proof);
        expect(reply, `${action.name}, signed by a session of another account`).toBeError(
          401,
          INVALID,
        );
      }

      expect(await statesOf(platform, challenged, before), 'the state of the wallet').toEqual(
        before,
      );
    },
  );

  for (const [title, rows, fault] of [
    [
      'is refused if signed by a key unknown to the wallet',
      ['RETRY-SIGNATURE-011', 'RETRY-SIGNATURE-012'],
      'its signing key is unknown to the wallet',
    ],
    [
      'is refused if signed over a text other than payloadToSign',
      ['RETRY-SIGNATURE-015', 'RETRY-SIGNATURE-018'],
      'another text was signed',
    ],
  ] as const) {
    check(title, [...rows], async ({ platform }) => {
      const { actions } = await everyAddition(platform);
      const challenged = await reached(actions, (action) => challengedAction(platform, action));
      const before = await statesOf(platform, challenged);

      for (const each of challenged) {
        const reply = await sendSigned(platform, await retryFaults[fault](platform, each));
        expect(reply, `${each.action.name}, where ${fault}`).toBeError(401, INVALID);
      }

      expect(await statesOf(platform, challenged, before), 'the state of the wallet').toEqual(
        before,
      );
    });
  }
});
