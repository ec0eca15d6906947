import { executeCall, requireOwnRules } from '../../fixtures/areas/payments/quote.ts';
import { openPayout, payer, timesPaid } from '../../fixtures/areas/wallet/payouts.ts';
import { requiredProof } from '../../fixtures/areas/wallet/wallet-quote.ts';
import { check, expect, isSuccess, retry } from '../../fixtures/index.ts';

const EXECUTE = 'executeQuote';

check.describe('simultaneous signed executions of one quote', () => {
  for (const [what, row, isKeyed, challenges] of [
    ['with the same signature', 'PAYOUT-KEY-004', true, 1],
    ['with the same Idempotency-Key', 'PAYOUT-KEY-005', true, 3],
    ['without an Idempotency-Key', 'PAYOUT-KEY-007', false, 3],
  ] as const) {
    check(`${what} pay only once`, row, async ({ platform }) => {
      const { session } = await payer(platform);
      const open = await openPayout(platform);
      const call = executeCall(open.quote, isKeyed ? platform.uniqueKey() : undefined);
      const proofs = [];
      for (let begun = 0; begun < challenges; begun += 1) {
        const first = await platform.call(EXECUTE, call);
        proofs.push(requiredProof(platform, open.quote, first, session.key));
      }
      const sent = challenges === 1 ? [...proofs, ...proofs, ...proofs] : proofs;

      const replies = await Promise.all(sent.map((proof) => retry(platform, EXECUTE, call, proof)));

      for (const reply of replies) requireOwnRules(reply);
      const times = await timesPaid(platform, open, 1);
      expect(times, 'how often the quote was paid').toBe(1);
      expect(replies.filter(isSuccess).length, 'the number of accepted executions').toBeGreaterThan(
        0,
      );
      for (const reply of replies.filter((each) => !isSuccess(each))) {
        expect(reply, 'another execution beside the accepted one').toBeRefused(401, 409);
      }
    });
  }
});
