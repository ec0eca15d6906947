import { amountIn, totalRests } from '../../fixtures/areas/payments/amount.ts';
import { settledBalance } from '../../fixtures/areas/payments/balance.ts';
import { createQuote } from '../../fixtures/areas/payments/calls.ts';
import { newPayer, type Payer } from '../../fixtures/areas/payments/payer.ts';
import type { PaymentOutcome } from '../../fixtures/areas/payments/payment-outcome.ts';
import { AMOUNT, requireOwnRules } from '../../fixtures/areas/payments/quote.ts';
import { failureReasonOf } from '../../fixtures/areas/payments/transaction.ts';
import {
  lookupIdIn,
  umaAddress,
  umaQuoteBody,
  unknownAddress,
} from '../../fixtures/areas/uma/addresses.ts';
import { lookupUma } from '../../fixtures/areas/uma/calls.ts';
import {
  type Paid,
  paidAtOnce,
  paidLongAgo,
  paidReceiver,
} from '../../fixtures/areas/uma/paid-receiver.ts';
import {
  check,
  errorCodeOf,
  expect,
  forAll,
  otherPlatform,
  type Platform,
  unreached,
} from '../../fixtures/index.ts';
import { unknownIdLike } from '../../generators/general/unknown-id-like.ts';
import { isNamedReason } from '../../spec/failure-reasons.ts';

/** Whether a quote to a well-formed address without a receiver is refused. */
async function refusesUnknown(platform: Platform, payer: Payer): Promise<boolean> {
  const address = unknownAddress(platform);
  const lookupId = lookupIdIn(await lookupUma(platform, address, payer.customerId));
  const body = umaQuoteBody(payer, { address, currency: 'USD', lookupId });
  return [400, 404].includes((await createQuote(platform, body)).status);
}

/**
 * Holds what a test receiver is for. The addresses are left open (G-170), until the target has shown
 * that it knows this one; how long a payment takes, and what else it needs, stays so.
 */
function expectOutcome(
  { isKnown, record, outcome }: Pick<Paid, 'isKnown' | 'record' | 'outcome'>,
  awaited: PaymentOutcome,
): void {
  const isDecided = record !== undefined && (awaited === 'open' || outcome !== 'open');
  const isBound = isKnown && isDecided;
  expect(outcome, isBound ? 'the payment to a receiver that is known' : 'the payment').toBe(
    awaited,
  );
}

/** What a payment with an outcome does, as a title says it. */
const outcomes = { succeeded: 'succeeds', open: 'stays pending', failed: 'fails' } as const;

check.describe('a payment to the test receiver', () => {
  for (const [what, receiver, awaited, row] of [
    ['USD', 'USD', 'succeeded', 'UMA-PAY-001'],
    ['EUR', 'EUR', 'succeeded', 'UMA-PAY-002'],
    ['MXN', 'MXN', 'succeeded', 'UMA-PAY-003'],
    ['long-pending payments', 'pending', 'open', 'UMA-PAY-004'],
    ['compliance failure', 'compliance', 'failed', 'UMA-PAY-005'],
  ] as const) {
    check(`for ${what} ${outcomes[awaited]}`, row, async ({ platform }) => {
      const payment =
        awaited === 'open'
          ? await paidLongAgo(platform)
          : await paidReceiver(platform, receiver, awaited);

      expectOutcome(payment, awaited);
    });
  }

  check(
    'for compliance failure does not complete in one call',
    'UMA-PAY-012',
    async ({ platform }) => {
      expectOutcome(await paidAtOnce(platform), 'failed');
    },
  );

  check(
    'for compliance failure fails with COMPLIANCE_REJECTED',
    'UMA-PAY-006',
    async ({ platform }) => {
      const payment = await paidReceiver(platform, 'compliance', 'failed');

      expectOutcome(payment, 'failed');
      const { record } = payment;
      const reason = failureReasonOf(record);
      // Where a reason of the contract is shown, it is that of the receiver whom the target knows.
      const isBound = payment.isKnown && isNamedReason(reason);
      expect(reason, isBound ? 'the reason of the contract' : 'the failure reason').toBe(
        'COMPLIANCE_REJECTED',
      );
    },
  );

  for (const [fact, receiver, awaited, sign, row] of [
    ['for compliance failure is refunded', 'compliance', 'failed', 0, 'UMA-PAY-007'],
    ['for USD debits the quoted amount', 'USD', 'succeeded', 1, 'UMA-PAY-008'],
  ] as const) {
    check(fact, row, async ({ platform }) => {
      const payment = await paidReceiver(platform, receiver, awaited);

      expectOutcome(payment, awaited);
      const { payer, before, quote } = payment;
      const expected = before - sign * amountIn(quote.json, 'totalSendingAmount');
      const after = await settledBalance(platform, payer, expected);
      // Fees stay far below what is paid. That what arrived was taken once is stated.
      const times = Math.round((before - after) / AMOUNT);
      if (awaited === 'succeeded') expect(times, 'how often the amount was debited').toBe(1);
      const isTotal = totalRests(quote.json, before - expected, before - after) !== undefined;
      const what = sign === 1 && isTotal ? 'the balance after the total' : 'the balance';
      expect(after, what).toBe(expected);
    });
  }
});

check.describe('a quote to a UMA address', () => {
  for (const [fact, start, row] of [
    ['without a receiver', 0, 'UMA-PAY-009'],
    ['without a dollar sign', 1, 'UMA-PAY-010'],
  ] as const) {
    check(`${fact} is refused`, row, async ({ platform }) => {
      await paidReceiver(platform, 'USD', 'succeeded');
      const payer = await platform.once('who pays no receiver', () => newPayer(platform));
      const address = unknownAddress(platform).slice(start);
      const lookupId = lookupIdIn(await lookupUma(platform, address, payer.customerId));

      const body = umaQuoteBody(payer, { address, currency: 'USD', lookupId });
      const reply = await createQuote(platform, body);

      // The address has no receiver with a dollar sign, so that it has none without, whatever it is taken for.
      const isUnknown = start > 0 && (await refusesUnknown(platform, payer));
      const what = isUnknown ? 'a quote to an address without a receiver' : `a quote to ${address}`;
      expect(reply, what).toBeRefused();
      expect(reply, `a quote to ${address}`).toBeRefused(400, 404);
    });
  }

  check('with an unknown lookupId is refused', 'UMA-PAY-011', async ({ platform }) => {
    const payer = await platform.once('who pays no receiver', () => newPayer(platform));
    const address = umaAddress(platform, 'USD');
    const looked = { address, currency: 'USD' };
    const lookupId =
      lookupIdIn(await lookupUma(platform, address, payer.customerId)) ??
      unreached('GET /receiver/uma/{receiverUmaAddress} answered without a lookupId');
    const known = umaQuoteBody(payer, { ...looked, lookupId });
    const quoted = requireOwnRules(await createQuote(platform, known));
    expect(quoted, 'the quote to a known address').toBeSuccess();

    await forAll(
      unknownIdLike(lookupId),
      async (unknown) => {
        const reply = await createQuote(platform, { ...known, lookupId: unknown });
        // The receiver is there, as the quote by its own lookup shows.
        expect(errorCodeOf(reply), 'the code').not.toBe('UMA_NOT_FOUND');
        expect(reply).toBeError(404, 'LOOKUP_REQUEST_NOT_FOUND');
      },
      3,
    );
  });

  check(
    'with the lookupId of another platform is refused',
    'UMA-PAY-013',
    async ({ run, platform }) => {
      const other = otherPlatform(run);
      const [payer, stranger] = [await newPayer(other), await newPayer(platform)];
      const address = umaAddress(platform, 'USD');
      const lookup = async (by: Platform, { customerId }: Payer) =>
        lookupIdIn(await lookupUma(by, address, customerId)) ??
        unreached('GET /receiver/uma/{receiverUmaAddress} answered without a lookupId');
      const quote = (lookupId: string) =>
        createQuote(other, umaQuoteBody(payer, { address, currency: 'USD', lookupId }));
      const own = requireOwnRules(await quote(await lookup(other, payer)));
      expect(own, 'the quote to a known address').toBeSuccess();

      expect(await quote(await lookup(platform, stranger))).toBeRefused();
    },
  );
});
