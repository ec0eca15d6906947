import { newExternalAccount } from '../../fixtures/areas/external-accounts/payee.ts';
import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { settledBalance } from '../../fixtures/areas/payments/balance.ts';
import {
  payInTwoCalls,
  promptKind,
  recordOf,
} from '../../fixtures/areas/payments/magic-suffix-payment.ts';
import { newPayer } from '../../fixtures/areas/payments/payer.ts';
import { hasOutcome } from '../../fixtures/areas/payments/payment-outcome.ts';
import { newQuote, quoteBody, RECEIVING } from '../../fixtures/areas/payments/quote.ts';
import { failureReasonOf } from '../../fixtures/areas/payments/transaction.ts';
import {
  check,
  expect,
  inParallel,
  isSuccess,
  type Platform,
  undecided,
} from '../../fixtures/index.ts';

/** Rails to a bank account in USD besides the one that is taken unasked; a service need not have them. */
const RAILS = ['ACH_SAME_DAY', 'WIRE', 'RTP', 'FEDNOW'];

/** What a payout to an account ending in 002 is asked for with, and whose it is. */
async function failingPayout(platform: Platform, kind: 'USD_ACCOUNT' | undefined, members: object) {
  const payer = await newPayer(platform);
  const wanted = { kind: kind ?? (await promptKind(platform, 'payout')), suffix: '002' };
  const { id } = await newExternalAccount(platform, payer.customerId, wanted);
  return { payer, id, body: quoteBody(payer.accountId, id, members) };
}

/**
 * What is missing from the account of a payer once a payout of theirs has failed; nothing
 * is said of one that is still open, or that failed for a reason of which no refund is promised.
 */
async function missingAfter(
  platform: Platform,
  { payer, body }: Awaited<ReturnType<typeof failingPayout>>,
) {
  const before = await balanceOf(platform, payer);
  const payment = await payInTwoCalls(platform, body);
  if (payment.quote === undefined) return undefined;
  if (isSuccess(payment.reply)) {
    const record = await recordOf(platform, payment, 'failed');
    const reason = failureReasonOf(record) ?? 'QUOTE_EXECUTION_FAILED';
    if (!hasOutcome(record, 'failed') || reason !== 'QUOTE_EXECUTION_FAILED') return undefined;
  }
  return before - (await settledBalance(platform, payer, before));
}

const NONE_FAILED = 'no payout to an account ending in 002 has failed with QUOTE_EXECUTION_FAILED';

check.describe('a payout that fails is refunded', () => {
  check('with a locked receiving amount', 'PAYTO-MONEY-013', async ({ platform }) => {
    const members = { lockedCurrencySide: 'RECEIVING' };
    const payout = await failingPayout(platform, undefined, members);
    await newQuote(platform, payout.body, RECEIVING);

    const missing = await missingAfter(platform, payout);

    if (missing === undefined) undecided(NONE_FAILED);
    expect(missing, 'the amount that is missing after the refund').toBe(0);
  });

  check('over every accepted paymentRail', 'PAYTO-MONEY-014', async ({ platform }) => {
    const tried = await inParallel(RAILS, async (paymentRail) => {
      const payout = await failingPayout(platform, 'USD_ACCOUNT', {});
      const destination = { destinationType: 'ACCOUNT', accountId: payout.id, paymentRail };
      const body = { ...payout.body, destination };
      return { paymentRail, missing: await missingAfter(platform, { ...payout, body }) };
    });

    if (tried.every(({ missing }) => missing === undefined)) undecided(NONE_FAILED);
    for (const { paymentRail, missing = 0 } of tried)
      expect(missing, `the amount that is missing after the refund over ${paymentRail}`).toBe(0);
  });
});
