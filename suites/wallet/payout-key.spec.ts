import { sharedSession } from '../../fixtures/areas/otp/wallet.ts';
import { executeCall } from '../../fixtures/areas/payments/quote.ts';
import { openPayout, payer, timesPaid, tryPayout } from '../../fixtures/areas/wallet/payouts.ts';
import { execute, executeUnder } from '../../fixtures/areas/wallet/wallet-quote.ts';
import { check, errorCodeOf, expect } from '../../fixtures/index.ts';

check.describe('a wallet payout', () => {
  check(
    'is accepted with one Idempotency-Key for challenge and signed retry',
    'PAYOUT-KEY-001',
    async ({ platform }) => {
      const { session } = await payer(platform);
      const open = await openPayout(platform);
      const keyed = executeCall(open.quote, platform.uniqueKey());

      const reply = await execute(platform, open.quote, session.key, keyed);

      expect(reply, 'the execution').toBeSuccess();
      expect(await timesPaid(platform, open, 1), 'how often the quote was paid').toBe(1);
    },
  );

  check(
    'executed again with the same Idempotency-Key returns 409',
    'PAYOUT-KEY-002',
    async ({ platform }) => {
      const { session } = await payer(platform);
      const open = await openPayout(platform);
      const keyed = executeCall(open.quote, platform.uniqueKey());
      await execute(platform, open.quote, session.key, keyed);
      await timesPaid(platform, open, 1);

      const again = await tryPayout(platform, open.quote, keyed);

      expect(again).toBeError(409, 'DUPLICATE_PAY_REQUEST');
    },
  );

  check(
    'executed again with the same Idempotency-Key moves no money',
    'PAYOUT-KEY-003',
    async ({ platform }) => {
      const { session } = await payer(platform);
      const open = await openPayout(platform);
      const keyed = executeCall(open.quote, platform.uniqueKey());
      await execute(platform, open.quote, session.key, keyed);
      const times = await timesPaid(platform, open, 1);

      await tryPayout(platform, open.quote, keyed);

      const timesAfter = await timesPaid(platform, open);
      expect([times, timesAfter], 'how often the quote was paid').toEqual([1, 1]);
    },
  );

  check(
    'is accepted with the same Idempotency-Key after a wrong signature',
    'PAYOUT-KEY-006',
    async ({ platform }) => {
      const { key } = await sharedSession(platform);
      const { quote } = await openPayout(platform);
      const keyed = executeCall(quote, platform.uniqueKey());
      const refused = await executeUnder(platform, quote, key, keyed);
      expect(refused, 'the execution with the wrong signature').toBeRefused();

      const reply = await tryPayout(platform, quote, keyed);

      if (errorCodeOf(reply) !== 'DUPLICATE_PAY_REQUEST') {
        expect(reply, 'the execution with the right signature').toBeSuccess();
      }
      expect(reply, 'a payout under the key that the refusal has left free').toBeSuccess();
    },
  );
});
