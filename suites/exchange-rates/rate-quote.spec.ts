import { newApprovedCustomer } from '../../fixtures/areas/customers/customers.ts';
import { amountOf, feesOf } from '../../fixtures/areas/exchange-rates/amounts.ts';
import { quotedAbroad, quotedRate } from '../../fixtures/areas/exchange-rates/quoted-rate.ts';
import { shownRates } from '../../fixtures/areas/exchange-rates/rates.ts';
import { accountIn, accountsUnderTest } from '../../fixtures/areas/payments/accounts-under-test.ts';
import { amountIn } from '../../fixtures/areas/payments/amount.ts';
import { createQuote } from '../../fixtures/areas/payments/calls.ts';
import { quoteBody, requireOwnRules } from '../../fixtures/areas/payments/quote.ts';
import { check, expect, isSuccess, notShown, undecided } from '../../fixtures/index.ts';

/** Currencies that some services have accounts in, and have no rate for. */
const RARE = ['JPY', 'CHF', 'SEK', 'AUD'];

check.describe('a quote', () => {
  check(
    'has the totalReceivingAmount that GET /exchange-rates shows as receivingAmount',
    'RATE-QUOTE-001',
    async ({ platform }) => {
      const { quote, rate } = await quotedRate(platform);

      const told = amountOf(rate, 'receivingAmount');
      expect(
        amountIn(quote.json, 'totalReceivingAmount'),
        'the totalReceivingAmount of the quote',
      ).toBe(told);
    },
  );

  check(
    'has the feesIncluded that GET /exchange-rates shows as total fees',
    'RATE-QUOTE-006',
    async ({ platform }) => {
      const { quote, rate } = await quotedRate(platform);

      expect(amountIn(quote.json, 'feesIncluded'), 'the feesIncluded of the quote').toBe(
        feesOf(rate),
      );
    },
  );

  check(
    'over the destinationPaymentRail that GET /exchange-rates shows is accepted',
    'RATE-QUOTE-003',
    async ({ platform }) => {
      const { rate, payment, destinationId } = await quotedRate(platform);
      const paymentRail = rate.rail ?? notShown('destinationPaymentRail');
      const destination = { destinationType: 'ACCOUNT', accountId: destinationId, paymentRail };

      const reply = requireOwnRules(await createQuote(platform, payment({ destination })));

      expect(reply, `the quote over ${paymentRail}`).toBeSuccess();
    },
  );

  check(
    'is accepted only between currencies with a rate in GET /exchange-rates',
    'RATE-QUOTE-004',
    async ({ platform }) => {
      const { currency } = await quotedAbroad(platform);

      const rates = await shownRates(platform);

      const outOfDollars = rates.filter(({ from }) => from === 'USD').map(({ to }) => to);
      expect(outOfDollars, 'the destination currencies of the rates from USD').toContain(currency);
    },
  );

  check(
    'into a currency without a rate returns QUOTE_RATE_UNAVAILABLE',
    'RATE-QUOTE-005',
    async ({ platform }) => {
      const { from } = await accountsUnderTest(platform);
      const listed = (await shownRates(platform)).map(({ to }) => to);
      const code = RARE.find((each) => !listed.includes(each));
      if (code === undefined)
        undecided(
          `GET /exchange-rates lists a rate to each of ${RARE.join(', ')}, so no currency without a rate is known`,
        );
      const currencies = ['USD', code];
      const { id } = await newApprovedCustomer(platform, { currencies });
      const { accountId } = await accountIn(platform, id, code);

      const reply = await createQuote(platform, quoteBody(from.accountId, accountId));

      if (isSuccess(reply))
        undecided(
          `POST /quotes accepts a payment into ${code} without a listed rate, which the contract allows`,
        );
      expect(reply, `the quote into ${code}`).toBeError(400, 'QUOTE_RATE_UNAVAILABLE');
      const { payment } = await quotedRate(platform);
      const control = await createQuote(platform, payment());
      expect(control, 'the same quote between listed currencies').toBeSuccess();
    },
  );

  check(
    'of the minSendingAmount that GET /exchange-rates shows is accepted',
    'RATE-RANGE-002',
    async ({ platform }) => {
      const { rate, payment } = await quotedRate(platform);
      const least = amountOf(rate, 'minSendingAmount');

      const reply = await createQuote(platform, payment({ lockedCurrencyAmount: least }));

      expect(reply, `the quote of ${least}, the minSendingAmount`).toBeSuccess();
    },
  );

  check(
    'below the minSendingAmount returns 400 AMOUNT_OUT_OF_RANGE',
    'RATE-RANGE-003',
    async ({ platform }) => {
      const { rate, payment } = await quotedRate(platform);
      const least = amountOf(rate, 'minSendingAmount');
      if (least <= 1)
        undecided(
          'GET /exchange-rates shows a minSendingAmount of at most 1, so no smaller amount can be sent',
        );

      const reply = await createQuote(platform, payment({ lockedCurrencyAmount: least - 1 }));

      expect(reply, `the quote of ${least - 1}, below the minSendingAmount`).toBeError(
        400,
        'AMOUNT_OUT_OF_RANGE',
      );
      const control = await createQuote(platform, payment({ lockedCurrencyAmount: least }));
      expect(control, 'the same quote of the minSendingAmount').toBeSuccess();
    },
  );
});
