import {
  exchangeRateOf,
  type Rate,
  type RateQuery,
  readAgain,
  shownRates,
  updatedAtOf,
  usualOf,
} from '../../fixtures/areas/exchange-rates/rates.ts';
import { AMOUNT } from '../../fixtures/areas/payments/quote.ts';
import { check, expect, optional, type Platform } from '../../fixtures/index.ts';

const READS = 40;

/** A cache may end between two reads, and many may stand behind one address, each filled at its own time. */
const MOST_CACHED = 30;

/** One rate as it is read several times in a row, no time apart; once per worker. */
function readInARow(platform: Platform, query: RateQuery = {}): Promise<readonly Rate[]> {
  return platform.once(`a rate that is read in a row, ${JSON.stringify(query)}`, async () => {
    const first = usualOf(await shownRates(platform, query));
    const rates = [first];
    while (rates.length < READS) rates.push(await readAgain(platform, first, query));
    return rates;
  });
}

/** The same for an amount; none where the list is not told for one. */
async function forAnAmount(platform: Platform): Promise<readonly Rate[]> {
  return (await optional(() => readInARow(platform, { sendingAmount: `${AMOUNT}` }))) ?? [];
}

check.describe('repeated GET /exchange-rates calls', () => {
  check('show a cached rate', 'RATE-CACHE-001', async ({ platform }) => {
    for (const rates of [await readInARow(platform), await forAnAmount(platform)]) {
      const different = new Set(rates.map(exchangeRateOf));
      const what = `the number of exchange rates in ${READS} reads`;
      expect(different.size, what).toBeLessThanOrEqual(MOST_CACHED);
    }
  });

  check('show the updatedAt of the cached rate', 'RATE-CACHE-002', async ({ platform }) => {
    for (const rates of [await readInARow(platform), await forAnAmount(platform)]) {
      const different = new Set(rates.map(updatedAtOf));
      const what = `the number of updatedAt values in ${READS} reads`;
      expect(different.size, what).toBeLessThanOrEqual(MOST_CACHED);
    }
  });
});
