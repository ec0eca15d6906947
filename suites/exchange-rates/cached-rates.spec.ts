import {
  exchangeRateOf,
  type Rate,
  readAgain,
  shownRates,
  updatedAtOf,
  usualOf,
} from '../../fixtures/areas/exchange-rates/rates.ts';
import { check, expect, type Platform } from '../../fixtures/index.ts';

const READS = 40;

/** A cache may end between two reads, and many may stand behind one address, each filled at its own time. */
const MOST_CACHED = 30;

/** One rate as it is read several times in a row, no time apart; once per worker. */
function readInARow(platform: Platform): Promise<readonly Rate[]> {
  return platform.once('a rate that is read in a row', async () => {
    const first = usualOf(await shownRates(platform));
    const rates = [first];
    while (rates.length < READS) rates.push(await readAgain(platform, first));
    return rates;
  });
}

check.describe('repeated GET /exchange-rates calls', () => {
  check('show a cached rate', 'RATE-CACHE-001', async ({ platform }) => {
    const rates = await readInARow(platform);

    const different = new Set(rates.map(exchangeRateOf));
    const what = `the number of exchange rates in ${READS} reads`;
    expect(different.size, what).toBeLessThanOrEqual(MOST_CACHED);
  });

  check('show the updatedAt of the cached rate', 'RATE-CACHE-002', async ({ platform }) => {
    const rates = await readInARow(platform);

    const different = new Set(rates.map(updatedAtOf));
    const what = `the number of updatedAt values in ${READS} reads`;
    expect(different.size, what).toBeLessThanOrEqual(MOST_CACHED);
  });
});
