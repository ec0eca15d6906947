import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { amountIn } from '../../fixtures/areas/quotes/amount.ts';
import { settledBalance } from '../../fixtures/areas/quotes/balance.ts';
import { createQuote, executeQuote, lookupUma } from '../../fixtures/areas/quotes/calls.ts';
import { newPayer } from '../../fixtures/areas/quotes/payer.ts';
import {
  type PaymentOutcome,
  paymentOutcomeOf,
  transactionWithOutcome,
} from '../../fixtures/areas/quotes/payment-outcome.ts';
import { quoteIn, requireOwnRules } from '../../fixtures/areas/quotes/quote.ts';
import { transactionIdOf } from '../../fixtures/areas/quotes/settled-payment.ts';
import { failureReasonOf } from '../../fixtures/areas/quotes/transaction.ts';
import {
  lookupIdIn,
  umaAddress,
  umaDomain,
  umaQuoteBody,
  type umaReceivers,
} from '../../fixtures/areas/quotes/uma.ts';
import {
  covers,
  endByGap,
  expect,
  expectAsDefault,
  expectRefusal,
  forAll,
  isSuccess,
  type Platform,
  type Reply,
  test,
  unlessConfirmed,
} from '../../fixtures/index.ts';
import { unknownIdLike } from '../../generators/general/unknown-id-like.ts';

function expectQuoted(reply: Reply): void {
  requireOwnRules(reply);
  if (!isSuccess(reply)) unlessConfirmed('G-170', `the quote was answered ${reply.status}`);
  expect(reply, 'the quote').toBeSuccess();
}

/** A payment to a test receiver, by a payer of its own, once per worker each. */
function paid(platform: Platform, receiver: keyof typeof umaReceivers, awaited: PaymentOutcome) {
  return platform.once(`a payment to the test receiver ${receiver}`, async () => {
    const address = umaAddress(platform, receiver);
    const currency = ['EUR', 'MXN'].includes(receiver) ? receiver : 'USD';
    const payer = await newPayer(platform);
    const before = await balanceOf(platform, payer);
    const lookupId = lookupIdIn(await lookupUma(platform, address, payer.customerId));
    const body = umaQuoteBody(payer, { address, currency, lookupId });
    const quoted = await createQuote(platform, body);
    expectQuoted(quoted);
    const quote = quoteIn(quoted);
    const reply = requireOwnRules(await executeQuote(platform, quote));
    const record = isSuccess(reply)
      ? await transactionWithOutcome(platform, await transactionIdOf(platform, quote), awaited)
      : undefined;
    const outcome = record === undefined ? 'failed' : paymentOutcomeOf(record);
    return { payer, before, quote, record, outcome };
  });
}

test.describe('a payment to a test receiver', () => {
  for (const [receiver, awaited, row] of [
    ['USD', 'succeeded', 'UMA-PAY-001'],
    ['EUR', 'succeeded', 'UMA-PAY-002'],
    ['MXN', 'succeeded', 'UMA-PAY-003'],
    ['pending', 'open', 'UMA-PAY-004'],
    ['compliance', 'failed', 'UMA-PAY-005'],
  ] as const) {
    test(`for ${receiver} is ${awaited}`, covers(row), async ({ platform }) => {
      const { outcome } = await paid(platform, receiver, awaited);

      expectAsDefault('G-170', outcome, awaited, `the payment for ${receiver}`);
    });
  }

  test('who is not compliant fails for that', covers('UMA-PAY-006'), async ({ platform }) => {
    const { record } = await paid(platform, 'compliance', 'failed');

    const reason = failureReasonOf(platform, record);
    expectAsDefault('G-170', reason, 'COMPLIANCE_REJECTED', 'why it failed');
  });

  for (const [receiver, awaited, sign, row] of [
    ['compliance', 'failed', 0, 'UMA-PAY-007'],
    ['USD', 'succeeded', 1, 'UMA-PAY-008'],
  ] as const) {
    test(`that is ${awaited} costs what it has to`, covers(row), async ({ platform }) => {
      const { payer, before, quote, outcome } = await paid(platform, receiver, awaited);
      if (outcome !== awaited) unlessConfirmed('G-170', `the payment is ${outcome}`);

      const expected = before - sign * amountIn(quote.json, 'totalSendingAmount');
      const after = await settledBalance(platform, payer, expected);
      expectAsDefault('G-152', after, expected, 'the balance');
    });
  }

  for (const [fact, name, row] of [
    ['who is nobody', '$nobody.of.that.name@', 'UMA-PAY-009'],
    ['whose address is none', 'nobody.of.that.name@', 'UMA-PAY-010'],
  ] as const) {
    test(`${fact} is not quoted`, covers(row), async ({ platform }) => {
      const payer = await platform.once('who pays nobody', () => newPayer(platform));
      const address = `${name}${umaDomain(platform)}`;
      const lookupId = lookupIdIn(await lookupUma(platform, address, payer.customerId));

      const body = umaQuoteBody(payer, { address, currency: 'USD', lookupId });
      const reply = await createQuote(platform, body);

      if (isSuccess(reply)) unlessConfirmed('G-170', `it is answered ${reply.status}`);
      expect([400, 404], 'the status').toContain(reply.status);
      await paid(platform, 'USD', 'succeeded');
    });
  }

  test('of an unknown lookup is not quoted', covers('UMA-PAY-011'), async ({ platform }) => {
    const payer = await platform.once('who pays nobody', () => newPayer(platform));
    const address = umaAddress(platform, 'USD');
    const looked = { address, currency: 'USD' };
    const lookupId =
      lookupIdIn(await lookupUma(platform, address, payer.customerId)) ??
      endByGap(['G-169'], 'the lookup gives no id');
    const known = umaQuoteBody(payer, { ...looked, lookupId });
    expectQuoted(await createQuote(platform, known));

    await forAll(
      unknownIdLike(lookupId),
      async (unknown) => {
        const reply = await createQuote(platform, { ...known, lookupId: unknown });
        expectRefusal(reply, 'G-169', 404, 'LOOKUP_REQUEST_NOT_FOUND');
      },
      3,
    );
  });
});
