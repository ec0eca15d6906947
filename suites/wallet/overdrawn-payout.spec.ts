import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { otpLogin } from '../../fixtures/areas/otp/otp-login.ts';
import { newWallet } from '../../fixtures/areas/otp/wallet.ts';
import { createQuote } from '../../fixtures/areas/payments/calls.ts';
import { executeCall, quoteIn, requireOwnRules } from '../../fixtures/areas/payments/quote.ts';
import { seenLater } from '../../fixtures/areas/payments/times-moved.ts';
import { openPayout, timesPaid } from '../../fixtures/areas/wallet/payouts.ts';
import {
  execute,
  executionProof,
  walletQuoteBody,
} from '../../fixtures/areas/wallet/wallet-quote.ts';
import {
  check,
  expect,
  isSuccess,
  type Platform,
  retry,
  undecided,
  waitFor,
} from '../../fixtures/index.ts';

const MOST = 'a payout of 60 percent of the balance of the wallet';

/** A wallet that has paid once, a key that may sign for it, and what it holds once that is over. */
async function paidWallet(platform: Platform) {
  const wallet = await newWallet(platform);
  const { key } = await otpLogin(platform, wallet.emailOtp);
  const affordable = await openPayout(platform, wallet);
  await execute(platform, affordable.quote, key);
  if ((await timesPaid(platform, affordable, 1)) !== 1)
    undecided('a signed payout within the balance of the wallet moves no money');
  // A fee may be debited a moment after the amount.
  const paid = await balanceOf(platform, wallet);
  const before = await seenLater(() => balanceOf(platform, wallet), paid);
  return { wallet, key, affordable: affordable.quote, before };
}

check.describe('a payout above the balance of the wallet', () => {
  check('moves no money even if it is signed', 'PAYOUT-SIGN-021', async ({ platform }) => {
    const { wallet, key, affordable, before } = await paidWallet(platform);
    const { destinationId } = affordable;
    const amount = before + 1_000_000;
    const body = walletQuoteBody(wallet.accountId, destinationId);

    const quoted = requireOwnRules(
      await createQuote(platform, { ...body, lockedCurrencyAmount: amount }),
    );
    if (isSuccess(quoted)) {
      const quote = { ...quoteIn(quoted), amount, destinationId };
      const call = executeCall(quote);
      const first = await platform.call('executeQuote', call);
      const proof = executionProof(platform, quote, first, key);
      if (proof !== undefined) await retry(platform, 'executeQuote', call, proof);
    }

    const overdrawn = { wallet, quote: { ...affordable, amount }, before };
    expect(await timesPaid(platform, overdrawn), 'how often the money moved').toBe(0);
  });
});

check(
  'two signed payouts that together exceed the balance do not make the balance negative',
  'PAYOUT-SIGN-024',
  async ({ platform }) => {
    const { wallet, key, affordable, before } = await paidWallet(platform);
    const { destinationId } = affordable;
    const amount = Math.ceil(before * 0.6);
    const body = walletQuoteBody(wallet.accountId, destinationId);
    const challenged = async () => {
      const quoted = requireOwnRules(
        await createQuote(platform, { ...body, lockedCurrencyAmount: amount }),
      );
      if (!isSuccess(quoted))
        undecided(`POST /quotes for ${MOST} answered ${quoted.status}`, quoted);
      const quote = { ...quoteIn(quoted), amount, destinationId };
      const call = executeCall(quote);
      const begun = requireOwnRules(await platform.call('executeQuote', call));
      const proof =
        executionProof(platform, quote, begun, key) ??
        undecided(
          `POST /quotes/{quoteId}/execute of ${MOST} answered ${begun.status}, so it cannot be signed`,
          begun,
        );
      return { quote, sign: () => retry(platform, 'executeQuote', call, proof) };
    };
    const first = await challenged();
    const second = await challenged();

    requireOwnRules(await first.sign());
    if ((await timesPaid(platform, { wallet, quote: first.quote, before }, 1)) !== 1)
      undecided(`${MOST} moves no money`);
    const held = () => balanceOf(platform, wallet);
    const between = await held();
    await second.sign();

    await seenLater(held, between);
    // What is taken first and is not there is given back when the payout fails.
    const left = await waitFor(held, (balance) => balance >= 0, platform.target.settleMs);
    expect(left, 'the balance of the wallet after both payouts').toBeGreaterThanOrEqual(0);
  },
);
