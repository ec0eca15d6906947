import {
  accountsUnderTest,
  externalDestination,
  moneyMovedBy,
} from '../../fixtures/areas/payments/accounts-under-test.ts';
import { createQuote, executeQuote } from '../../fixtures/areas/payments/calls.ts';
import { fundedPayer, overRail } from '../../fixtures/areas/payments/funded-payer.ts';
import { paymentOutcomeOf } from '../../fixtures/areas/payments/payment-outcome.ts';
import {
  AMOUNT,
  type Quote,
  quoteBody,
  quoteIn,
  requireQuoted,
} from '../../fixtures/areas/payments/quote.ts';
import { outcomeOf, railsOf } from '../../fixtures/areas/payments/settled-payment.ts';
import { statusOf } from '../../fixtures/areas/payments/transaction.ts';
import {
  check,
  errorCodeOf,
  expect,
  isSuccess,
  notShown,
  type Platform,
  undecided,
} from '../../fixtures/index.ts';

const SAME_DAY = 'ACH_SAME_DAY';

/** Far more, in cents, than other checks pay, and far below the limit of any rail. */
const LARGE = 5_000_000;

/** A payment to a bank account in USD over a rail, or over the service's choice; once per worker. */
function paidOver(platform: Platform, rail: string | undefined): Promise<Quote> {
  return platform.once(`a payment over ${rail ?? 'any rail'}`, async () => {
    const { from } = await accountsUnderTest(platform);
    const { id } = await externalDestination(platform, { kind: 'USD_ACCOUNT' });
    const body =
      rail === undefined ? quoteBody(from.accountId, id) : await overRail(platform, rail, AMOUNT);
    const quote = quoteIn(requireQuoted(platform, await createQuote(platform, body)));
    // What leaves late would show in the next check.
    const execute = () => executeQuote(platform, quote);
    await moneyMovedBy(platform, { from }, execute, 'payment');
    return quote;
  });
}

check.describe('a payment in USD', () => {
  check('without paymentRail does not use ACH_SAME_DAY', 'QUOTE-RAIL-001', async ({ platform }) => {
    const rails = await railsOf(platform, await paidOver(platform, undefined));

    if (rails.length === 0) undecided('neither the quote nor its transaction shows a payment rail');
    expect(rails, 'the paymentRails of the quote and its transaction').not.toContain(SAME_DAY);
  });

  check(
    'of 50,000 without paymentRail does not use ACH_SAME_DAY',
    'QUOTE-RAIL-019',
    async ({ platform }) => {
      const { accountId } = await fundedPayer(platform, 2 * LARGE);
      const { id } = await externalDestination(platform, { kind: 'USD_ACCOUNT' });
      const members = { immediatelyExecute: true, lockedCurrencyAmount: LARGE };

      const reply = await createQuote(platform, quoteBody(accountId, id, members));

      if (!isSuccess(reply)) undecided(`a payment of 50,000 USD answered ${reply.status}`, reply);
      const rails = await railsOf(platform, quoteIn(reply));
      if (rails.length === 0)
        undecided('neither the quote nor its transaction shows a payment rail');
      expect(rails, 'the paymentRails of the quote and its transaction').not.toContain(SAME_DAY);
    },
  );

  check('over ACH_SAME_DAY is accepted', 'QUOTE-RAIL-002', async ({ platform }) => {
    const reply = await createQuote(platform, await overRail(platform, SAME_DAY, AMOUNT));

    // Both rails are named (Other resources, PaymentRail): where one is taken, the other is valid input.
    const isInvalid = errorCodeOf(reply) === 'INVALID_INPUT';
    const what = 'a quote over ACH_SAME_DAY';
    expect(reply, isInvalid ? `${what} as invalid input` : what).toBeSuccess();
  });

  check('shows the requested paymentRail', 'QUOTE-RAIL-003', async ({ platform }) => {
    for (const rail of [SAME_DAY, 'ACH']) {
      const rails = await railsOf(platform, await paidOver(platform, rail));

      if (rails.length === 0) notShown('the rail of a payment');
      expect([...new Set(rails)], 'the paymentRails that are shown').toEqual([rail]);
    }
  });

  check('over ACH does not fail', 'QUOTE-RAIL-004', async ({ platform }) => {
    const status = statusOf(await outcomeOf(platform, await paidOver(platform, 'ACH')));

    expect(status, 'the status of the transaction').not.toBe('FAILED');
  });

  check('over ACH_SAME_DAY completes', 'QUOTE-RAIL-005', async ({ platform }) => {
    const record = await outcomeOf(platform, await paidOver(platform, SAME_DAY));

    const status = statusOf(record);
    if (paymentOutcomeOf(record) === 'open') {
      undecided(`the payment over ACH_SAME_DAY is still ${status}, and its day is not over`);
    }
    expect(status, 'the status of the transaction').toBe('COMPLETED');
  });

  check('over an unknown rail is refused', 'QUOTE-RAIL-006', async ({ platform }) => {
    const reply = await createQuote(platform, await overRail(platform, 'CARRIER_PIGEON', AMOUNT));

    expect(reply).toBeRefused(400);
  });
});
