import {
  END_BY_FILTER,
  narrowable,
  pairsOf,
} from '../../fixtures/areas/exchange-rates/narrowed-rates.ts';
import { ratesBy, shownRates, usualOf } from '../../fixtures/areas/exchange-rates/rates.ts';
import { AMOUNT } from '../../fixtures/areas/payments/quote.ts';
import { check, expect, optional, rowsOf } from '../../fixtures/index.ts';

/** The code that ISO 4217 keeps for tests, and texts that are not codes. */
const UNKNOWN = ['XTS', 'dollars', '$'];

check.describe('GET /exchange-rates with', () => {
  for (const [filter, narrowed, whole, unknown] of [
    ['sourceCurrency', 'RATE-FILTER-001', 'RATE-FILTER-004', 'RATE-FILTER-006'],
    ['destinationCurrency', 'RATE-FILTER-002', 'RATE-FILTER-005', 'RATE-FILTER-007'],
  ] as const) {
    const end = END_BY_FILTER[filter];

    check(`a ${filter} lists only matching rates`, narrowed, async ({ platform }) => {
      const { code } = await narrowable(platform, filter);

      const rates = await ratesBy(platform, { [filter]: code });

      expect(rates.length, `the number of rates listed for ${filter}=${code}`).toBeGreaterThan(0);
      const others = pairsOf(rates.filter((rate) => rate[end] !== code));
      expect(others, `the rates of another ${filter} listed for ${filter}=${code}`).toEqual([]);
      const query = { [filter]: code, sendingAmount: `${AMOUNT}` };
      const told = (await optional(() => ratesBy(platform, query))) ?? [];
      const astray = pairsOf(told.filter((rate) => rate[end] !== code));
      const what = 'the other rates listed with a sendingAmount, where the filter narrows without';
      expect(astray, what).toEqual([]);
    });

    check(`a ${filter} lists every matching rate`, whole, async ({ platform }) => {
      const { code, whole: all } = await narrowable(platform, filter);

      const rates = await ratesBy(platform, { [filter]: code });

      const due = pairsOf(all.filter((rate) => rate[end] === code));
      expect(pairsOf(rates), `the rates listed for ${filter}=${code}`).toEqual(due);
    });

    check(`an unknown ${filter} lists no rate`, unknown, async ({ platform }) => {
      const { code } = await narrowable(platform, filter);
      const known = await ratesBy(platform, { [filter]: code });
      expect(known.length, `the number of rates listed for ${filter}=${code}`).toBeGreaterThan(0);

      for (const value of UNKNOWN) {
        const reply = await platform.api.getExchangeRates({ query: { [filter]: value } });

        // That no currency is meant may be told by a refusal.
        if (reply.status !== 400)
          expect(reply, `the list for the unknown ${filter} ${value}`).toBeSuccess();
        expect(rowsOf(reply), `the rates listed for ${filter}=${value}`).toEqual([]);
      }
    });
  }

  check(
    'a source and a destination currency lists only matching rates',
    'RATE-FILTER-003',
    async ({ platform }) => {
      const { from, to } = usualOf(await shownRates(platform));

      const rates = await ratesBy(platform, { sourceCurrency: from, destinationCurrency: to });

      expect(pairsOf(rates), `the currency pairs listed for ${from} and ${to}`).toEqual([
        `${from} to ${to}`,
      ]);
    },
  );
});
