import { newExternalAccount } from '../../fixtures/areas/external-accounts/payee.ts';
import { promptKind, type Way } from '../../fixtures/areas/quotes/magic-suffix-payment.ts';
import { newPayer } from '../../fixtures/areas/quotes/payer.ts';
import {
  type PaymentOutcome,
  paymentOutcomeOf,
  transactionWithOutcome,
} from '../../fixtures/areas/quotes/payment-outcome.ts';
import {
  executeQuote,
  newQuote,
  type Quote,
  quoteBody,
  quoteIn,
  requireOwnRules,
} from '../../fixtures/areas/quotes/quote.ts';
import { transactionIdOf } from '../../fixtures/areas/quotes/settled-payment.ts';
import { umaAddress, umaQuote } from '../../fixtures/areas/quotes/uma.ts';
import {
  covers,
  expect,
  isSuccess,
  type Platform,
  stuck,
  test,
  unverified,
} from '../../fixtures/index.ts';

/** A quote for a payment to or from an account elsewhere. */
async function quoteElsewhere(platform: Platform, way: Way, suffix: string): Promise<Quote> {
  const kind = await promptKind(platform, way);
  const { customerId, accountId } = await newPayer(platform);
  const { id } = await newExternalAccount(platform, customerId, { kind, suffix });
  const [from, to] = way === 'pull' ? [id, accountId] : [accountId, id];
  return newQuote(platform, quoteBody(from, to), { corridor: `a ${way}` });
}

/** A quote for a payment to the test receiver of dollars. */
async function quoteToAddress(platform: Platform): Promise<Quote> {
  const address = umaAddress(platform, 'USD');
  const reply = await umaQuote(platform, await newPayer(platform), address, 'USD');
  requireOwnRules(reply);
  if (!isSuccess(reply)) stuck(platform, ['G-170'], `the quote answered ${reply.status}`);
  return quoteIn(reply);
}

/** A payment that was accepted under a key, and came to its end, then sent again. */
async function repeated(platform: Platform, quote: Quote, outcome: PaymentOutcome) {
  const key = platform.unique();
  const first = await executeQuote(platform, quote, key);
  // Only an accepted execution uses up its key.
  if (!isSuccess(first)) unverified(`the first execution answered ${first.status}`);
  const record = await transactionWithOutcome(
    platform,
    await transactionIdOf(platform, quote),
    outcome,
  );
  if (outcome === 'failed' && paymentOutcomeOf(record) !== 'failed')
    unverified('the payment has not failed');
  return executeQuote(platform, quote, key);
}

test.describe('the key of a payment elsewhere', () => {
  for (const [what, way, suffix, row] of [
    ['a payout', 'payout', '999', 'QUOTE-KEY-006'],
    ['a payout that failed', 'payout', '004', 'QUOTE-KEY-007'],
    ['a pull', 'pull', '999', 'QUOTE-KEY-008'],
  ] as const) {
    test(`is refused a second time for ${what}`, covers(row), async ({ platform }) => {
      const quote = await quoteElsewhere(platform, way, suffix);
      const outcome = suffix === '999' ? 'succeeded' : 'failed';

      const reply = await repeated(platform, quote, outcome);

      expect(reply).toBeError(409, 'DUPLICATE_PAY_REQUEST');
    });
  }

  test('is refused a second time for an address', covers('QUOTE-KEY-009'), async ({ platform }) => {
    const reply = await repeated(platform, await quoteToAddress(platform), 'succeeded');

    expect(reply).toBeError(409, 'DUPLICATE_PAY_REQUEST');
  });
});
