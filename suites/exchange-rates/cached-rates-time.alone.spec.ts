import { agingRates, letRatesAge } from '../../fixtures/areas/exchange-rates/aged-rates.ts';
import {
  exchangeRateOf,
  type Rate,
  readAgain,
  shownRates,
  usualOf,
} from '../../fixtures/areas/exchange-rates/rates.ts';
import {
  check,
  covers,
  describe,
  expect,
  instantOf,
  member,
  notShown,
  type Platform,
} from '../../fixtures/index.ts';

/** Well below the time that rates are cached for, however that is counted. */
const STEP_S = 100;

function updatedAt({ row }: Rate): number {
  const instant = instantOf(member(row, 'updatedAt'));
  return Number.isNaN(instant) ? notShown('updatedAt') : instant;
}

/** A rate as three reads show it, each so much later than the one before; once per worker. */
function readWithinTheTime(platform: Platform): Promise<readonly Rate[]> {
  return platform.once('rates within the time of the cache', async () => {
    await letRatesAge(platform);
    const first = usualOf(await shownRates(platform));
    await letRatesAge(platform, STEP_S);
    const second = await readAgain(platform, first);
    await letRatesAge(platform, STEP_S);
    return [first, second, await readAgain(platform, first)];
  });
}

describe('an exchange rate', () => {
  check('is kept for minutes', covers('RATE-CACHE-003'), async ({ run }) => {
    const rates = await readWithinTheTime(agingRates(run));

    // One of the two steps may have met the end of a cache.
    const different = new Set(rates.map(exchangeRateOf));
    expect(different.size, 'the different rates of three reads').toBeLessThan(rates.length);
  });

  check('shows for minutes when it was taken', covers('RATE-CACHE-004'), async ({ run }) => {
    const rates = await readWithinTheTime(agingRates(run));

    const different = new Set(rates.map(updatedAt));
    expect(different.size, 'the different times of three reads').toBeLessThan(rates.length);
  });

  check('is taken anew after five minutes', covers('RATE-CACHE-005'), async ({ run }) => {
    const platform = agingRates(run);
    const before = usualOf(await shownRates(platform));

    await letRatesAge(platform);

    const since = await readAgain(platform, before);
    const [old, fresh] = [updatedAt(before), updatedAt(since)];
    expect(fresh, 'updatedAt more than five minutes later').toBeGreaterThan(old);
  });
});
