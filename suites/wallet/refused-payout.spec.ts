import { walletWithTwoCredentials } from '../../fixtures/areas/credentials/second-credential.ts';
import { revokeSession } from '../../fixtures/areas/login/sessions.ts';
import { executeCall } from '../../fixtures/areas/payments/quote.ts';
import { expectRevokedKey } from '../../fixtures/areas/signed-retry/retry-outcome.ts';
import { expireChallenge } from '../../fixtures/areas/wallet/control.ts';
import { openPayout, payer, timesPaid } from '../../fixtures/areas/wallet/payouts.ts';
import { execute, requiredProof } from '../../fixtures/areas/wallet/wallet-quote.ts';
import { check, expect, needs, type Platform, retry, unreached } from '../../fixtures/index.ts';

const PAID = 'how often the quote was paid';

/** A quote of the payer, asked to be executed; the session signs what is made of its payload. */
async function askedPayout(platform: Platform, change?: (payload: string) => string) {
  const { session } = await payer(platform);
  const open = await openPayout(platform);
  const call = executeCall(open.quote);
  const first = await platform.call('executeQuote', call);
  return { open, call, proof: requiredProof(platform, open.quote, first, session.key, change) };
}

check.describe('executing a wallet payout', () => {
  check(
    'with a signature that is not over payloadToSign returns 401',
    ['PAYOUT-SIGN-011', 'PAYOUT-SIGN-006'],
    async ({ platform }) => {
      const { open, call, proof } = await askedPayout(platform, (payload) => `${payload} `);

      const reply = await retry(platform, 'executeQuote', call, proof);

      expect(reply, 'the execution with a signature over another text').toBeError(
        401,
        'WALLET_SIGNATURE_INVALID',
      );
      expect(await timesPaid(platform, open), PAID).toBe(0);
    },
  );

  check(
    'with a malformed signature returns 401',
    ['PAYOUT-SIGN-012', 'PAYOUT-SIGN-006'],
    async ({ platform }) => {
      const { open, call, proof } = await askedPayout(platform);
      const spoilt = { ...proof, signature: 'not-a-stamp' };

      const reply = await retry(platform, 'executeQuote', call, spoilt);

      expect(reply, 'the execution with a malformed signature').toBeError(
        401,
        'WALLET_SIGNATURE_MALFORMED',
      );
      expect(await timesPaid(platform, open), PAID).toBe(0);
    },
  );

  check(
    'with the signature for another quote returns 401',
    ['PAYOUT-SIGN-013', 'PAYOUT-SIGN-006'],
    async ({ platform }) => {
      const { proof } = await askedPayout(platform);
      const { open, call } = await askedPayout(platform);

      const reply = await retry(platform, 'executeQuote', call, proof);

      if (reply.status !== 401) {
        expect(reply, 'the execution with the signature for another quote').toBeError(
          401,
          'UNAUTHORIZED',
        );
      }
      expect(await timesPaid(platform, open), PAID).toBe(0);
    },
  );

  check(
    'with a Request-Id but no signature returns 401',
    'PAYOUT-SIGN-016',
    async ({ platform }) => {
      const { open, call, proof } = await askedPayout(platform);
      const { requestId, expiresAt = '' } = proof;
      if (requestId === undefined) {
        unreached('the payload to sign is in the quote, without a Request-Id');
      }

      const reply = await retry(platform, 'executeQuote', call, { requestId, expiresAt });

      expect(await timesPaid(platform, open), PAID).toBe(0);
      expect(reply, 'the execution with a Request-Id and no signature').toBeError(
        401,
        'WALLET_SIGNATURE_MISSING',
      );
    },
  );

  check(
    'with the signature for an expired challenge returns 401',
    'PAYOUT-SIGN-015',
    async ({ platform }) => {
      if (!platform.target.hasHook('hooks.expireChallenge')) {
        needs(
          'P-31',
          'an expired challenge of a quote that has not expired: set hooks.expireChallenge',
        );
      }
      const { open, call, proof } = await askedPayout(platform);
      const { requestId, expiresAt = '' } = proof;
      if (requestId === undefined) {
        unreached('the payload to sign is in the quote, without a Request-Id');
      }
      await expireChallenge(platform, { requestId, expiresAt });

      const reply = await retry(platform, 'executeQuote', call, proof);

      expect(reply, 'the execution after the challenge expired').toBeRefused(401);
      expect(await timesPaid(platform, open), PAID).toBe(0);
    },
  );

  check(
    'signed with the key of a revoked session returns 401',
    ['PAYOUT-SIGN-014', 'PAYOUT-SIGN-006'],
    async ({ platform }) => {
      const { wallet, first: standing, second: ended } = await walletWithTwoCredentials(platform);
      const open = await openPayout(platform, wallet);
      const call = executeCall(open.quote);
      const first = await platform.call('executeQuote', call);
      const proof = requiredProof(platform, open.quote, first, ended.key);
      await revokeSession(platform, ended, standing.key);

      const reply = await retry(platform, 'executeQuote', call, proof);

      expectRevokedKey(reply, 'the key of a revoked session');
      expect(await timesPaid(platform, open), PAID).toBe(0);
      const { quote } = await openPayout(platform, wallet);
      expect(
        await execute(platform, quote, standing.key),
        'the same request signed by an active session',
      ).toBeSuccess();
    },
  );
});
