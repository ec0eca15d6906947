import { newExternalAccount } from '../../fixtures/areas/external-accounts/payee.ts';
import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { createQuote, executeQuote } from '../../fixtures/areas/payments/calls.ts';
import { promptKind } from '../../fixtures/areas/payments/magic-suffix-payment.ts';
import { newPayer } from '../../fixtures/areas/payments/payer.ts';
import {
  paymentOutcomeOf,
  transactionWithOutcome,
} from '../../fixtures/areas/payments/payment-outcome.ts';
import {
  newQuote,
  quoteBody,
  quoteIn,
  requireAccepted,
  requireOwnRules,
} from '../../fixtures/areas/payments/quote.ts';
import { transactionIdOf } from '../../fixtures/areas/payments/settled-payment.ts';
import { lookupIdIn, umaAddress, umaQuoteBody } from '../../fixtures/areas/uma/addresses.ts';
import { lookupUma } from '../../fixtures/areas/uma/calls.ts';
import { check, expect, isSuccess, optional, undecided, unreached } from '../../fixtures/index.ts';

check.describe('an execution repeated with its Idempotency-Key', () => {
  for (const [what, way, suffix, outcome, row] of [
    ['for a payout', 'payout', '999', 'succeeded', 'QUOTE-KEY-006'],
    ['after the payout failed', 'payout', '004', 'failed', 'QUOTE-KEY-007'],
    ['for a pull', 'pull', '999', 'succeeded', 'QUOTE-KEY-008'],
  ] as const) {
    check(`is refused ${what}`, row, async ({ platform }) => {
      const kind = await promptKind(platform, way);
      const { customerId, accountId } = await newPayer(platform);
      const { id } = await newExternalAccount(platform, customerId, { kind, suffix });
      const [from, to] = way === 'pull' ? [id, accountId] : [accountId, id];
      const quote = await newQuote(platform, quoteBody(from, to), { corridor: `a ${way}` });
      const key = platform.uniqueKey();
      requireAccepted(await executeQuote(platform, quote, { key }));
      const transactionId = await transactionIdOf(platform, quote);
      const record = await transactionWithOutcome(platform, transactionId, outcome);
      if (outcome === 'failed' && paymentOutcomeOf(record) !== 'failed')
        undecided('the payout to an account ending in 004 has not failed');

      const held = () => optional(() => balanceOf(platform, { customerId, accountId }));
      const before = outcome === 'failed' ? await held() : undefined;

      const again = requireOwnRules(await executeQuote(platform, quote, { key }));

      expect(again).toBeError(409, 'DUPLICATE_PAY_REQUEST');
      if (outcome === 'failed') {
        const reply = await platform.api.getTransactionById({ transactionId });
        expect(reply, 'the read of the transaction after the repetition').toBeSuccess();
        expect(paymentOutcomeOf(reply.json), 'the outcome of the payment').toBe('failed');
        const after = await held();
        if (before === undefined || after === undefined) return;
        // What was debited for the failed payment may come back meanwhile.
        expect(after, 'the balance after the repetition').toBeGreaterThanOrEqual(before);
      }
    });
  }

  check('is refused for a payment to a UMA address', 'QUOTE-KEY-009', async ({ platform }) => {
    const address = umaAddress(platform, 'USD');
    const payer = await newPayer(platform);
    const lookupId = lookupIdIn(await lookupUma(platform, address, payer.customerId));
    const body = umaQuoteBody(payer, { address, currency: 'USD', lookupId });
    const quoted = requireOwnRules(await createQuote(platform, body));
    if (!isSuccess(quoted)) unreached(`POST /quotes to a UMA address answered ${quoted.status}`);
    const quote = quoteIn(quoted);
    const key = platform.uniqueKey();
    requireAccepted(await executeQuote(platform, quote, { key }));
    const transactionId = await transactionIdOf(platform, quote);
    await transactionWithOutcome(platform, transactionId, 'succeeded');

    const again = requireOwnRules(await executeQuote(platform, quote, { key }));

    expect(again).toBeError(409, 'DUPLICATE_PAY_REQUEST');
  });
});
