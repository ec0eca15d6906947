import {
  configureFees,
  RAIL_FEES,
  railFeeConfig,
} from '../../fixtures/areas/configuration/fee-configs.ts';
import {
  aroundConfiguredFee,
  carriedFee,
  quotedOtherwise,
  showSameFees,
} from '../../fixtures/areas/configuration/priced-quotes.ts';
import { newExternalAccount } from '../../fixtures/areas/external-accounts/payee.ts';
import { amountIn } from '../../fixtures/areas/payments/amount.ts';
import { overRail } from '../../fixtures/areas/payments/funded-payer.ts';
import { newPayer } from '../../fixtures/areas/payments/payer.ts';
import {
  AMOUNT,
  newQuote,
  type Quote,
  quoteBody,
  RECEIVING,
} from '../../fixtures/areas/payments/quote.ts';
import { railsOf } from '../../fixtures/areas/payments/settled-payment.ts';
import { check, expect, isSuccess, undecided } from '../../fixtures/index.ts';

const SAME_DAY = 'ACH_SAME_DAY';
const AT_ONCE = { immediatelyExecute: true };
const LOCKED = { lockedCurrencySide: 'RECEIVING' };

/** What a payment within a currency costs on its way. */
function costOf({ json }: Quote): number {
  return amountIn(json, 'totalSendingAmount') - amountIn(json, 'totalReceivingAmount');
}

check.describe('a configured ACH_SAME_DAY fee', () => {
  check('applies to payments over that rail', 'CONFIG-FEE-016', async ({ platform }) => {
    const payment = await overRail(platform, SAME_DAY, AMOUNT);
    const fee = railFeeConfig(SAME_DAY);

    const around = await aroundConfiguredFee(platform, fee, payment, costOf, RAIL_FEES);

    const [usual, cost] = [costOf(around.before), costOf(around.since)];
    const isSame = cost === usual && showSameFees(around.before, around.since);
    const isIgnored = around.isShown && isSame;
    expect(isIgnored, 'whether quotes ignore a fee that is shown').toBe(false);
    expect(cost > usual, 'whether the payment over ACH_SAME_DAY costs more').toBe(true);
  });

  check('does not apply to payments over ACH', 'CONFIG-FEE-017', async ({ platform }) => {
    const payment = await overRail(platform, 'ACH', AMOUNT);
    const before = await newQuote(platform, payment);
    const sameDay = await overRail(platform, SAME_DAY, AMOUNT);
    await carriedFee(platform, railFeeConfig(SAME_DAY), sameDay, costOf, RAIL_FEES);

    const since = await newQuote(platform, payment);

    expect(costOf(since), 'the cost of the payment over ACH').toBe(costOf(before));
  });

  check('applies even if ACH has a different fee', 'CONFIG-FEE-026', async ({ platform }) => {
    const [overSameDay, overAch] = [
      await overRail(platform, SAME_DAY, AMOUNT),
      await overRail(platform, 'ACH', AMOUNT),
    ];
    const fee = railFeeConfig(SAME_DAY);
    const { since } = await carriedFee(platform, fee, overSameDay, costOf, RAIL_FEES);
    const usual = costOf(await newQuote(platform, overAch));
    const dearer = { ...railFeeConfig('ACH'), fixedFee: { amount: 370, currency: 'USD' } };

    // Both are sent: whether a list is added to or replaced is left open.
    const reply = await configureFees(platform, [dearer, fee], RAIL_FEES);

    if (!isSuccess(reply)) undecided(`PATCH /config with two fees answered ${reply.status}`, reply);
    const ach = costOf(await quotedOtherwise(platform, overAch, costOf, usual));
    if (ach === usual) undecided('the payment over ACH costs the same as without a fee');
    // What is configured anew may be in force later, though it is the same.
    const isOwn = (quote: Quote) => Number(costOf(quote) === costOf(since));
    const cost = costOf(await quotedOtherwise(platform, overSameDay, isOwn, 0));
    expect(cost, 'the cost of the payment over ACH_SAME_DAY').toBe(costOf(since));
  });

  for (const [how, row, members, basis] of [
    ['even if the payment locks the receiving amount', 'CONFIG-FEE-022', LOCKED, RECEIVING],
    ['even if the payment has immediatelyExecute true', 'CONFIG-FEE-023', AT_ONCE, {}],
  ] as const) {
    check(`applies ${how}`, row, async ({ platform }) => {
      const plain = await overRail(platform, SAME_DAY, AMOUNT);
      const payment = { ...plain, ...members };
      const usual = costOf(await newQuote(platform, payment, basis));
      await carriedFee(platform, railFeeConfig(SAME_DAY), plain, costOf, RAIL_FEES);

      const cost = costOf(await newQuote(platform, payment, basis));

      expect(cost > usual, 'whether the payment over ACH_SAME_DAY costs more').toBe(true);
    });
  }

  check(
    'does not select ACH_SAME_DAY for payments without a rail',
    'CONFIG-FEE-024',
    async ({ platform }) => {
      const sameDay = await overRail(platform, SAME_DAY, AMOUNT);
      await carriedFee(platform, railFeeConfig(SAME_DAY), sameDay, costOf, RAIL_FEES);
      const { customerId, accountId } = await newPayer(platform);
      const { id } = await newExternalAccount(platform, customerId, { kind: 'USD_ACCOUNT' });

      const quote = await newQuote(platform, quoteBody(accountId, id, AT_ONCE));

      const rails = await railsOf(platform, quote);
      if (rails.length === 0)
        undecided('neither the quote nor its transaction shows a payment rail');
      expect(rails, 'the paymentRails of the quote and its transaction').not.toContain(SAME_DAY);
    },
  );
});

check.describe('a configured ACH fee', () => {
  check('does not apply to payments over ACH_SAME_DAY', 'CONFIG-FEE-027', async ({ platform }) => {
    const payment = await overRail(platform, SAME_DAY, AMOUNT);
    const before = await newQuote(platform, payment);
    const overAch = await overRail(platform, 'ACH', AMOUNT);
    await carriedFee(platform, railFeeConfig('ACH'), overAch, costOf, RAIL_FEES);

    const since = await newQuote(platform, payment);

    // A fee that an earlier change took away may still be in the cost before.
    const isDearer = costOf(since) > costOf(before);
    expect(isDearer, 'whether the payment over ACH_SAME_DAY costs more').toBe(false);
  });
});
