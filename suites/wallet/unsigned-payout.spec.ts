import { executeCall } from '../../fixtures/areas/payments/quote.ts';
import { openPayout, payer, timesPaid } from '../../fixtures/areas/wallet/payouts.ts';
import { requiredProof, walletQuoteBody } from '../../fixtures/areas/wallet/wallet-quote.ts';
import { check, expect, otherPlatform, trySigned } from '../../fixtures/index.ts';

const EXECUTE = 'executeQuote';

check.describe('a quote from a wallet', () => {
  check(
    'moves no money without a signature, even with immediatelyExecute',
    'PAYOUT-SIGN-007',
    async ({ platform }) => {
      const open = await openPayout(platform);
      const { wallet } = await payer(platform);
      const body = {
        ...walletQuoteBody(wallet.accountId, open.quote.destinationId),
        immediatelyExecute: true,
      };

      await platform.api.createQuote({ body });

      expect(await timesPaid(platform, open), 'how often the money moved').toBe(0);
    },
  );

  check(
    'moves no money if another platform executes it',
    'PAYOUT-SIGN-008',
    async ({ run, platform }) => {
      const other = otherPlatform(run);
      const open = await openPayout(platform);
      const call = executeCall(open.quote);
      const { session: own } = await payer(platform);
      const first = await platform.call(EXECUTE, call);
      const proof = requiredProof(platform, open.quote, first, own.key);

      const unsigned = await other.call(EXECUTE, call);
      const signedByItsKey = await trySigned(other, EXECUTE, call, proof);

      for (const reply of [unsigned, signedByItsKey]) {
        expect(reply, 'the execution by another platform').toBeRefused();
      }
      expect(await timesPaid(platform, open), 'how often the money moved').toBe(0);
    },
  );
});
