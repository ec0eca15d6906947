import {
  type OwnedWallet,
  otherKey,
  prove,
  provenWallet,
  settledState,
  thirdPartyWallet,
  unprovenWallet,
} from '../../fixtures/areas/external-accounts/ownership.ts';
import { owner } from '../../fixtures/areas/external-accounts/register.ts';
import { fundedAccount } from '../../fixtures/areas/internal-accounts/internal-accounts.ts';
import { createQuote, executeQuote } from '../../fixtures/areas/payments/calls.ts';
import { fundedPayer, limitOf } from '../../fixtures/areas/payments/funded-payer.ts';
import {
  type PaymentOutcome,
  paymentOutcomeOf,
  transactionWithOutcome,
} from '../../fixtures/areas/payments/payment-outcome.ts';
import {
  newQuote,
  type Quote,
  quoteBody,
  quoteIn,
  requireOwnRules,
  requireServed,
} from '../../fixtures/areas/payments/quote.ts';
import { quoteAndExecute } from '../../fixtures/areas/payments/quote-and-execute.ts';
import { transactionIdOf } from '../../fixtures/areas/payments/settled-payment.ts';
import {
  check,
  covers,
  describe,
  expect,
  isSuccess,
  type Platform,
  requireSuccess,
  undecided,
} from '../../fixtures/index.ts';

/** Ten dollars: below any threshold that a regulator has set. */
const SMALL = { lockedCurrencyAmount: 1_000 };

/** A quote of a small amount to a wallet, from an account whose money others share. */
async function smallQuote(platform: Platform, { id }: OwnedWallet): Promise<object> {
  const accountId = await platform.once('account that pays wallets', async () =>
    fundedAccount(platform, await owner(platform)),
  );
  return quoteBody(accountId, id, SMALL);
}

/** Pays a little to a wallet, where wallets of this chain are paid at all. */
async function paidTo(platform: Platform, wallet: OwnedWallet): Promise<Quote> {
  const body = await smallQuote(platform, wallet);
  const quote = await newQuote(platform, body, { corridor: 'a payout to a wallet on Solana' });
  const reply = requireOwnRules(await executeQuote(platform, quote));
  requireServed(reply, 'a payment to a wallet on Solana');
  requireSuccess(platform, 'executeQuote', reply, 'a payment to a wallet');
  return quote;
}

/** Ends the check where wallets of this chain are not paid at all. */
async function requirePaid(platform: Platform): Promise<Quote> {
  return platform.once('a wallet that was paid', async () =>
    paidTo(platform, await thirdPartyWallet(platform)),
  );
}

/** What becomes of a payment, which need not arrive within the time of a check. */
async function outcomeOfQuote(platform: Platform, quote: Quote): Promise<PaymentOutcome> {
  const id = await transactionIdOf(platform, quote);
  return paymentOutcomeOf(await transactionWithOutcome(platform, id, 'succeeded'));
}

describe('a wallet', () => {
  check(
    'in PENDING_OWNERSHIP_VERIFICATION accepts a payment below the threshold',
    covers('OWNERSHIP-PAY-001'),
    async ({ platform }) => {
      const wallet = await unprovenWallet(platform);
      await requirePaid(platform);

      const reply = await createQuote(platform, await smallQuote(platform, wallet));

      expect(reply, 'the quote of a small amount to the wallet').toBeSuccess();
      expect(
        requireOwnRules(await executeQuote(platform, quoteIn(reply))),
        'the execution of the small payment',
      ).toBeSuccess();
    },
  );

  check(
    'in PENDING_OWNERSHIP_VERIFICATION receives a payment below the threshold',
    covers('OWNERSHIP-PAY-004'),
    async ({ platform }) => {
      const wallet = await unprovenWallet(platform);
      const ordinary = await outcomeOfQuote(platform, await requirePaid(platform));
      if (ordinary !== 'succeeded') undecided(`a payment to any wallet has ${ordinary}`);

      const outcome = await outcomeOfQuote(platform, await paidTo(platform, wallet));

      expect(outcome, 'the outcome of the payment').not.toBe('failed');
    },
  );

  check(
    'in PENDING_OWNERSHIP_VERIFICATION refuses a payment above the threshold',
    covers('OWNERSHIP-PAY-003'),
    async ({ platform }) => {
      const lockedCurrencyAmount = 2 * limitOf(platform, 'unverifiedWallet');
      const { accountId, customerId } = await fundedPayer(platform, 3 * lockedCurrencyAmount);
      const anybodys = await thirdPartyWallet(platform, { customerId });
      const corridor = 'a payout to a wallet on Solana';
      await newQuote(platform, quoteBody(accountId, anybodys.id, { lockedCurrencyAmount }), {
        corridor,
      });
      const wallet = await unprovenWallet(platform, 'SOLANA_WALLET', { customerId });
      await newQuote(platform, quoteBody(accountId, wallet.id, SMALL), { corridor });

      const reply = await quoteAndExecute(
        platform,
        quoteBody(accountId, wallet.id, { lockedCurrencyAmount }),
      );

      expect(reply).toBeError(400, 'EXTERNAL_ACCOUNT_VERIFICATION_REQUIRED');
    },
  );

  check(
    'that became UNVERIFIED refuses a payment',
    covers('OWNERSHIP-PAY-002'),
    async ({ platform }) => {
      await provenWallet(platform);
      const wallet = await unprovenWallet(platform);
      await requirePaid(platform);
      await prove(platform, wallet, otherKey(platform, wallet));
      const state = await settledState(platform, wallet, 'UNVERIFIED');
      if (state !== 'UNVERIFIED') undecided(`the wallet is ${state} after a failed proof`);

      const quote = await createQuote(platform, await smallQuote(platform, wallet));
      const reply = isSuccess(quote)
        ? requireOwnRules(await executeQuote(platform, quoteIn(quote)))
        : quote;

      expect(reply).toBeError(400, 'EXTERNAL_ACCOUNT_VERIFICATION_REQUIRED');
    },
  );

  check(
    'that became UNVERIFIED refuses a quote with immediatelyExecute true',
    covers('OWNERSHIP-PAY-005'),
    async ({ platform }) => {
      await provenWallet(platform);
      const wallet = await unprovenWallet(platform);
      await requirePaid(platform);
      await prove(platform, wallet, otherKey(platform, wallet));
      const state = await settledState(platform, wallet, 'UNVERIFIED');
      if (state !== 'UNVERIFIED') undecided(`the wallet is ${state} after a failed proof`);

      const body = { ...(await smallQuote(platform, wallet)), immediatelyExecute: true };
      const reply = requireOwnRules(await createQuote(platform, body));

      expect(reply).toBeError(400, 'EXTERNAL_ACCOUNT_VERIFICATION_REQUIRED');
    },
  );
});
