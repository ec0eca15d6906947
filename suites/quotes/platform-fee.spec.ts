import { accountsUnderTest } from '../../fixtures/areas/quotes/accounts-under-test.ts';
import { amountIn, shownAmount } from '../../fixtures/areas/quotes/amount.ts';
import { createQuote } from '../../fixtures/areas/quotes/calls.ts';
import {
  FEE,
  FEE_AMOUNT,
  feeAtOnce,
  feeOfEuros,
  feeOnTop,
  feeQuote,
  feeScenario,
  shownFeeIn,
} from '../../fixtures/areas/quotes/fees.ts';
import { quoteBody } from '../../fixtures/areas/quotes/quote.ts';
import {
  covers,
  errorCodeOf,
  expect,
  isSuccess,
  test,
  unlessConfirmed,
} from '../../fixtures/index.ts';

const INCLUDED = 'platformFeesIncluded';

test.describe("the platform's fee of one payment", () => {
  test('is taken out of USD', covers('FEE-OVERRIDE-001'), async ({ platform }) => {
    const reply = await feeQuote(platform);

    if (!isSuccess(reply)) unlessConfirmed('G-155', `it answered ${reply.status}`);
    expect(reply).toBeSuccess();
  });

  test('is shown by the quote', covers('FEE-OVERRIDE-002'), async ({ platform }) => {
    const fee = shownFeeIn((await feeScenario(platform)).withFee.json, INCLUDED);

    if (fee !== FEE_AMOUNT) unlessConfirmed('G-155', `${INCLUDED} is ${fee}`);
    expect(fee, INCLUDED).toBe(FEE_AMOUNT);
  });

  test('is shown of what is paid at once', covers('FEE-OVERRIDE-009'), async ({ platform }) => {
    const fee = shownFeeIn((await feeAtOnce(platform)).json, INCLUDED);

    expect(fee, INCLUDED).toBe(FEE_AMOUNT);
  });

  test('is shown on top of what arrives', covers('FEE-OVERRIDE-010'), async ({ platform }) => {
    const fee = shownFeeIn((await feeOnTop(platform)).json, INCLUDED);

    // Of which amount its variable part is taken is open; none is less than what arrives.
    expect(fee, INCLUDED).toBeGreaterThanOrEqual(FEE_AMOUNT);
  });

  test('is shown by the transaction', covers('FEE-OVERRIDE-003'), async ({ platform }) => {
    const { withFee, transaction } = await feeScenario(platform);
    const included = shownFeeIn(withFee.json, INCLUDED);
    const taken = shownFeeIn(transaction, 'platformFees');

    if (included !== taken) unlessConfirmed('G-155', `${taken} is shown of ${included}`);
    expect(taken, 'platformFees').toBe(included);
  });

  test('is paid', covers('FEE-OVERRIDE-004'), async ({ platform }) => {
    const { before, withFee } = await feeScenario(platform);
    const onTheWay = [before.json, withFee.json].map(
      (quote) => amountIn(quote, 'totalSendingAmount') - amountIn(quote, 'totalReceivingAmount'),
    );
    const [usual = 0, more = 0] = onTheWay;

    if (more - usual !== FEE_AMOUNT) unlessConfirmed('G-155', `${more} is taken, not ${usual}`);
    expect(more - usual, 'what is taken more').toBe(FEE_AMOUNT);
  });

  test('is none out of another currency', covers('FEE-OVERRIDE-005'), async ({ platform }) => {
    const reply = await feeOfEuros(platform);

    const fee = isSuccess(reply) ? (shownAmount(reply.json, INCLUDED) ?? 0) : 0;
    expect(fee, `${INCLUDED} out of EUR`).toBe(0);
  });

  test('is refused out of another', covers('FEE-OVERRIDE-006'), async ({ platform }) => {
    const reply = await feeOfEuros(platform);

    if (errorCodeOf(reply) !== 'INVALID_INPUT') {
      unlessConfirmed('G-156', `it answered ${reply.status}`);
    }
    expect(reply).toBeError(400, 'INVALID_INPUT');
  });

  test('is not that of the next', covers('FEE-OVERRIDE-007'), async ({ platform }) => {
    const { before, after } = await feeScenario(platform);
    const [usual, next] = [before, after].map(({ json }) => shownFeeIn(json, INCLUDED));

    expect(next, `${INCLUDED} of the next`).toBe(usual);
  });

  test('is none that cannot be', covers('FEE-OVERRIDE-008'), async ({ platform }) => {
    const { from, to } = await accountsUnderTest(platform);

    for (const fault of [
      { platformFixedFee: { amount: -1, currency: 'USD' } },
      { platformVariableFeeBps: -1 },
      { platformVariableFeeBps: 10_001 },
    ]) {
      const members = { platformFeeOverride: { ...FEE, ...fault } };
      const reply = await createQuote(platform, quoteBody(from.accountId, to.accountId, members));

      if (reply.status !== 400) unlessConfirmed('G-155', `it answered ${reply.status}`);
      expect(reply, JSON.stringify(fault)).toBeRefused(400);
    }
  });
});
