import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { transactionWithOutcome } from '../../fixtures/areas/payments/payment-outcome.ts';
import { transactionIdOf } from '../../fixtures/areas/payments/settled-payment.ts';
import { failureReasonOf, statusOf } from '../../fixtures/areas/payments/transaction.ts';
import { scaAgingPlatform } from '../../fixtures/areas/sca/customers.ts';
import { newLoggedInPayer } from '../../fixtures/areas/sca/login.ts';
import {
  letGo,
  paymentToAuthorize,
  payoutToAuthorize,
  requireAuthorization,
} from '../../fixtures/areas/sca/payments.ts';
import {
  check,
  expect,
  instantOf,
  isSuccess,
  letEnd,
  member,
  optional,
  type Platform,
  undecided,
  waitFor,
} from '../../fixtures/index.ts';
import { isNamedReason } from '../../spec/failure-reasons.ts';

/** A payment whose challenge has expired, with what its account held, and the answer to the right code then. */
function expiredPayment(platform: Platform) {
  return platform.once('a payment whose challenge has expired', async () => {
    // First, so that its challenge is over where that of the other is.
    const payout = await optional(() => payoutToAuthorize(platform));
    const from = await newLoggedInPayer(platform);
    const before = await balanceOf(platform, from);
    const payment = await paymentToAuthorize(platform, from);
    const end = instantOf(member(member(payment.shown, 'scaChallenge'), 'expiresAt')) / 1_000;
    if (Number.isNaN(end)) undecided('the scaChallenge of the payment shows no expiresAt');
    await letEnd(platform, end);
    const reply = await letGo(platform, payment);
    return { from, before, reply, payment, payout };
  });
}

/** The same; undecided where a late authorization was accepted, since Authentication 8 says "can fail". */
async function lapsedPayment(platform: Platform) {
  const expired = await expiredPayment(platform);
  return isSuccess(expired.reply)
    ? undecided(
        'POST /quotes/{quoteId}/authorize accepts the right code after the challenge has expired, so the payment goes on',
        expired.reply,
      )
    : expired;
}

check.describe('after its challenge expires, a payment', () => {
  check('can no longer be authorized', 'SCA-AUTHORIZE-015', async ({ run }) => {
    const platform = scaAgingPlatform(run);

    const { reply } = await expiredPayment(platform);

    expect(reply).toBeRefused();
    await requireAuthorization(platform);
  });

  check('fails', 'SCA-AUTHORIZE-016', async ({ run }) => {
    const platform = scaAgingPlatform(run);
    const { quote } = (await lapsedPayment(platform)).payment;
    const id = await transactionIdOf(platform, quote);

    const record = await transactionWithOutcome(platform, id, 'failed');

    expect(statusOf(record), 'the status of the payment').toBe('FAILED');
  });

  for (const [what, which, row] of [
    ['', 'payment', 'SCA-AUTHORIZE-017'],
    ['that is a payout ', 'payout', 'SCA-AUTHORIZE-021'],
  ] as const) {
    check(`${what}fails with SCA_NOT_COMPLETED`, row, async ({ run }) => {
      const platform = scaAgingPlatform(run);
      const { [which]: lapsed } = await lapsedPayment(platform);
      if (lapsed === undefined)
        undecided('no payout to an external account waits for an authorization by its customer');
      const id = await transactionIdOf(platform, lapsed.quote);

      const record = await transactionWithOutcome(platform, id, 'failed');

      const reason = failureReasonOf(record);
      const what = isNamedReason(reason) ? 'a reason of the contract' : 'the failure reason';
      expect(reason, what).toBe('SCA_NOT_COMPLETED');
    });
  }

  check('moves no money', 'SCA-AUTHORIZE-018', async ({ run }) => {
    const platform = scaAgingPlatform(run);
    const { from, before } = await lapsedPayment(platform);

    // What was held for the payment may be released a little later.
    const after = await waitFor(
      () => balanceOf(platform, from),
      (balance) => balance === before,
      platform.target.settleMs,
    );
    expect(before - after, 'the amount debited from the account').toBe(0);
    await requireAuthorization(platform);
  });
});
