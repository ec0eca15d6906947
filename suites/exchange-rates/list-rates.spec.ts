import { codeIn, exchangeRateOf, shownRates } from '../../fixtures/areas/exchange-rates/rates.ts';
import { check, expect, rowsOf } from '../../fixtures/index.ts';

check.describe('GET /exchange-rates', () => {
  check('is accepted', 'RATE-LIST-001', async ({ platform }) => {
    const reply = await platform.api.getExchangeRates();

    expect(reply).toBeSuccess();
  });

  check('names both currencies of each rate', 'RATE-LIST-002', async ({ platform }) => {
    const reply = await platform.api.getExchangeRates();

    expect(reply, 'the list of rates').toBeSuccess();
    const rows = rowsOf(reply);
    expect(rows.length, 'the number of rates listed').toBeGreaterThan(0);
    for (const row of rows) {
      for (const name of ['sourceCurrency', 'destinationCurrency']) {
        expect(codeIn(row, name), `the ${name} of a rate`).toMatch(/\S/);
      }
    }
  });

  check('shows exchange rates above zero', 'RATE-LIST-003', async ({ platform }) => {
    for (const rate of await shownRates(platform)) {
      const what = `the exchangeRate from ${rate.from} to ${rate.to}`;
      expect(exchangeRateOf(rate), what).toBeGreaterThan(0);
    }
  });
});
