import { exchangeRateOf, ratesBy, shownRates } from '../../fixtures/areas/exchange-rates/rates.ts';
import { check, covers, describe, expect } from '../../fixtures/index.ts';

describe('GET /exchange-rates', () => {
  check('lists exchange rates', covers('RATE-LIST-001'), async ({ platform }) => {
    const reply = await platform.api.getExchangeRates();

    expect(reply).toBeSuccess();
  });

  check('names two currencies of each rate', covers('RATE-LIST-002'), async ({ platform }) => {
    const rates = await ratesBy(platform);

    expect(rates.length, 'how many rates name two currencies').toBeGreaterThan(0);
    const codes = rates.flatMap(({ from, to }) => [from, to]);
    const odd = codes.filter((code) => !/^[A-Z0-9]{3,}$/.test(code));
    expect(odd, 'the codes that are none of a currency').toEqual([]);
  });

  check('shows exchange rates above zero', covers('RATE-LIST-003'), async ({ platform }) => {
    for (const rate of await shownRates(platform)) {
      const what = `the exchangeRate from ${rate.from} to ${rate.to}`;
      expect(exchangeRateOf(rate), what).toBeGreaterThan(0);
    }
  });
});
