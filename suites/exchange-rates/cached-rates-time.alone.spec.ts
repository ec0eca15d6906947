import { agingRates, letRatesAge } from '../../fixtures/areas/exchange-rates/aged-rates.ts';
import {
  exchangeRateOf,
  type Rate,
  readAgain,
  shownRates,
  updatedAtOf,
  usualOf,
} from '../../fixtures/areas/exchange-rates/rates.ts';
import { check, expect, type Platform } from '../../fixtures/index.ts';

/** Well below the time that rates are cached for, however that is counted. */
const STEP_S = 100;

/** Many caches may stand behind one address, and as many reads meet each of them. */
const READS = 30;

/** A rate as it is read three times, each so much later than the one before; once per worker. */
function readWithinTheTime(platform: Platform): Promise<readonly (readonly Rate[])[]> {
  return platform.once('rates within the time of the cache', async () => {
    await letRatesAge(platform);
    const first = usualOf(await shownRates(platform));
    const times: Rate[][] = [];
    while (times.length < 3) {
      if (times.length > 0) await letRatesAge(platform, STEP_S);
      const rates: Rate[] = [];
      while (rates.length < READS) rates.push(await readAgain(platform, first));
      times.push(rates);
    }
    return times;
  });
}

/** Whether something is seen of a rate at two times: one of the two steps may have met the end of a cache. */
function isSeenAgain(times: readonly (readonly Rate[])[], seen: (rate: Rate) => number): boolean {
  const sets = times.map((rates) => new Set(rates.map(seen)));
  const all = sets.flatMap((each) => [...each]);
  return new Set(all).size < all.length;
}

check.describe('an exchange rate', () => {
  check(
    'has the same value in at least two of three reads within 200 s',
    'RATE-CACHE-003',
    async ({ run }) => {
      const times = await readWithinTheTime(agingRates(run));

      const isKept = isSeenAgain(times, exchangeRateOf);
      expect(isKept, 'whether the rate is the same at two of three times in 200 s').toBe(true);
    },
  );

  check(
    'has the same updatedAt in at least two of three reads within 200 s',
    'RATE-CACHE-004',
    async ({ run }) => {
      const times = await readWithinTheTime(agingRates(run));

      const isKept = isSeenAgain(times, updatedAtOf);
      expect(isKept, 'whether updatedAt is the same at two of three times in 200 s').toBe(true);
    },
  );

  check('shows a later updatedAt after ten minutes', 'RATE-CACHE-005', async ({ run }) => {
    const platform = agingRates(run);
    const before = usualOf(await shownRates(platform));

    await letRatesAge(platform);

    const since = await readAgain(platform, before);
    const [old, fresh] = [updatedAtOf(before), updatedAtOf(since)];
    expect(fresh, 'the updatedAt of the rate more than five minutes later').toBeGreaterThan(old);
  });
});
