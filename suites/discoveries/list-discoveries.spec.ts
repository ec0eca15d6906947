import {
  discoveriesByCountry,
  discoveriesOf,
  namesOf,
  shownDiscoveries,
} from '../../fixtures/areas/discoveries/discoveries.ts';
import { payableCurrency } from '../../fixtures/areas/discoveries/payable.ts';
import { check, expect, isSuccess, member, rowsOf, text, undecided } from '../../fixtures/index.ts';

check.describe('GET /discoveries', () => {
  check('without a filter is accepted', 'DISCOVERY-LIST-001', async ({ platform }) => {
    const reply = await platform.api.getDiscoveries();

    expect(reply).toBeSuccess();
  });

  check(
    'shows the country and the currency of each discovery',
    'DISCOVERY-LIST-002',
    async ({ platform }) => {
      const discoveries = await discoveriesOf(platform);

      expect(
        discoveries.length,
        'the number of discoveries with a country and a currency',
      ).toBeGreaterThan(0);
      const odd = discoveries.filter(({ country, currency }) => country === '' || currency === '');
      expect(odd, 'the discoveries without a country or a currency').toEqual([]);
    },
  );

  check(
    'shows the bankName and the displayName of each discovery',
    'DISCOVERY-LIST-003',
    async ({ platform }) => {
      for (const { row } of await shownDiscoveries(platform)) {
        for (const name of ['bankName', 'displayName']) {
          expect(text(member(row, name)), `the ${name} of a discovery`).toMatch(/\S/);
        }
      }
    },
  );

  check(
    'without a filter lists what it lists with a country',
    'DISCOVERY-LIST-004',
    async ({ platform }) => {
      const unfiltered = await platform.api.getDiscoveries();
      if (!isSuccess(unfiltered) || rowsOf(unfiltered).length === 0)
        undecided('GET /discoveries lists nothing without a country or a currency', unfiltered);
      const whole = namesOf(await shownDiscoveries(platform));

      const found = await discoveriesByCountry(platform);

      if (found.length === 0) undecided('GET /discoveries lists nothing with a country alone');
      const missing = namesOf(found).filter((name) => !whole.includes(name));
      expect(missing, 'the discoveries listed with a country alone').toEqual([]);
    },
  );

  check(
    'with the currency of an accepted payout lists a discovery',
    'DISCOVERY-CORRIDOR-001',
    async ({ platform }) => {
      const currency = await payableCurrency(platform);
      await shownDiscoveries(platform);

      const discoveries = await discoveriesOf(platform, { currency });

      const found = discoveries.filter((each) => each.currency === currency);
      expect(found.length, `the number of discoveries for ${currency}`).toBeGreaterThan(0);
    },
  );
});
