import { newExternalAccount } from '../../fixtures/areas/external-accounts/payee.ts';
import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { newWallet } from '../../fixtures/areas/otp/wallet.ts';
import { shownAmount } from '../../fixtures/areas/payments/amount.ts';
import { currencyOf, settledBalance } from '../../fixtures/areas/payments/balance.ts';
import { createQuote, executeQuote } from '../../fixtures/areas/payments/calls.ts';
import { fundedPayer } from '../../fixtures/areas/payments/funded-payer.ts';
import { promptKind } from '../../fixtures/areas/payments/magic-suffix-payment.ts';
import { newPayer, payee } from '../../fixtures/areas/payments/payer.ts';
import { transactionWithOutcome } from '../../fixtures/areas/payments/payment-outcome.ts';
import {
  AMOUNT,
  newQuote,
  OWN_FEE,
  quoteBody,
  quoteIn,
  requireAccepted,
  requireOwnRules,
  requireServed,
} from '../../fixtures/areas/payments/quote.ts';
import { outcomeOf, transactionIdOf } from '../../fixtures/areas/payments/settled-payment.ts';
import { mayTakeDays } from '../../fixtures/areas/payments/suffix-outcome.ts';
import {
  failureReasonOf,
  isFinal,
  refundStatusOf,
  statusOf,
} from '../../fixtures/areas/payments/transaction.ts';
import { aroundFee, FEE, FEE_AMOUNT, shownFeeIn } from '../../fixtures/areas/quotes/fees.ts';
import { lookupIdIn, umaAddress, umaQuoteBody } from '../../fixtures/areas/uma/addresses.ts';
import { lookupUma } from '../../fixtures/areas/uma/calls.ts';
import { walletQuote, walletQuoteBody } from '../../fixtures/areas/wallet/wallet-quote.ts';
import {
  check,
  expect,
  isSuccess,
  member,
  type Platform,
  type Reply,
  undecided,
} from '../../fixtures/index.ts';

const INCLUDED = 'platformFeesIncluded';
const OWN = { platformFeeOverride: FEE };

/** A quote that pulls dollars with a fee of its own; once per worker. */
function pullWithFee(platform: Platform) {
  return platform.once('a pull with its own fee', async () => {
    // How a fee is sent, and that a quote shows it, is seen where the contract owes the payment.
    shownFeeIn((await aroundFee(platform)).withFee.json, INCLUDED);
    const { customerId, accountId } = await newPayer(platform);
    const { id } = await newExternalAccount(platform, customerId, { kind: 'USD_ACCOUNT' });
    await newQuote(platform, quoteBody(id, accountId), { corridor: 'a pull in dollars' });
    return requireOwnRules(await createQuote(platform, quoteBody(id, accountId, OWN)));
  });
}

async function toUmaWithFee(platform: Platform): Promise<Reply> {
  shownFeeIn((await aroundFee(platform)).withFee.json, INCLUDED);
  const address = umaAddress(platform, 'USD');
  const payer = await newPayer(platform);
  const lookupId = lookupIdIn(await lookupUma(platform, address, payer.customerId));
  const body = umaQuoteBody(payer, { address, currency: 'USD', lookupId });
  requireServed(requireOwnRules(await createQuote(platform, body)), 'a payment to an address');
  return requireOwnRules(await createQuote(platform, { ...body, ...OWN }));
}

check.describe('the platform fee', () => {
  for (const [what, quoted, row] of [
    ['a pull', pullWithFee, 'FEE-OVERRIDE-013'],
    ['a payment to a UMA address', toUmaWithFee, 'FEE-OVERRIDE-014'],
  ] as const) {
    check(`of ${what} is shown in the quote`, row, async ({ platform }) => {
      const reply = await quoted(platform);

      expect(reply, `${what} with a fee`).toBeSuccess();
      expect(shownFeeIn(reply.json, INCLUDED), `the ${INCLUDED} of the quote`).toBe(FEE_AMOUNT);
    });
  }

  check('of a pull is shown in the transaction', 'FEE-OVERRIDE-012', async ({ platform }) => {
    const reply = await pullWithFee(platform);
    if (!isSuccess(reply))
      undecided(`POST /quotes for a pull with platformFeeOverride answered ${reply.status}`, reply);
    const quote = quoteIn(reply);
    const included = shownFeeIn(reply.json, INCLUDED);
    requireAccepted(await executeQuote(platform, quote));

    const record = await outcomeOf(platform, quote);
    if (!isFinal(statusOf(record))) mayTakeDays('the pull');

    const isMissing = included > 0 && (member(record, 'platformFees') ?? null) === null;
    expect(isMissing ? 'missing' : 'shown', 'platformFees without the fee').toBe('shown');
    const taken = shownFeeIn(record, 'platformFees');
    const isLeftOut = taken === 0 && included > 0;
    expect(taken, isLeftOut ? 'platformFees without the fee' : 'platformFees').toBe(included);
  });

  check('of a failed payment is refunded', 'FEE-OVERRIDE-011', async ({ platform }) => {
    const kind = await promptKind(platform, 'payout');
    const payer = await newPayer(platform);
    const wanted = { kind, suffix: '002' } as const;
    const { id } = await newExternalAccount(platform, payer.customerId, wanted);
    const before = await balanceOf(platform, payer);
    const quote = await newQuote(platform, quoteBody(payer.accountId, id, OWN), OWN_FEE);

    const reply = requireOwnRules(await executeQuote(platform, quote));

    let record: unknown;
    if (isSuccess(reply)) {
      const transactionId = await transactionIdOf(platform, quote);
      record = await transactionWithOutcome(platform, transactionId, 'failed');
      const reason = failureReasonOf(record);
      if (reason !== 'QUOTE_EXECUTION_FAILED')
        undecided(
          `the payment to an account ending in 002 failed with ${reason} and not QUOTE_EXECUTION_FAILED`,
        );
    }
    const after = await settledBalance(platform, payer, before);
    if (after < before && refundStatusOf(record) === 'PENDING')
      undecided('the refund of the failed payment is shown as PENDING');
    expect(after, 'the balance of the payer after the refund').toBe(before);
    if (!isSuccess(reply))
      undecided(
        'POST /quotes/{quoteId}/execute is refused for an account ending in 002, so no payment fails',
        reply,
      );
  });

  check(
    'is not charged to an embedded wallet that does not hold USD',
    'FEE-OVERRIDE-015',
    async ({ platform }) => {
      await aroundFee(platform);
      const wallet = await newWallet(platform);
      const { destinationId } = await walletQuote(platform, wallet);
      const currency = (await currencyOf(platform, wallet)) ?? 'USD';
      if (currency === 'USD')
        undecided(
          'the embedded wallet holds USD or shows no currency, so no fee in another currency can be tried',
        );
      const platformFixedFee = { amount: 130, currency };
      const platformFeeOverride = { ...FEE, platformFixedFee };
      const body = { ...walletQuoteBody(wallet.accountId, destinationId), platformFeeOverride };

      const reply = await createQuote(platform, body);

      const fee = isSuccess(reply) ? (shownAmount(reply.json, INCLUDED) ?? 0) : 0;
      expect(fee, `the ${INCLUDED} of a quote from ${currency}`).toBe(0);
    },
  );

  check(
    'of a large payment is the sum of the fixed and the variable part',
    'FEE-OVERRIDE-016',
    async ({ platform }) => {
      shownFeeIn((await aroundFee(platform)).withFee.json, INCLUDED);
      const from = await fundedPayer(platform, 100 * AMOUNT);
      const { accountId } = await payee(platform);
      const large = quoteBody(from.accountId, accountId, { lockedCurrencyAmount: 90 * AMOUNT });
      await newQuote(platform, large);

      const reply = requireOwnRules(await createQuote(platform, { ...large, ...OWN }));

      expect(reply, 'a large payment with a fee').toBeSuccess();
      const variable = FEE_AMOUNT - FEE.platformFixedFee.amount;
      const whole = FEE.platformFixedFee.amount + 90 * variable;
      expect(shownFeeIn(reply.json, INCLUDED), `the ${INCLUDED} of the quote`).toBe(whole);
    },
  );
});
