import { amountOf, feesOf } from '../../fixtures/areas/exchange-rates/amounts.ts';
import { readAgain, shownRates, usualOf } from '../../fixtures/areas/exchange-rates/rates.ts';
import { check, expect } from '../../fixtures/index.ts';

const [AMOUNT, MORE] = [40_000, 90_000];

check.describe('GET /exchange-rates', () => {
  check('shows rates for the requested sendingAmount', 'RATE-AMOUNT-001', async ({ platform }) => {
    for (const amount of [AMOUNT, MORE]) {
      const rates = await shownRates(platform, { sendingAmount: `${amount}` });

      const others = rates.filter((rate) => amountOf(rate, 'sendingAmount') !== amount);
      expect(others, `the rates of another sendingAmount than ${amount}`).toEqual([]);
      const { from, to } = usualOf(rates);
      for (const filter of [{ sourceCurrency: from }, { destinationCurrency: to }]) {
        const narrowed = await shownRates(platform, { ...filter, sendingAmount: `${amount}` });

        const astray = narrowed.filter((rate) => amountOf(rate, 'sendingAmount') !== amount);
        expect(astray, `the rates of another sendingAmount with ${Object.keys(filter)}`).toEqual(
          [],
        );
      }
    }
  });

  check(
    'without a sendingAmount shows rates for an amount of 10000',
    'RATE-AMOUNT-002',
    async ({ platform }) => {
      const rates = await shownRates(platform);

      const others = rates.filter((rate) => amountOf(rate, 'sendingAmount') !== 10_000);
      expect(others, 'the rates of another sendingAmount than 10000').toEqual([]);
    },
  );

  check(
    'shows a larger receivingAmount for a larger sendingAmount',
    'RATE-AMOUNT-003',
    async ({ platform }) => {
      const query = { sendingAmount: `${AMOUNT}` };
      const less = usualOf(await shownRates(platform, query));

      const more = await readAgain(platform, less, { sendingAmount: `${MORE}` });

      const arrives = amountOf(less, 'receivingAmount');
      expect(arrives, 'the receivingAmount of the smaller sendingAmount').toBeGreaterThan(0);
      expect(
        amountOf(more, 'receivingAmount'),
        'the receivingAmount of the larger sendingAmount',
      ).toBeGreaterThan(arrives);
    },
  );

  check(
    'with an invalid sendingAmount returns 400 INVALID_INPUT',
    'RATE-AMOUNT-004',
    async ({ platform }) => {
      await shownRates(platform, { sendingAmount: `${AMOUNT}` });

      for (const sendingAmount of ['0', '-40000', '1.5', 'many']) {
        const reply = await platform.api.getExchangeRates({ query: { sendingAmount } });

        expect(reply, `a sendingAmount of ${sendingAmount}`).toBeError(400, 'INVALID_INPUT');
      }
    },
  );

  check('shows fees below the sendingAmount', 'RATE-AMOUNT-005', async ({ platform }) => {
    const rates = await shownRates(platform, { sendingAmount: `${AMOUNT}` });

    const fees = feesOf(usualOf(rates));

    expect(fees, 'the fees of the rate').toBeGreaterThanOrEqual(0);
    expect(fees, `the fees of the rate for ${AMOUNT}`).toBeLessThan(AMOUNT);
  });

  check(
    'shows a minSendingAmount not above the maxSendingAmount',
    'RATE-RANGE-001',
    async ({ platform }) => {
      for (const rate of await shownRates(platform)) {
        const [least, most] = [
          amountOf(rate, 'minSendingAmount'),
          amountOf(rate, 'maxSendingAmount'),
        ];
        const pair = `from ${rate.from} to ${rate.to}`;
        expect(least, `the minSendingAmount ${pair}`).toBeLessThanOrEqual(most);
      }
    },
  );
});
