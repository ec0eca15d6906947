import { discoveriesOf, namesOf } from '../../fixtures/areas/discoveries/discoveries.ts';
import {
  crossedCorridor,
  narrowable,
  unmetCorridor,
} from '../../fixtures/areas/discoveries/narrowed.ts';
import { check, expect, rowsOf } from '../../fixtures/index.ts';

/** A country that is never assigned, a currency for tests, and texts that are not codes. */
const UNKNOWN = { country: ['ZZ', 'Atlantis', '$'], currency: ['XTS', 'dollars', '$'] };

check.describe('GET /discoveries with', () => {
  for (const [side, narrowed, whole, unknown, others] of [
    [
      'country',
      'DISCOVERY-FILTER-001',
      'DISCOVERY-FILTER-004',
      'DISCOVERY-FILTER-007',
      'DISCOVERY-FILTER-011',
    ],
    [
      'currency',
      'DISCOVERY-FILTER-002',
      'DISCOVERY-FILTER-005',
      'DISCOVERY-FILTER-008',
      'DISCOVERY-FILTER-012',
    ],
  ] as const) {
    check(`a ${side} lists a discovery of that ${side}`, narrowed, async ({ platform }) => {
      const { [side]: code } = await narrowable(platform, side);

      const found = await discoveriesOf(platform, { [side]: code });

      const own = found.filter((each) => each[side] === code);
      expect(own.length, `the number of discoveries listed for ${side}=${code}`).toBeGreaterThan(0);
    });

    check(`a ${side} lists no discovery of another ${side}`, others, async ({ platform }) => {
      const { [side]: code } = await narrowable(platform, side);

      const found = await discoveriesOf(platform, { [side]: code });

      expect(found.length, `the number of discoveries listed for ${side}=${code}`).toBeGreaterThan(
        0,
      );
      const besides = namesOf(found.filter((each) => each[side] !== code));
      expect(besides, `the discoveries of another ${side} listed for ${side}=${code}`).toEqual([]);
    });

    check(`a ${side} lists every discovery of that ${side}`, whole, async ({ platform }) => {
      const { [side]: code, whole: all } = await narrowable(platform, side);

      const found = await discoveriesOf(platform, { [side]: code });

      const due = namesOf(all.filter((each) => each[side] === code));
      expect(namesOf(found), `the discoveries listed for ${side}=${code}`).toEqual(due);
    });

    check(`an unknown ${side} lists nothing or is refused`, unknown, async ({ platform }) => {
      const { [side]: code } = await narrowable(platform, side);
      const known = await discoveriesOf(platform, { [side]: code });
      expect(known.length, `the number of discoveries listed for ${side}=${code}`).toBeGreaterThan(
        0,
      );

      for (const value of UNKNOWN[side]) {
        const reply = await platform.api.getDiscoveries({ query: { [side]: value } });

        // A value that is not known may be refused.
        if (reply.status !== 400)
          expect(reply, `the list for the unknown ${side} ${value}`).toBeSuccess();
        expect(rowsOf(reply), `the discoveries listed for ${side}=${value}`).toEqual([]);
      }
    });
  }

  check(
    'a corridor lists only discoveries of that corridor',
    'DISCOVERY-FILTER-003',
    async ({ platform }) => {
      const { country, currency } = await crossedCorridor(platform);

      const found = await discoveriesOf(platform, { country, currency });

      const corridors = found.map((each) => `${each.country} and ${each.currency}`);
      expect(
        [...new Set(corridors)],
        `the corridors listed for ${country} and ${currency}`,
      ).toEqual([`${country} and ${currency}`]);
    },
  );

  check(
    'a corridor lists every discovery of that corridor',
    'DISCOVERY-FILTER-006',
    async ({ platform }) => {
      const { country, currency, whole } = await crossedCorridor(platform);

      const found = await discoveriesOf(platform, { country, currency });

      const due = whole.filter((each) => each.country === country && each.currency === currency);
      expect(namesOf(found), `the discoveries listed for ${country} and ${currency}`).toEqual(
        namesOf(due),
      );
    },
  );

  check(
    'a corridor without discoveries lists nothing',
    'DISCOVERY-FILTER-009',
    async ({ platform }) => {
      const { country, currency } = await unmetCorridor(platform);
      const known = await discoveriesOf(platform, { country });
      expect(
        known.length,
        `the number of discoveries listed for country=${country}`,
      ).toBeGreaterThan(0);

      const found = await discoveriesOf(platform, { country, currency });

      expect(namesOf(found), `the discoveries listed for ${country} and ${currency}`).toEqual([]);
    },
  );

  check(
    'a country in lower case lists no other country or is refused',
    'DISCOVERY-FILTER-010',
    async ({ platform }) => {
      const { country } = await narrowable(platform, 'country');
      const query = { country: country.toLowerCase() };
      const known = await discoveriesOf(platform, { country });
      expect(
        known.length,
        `the number of discoveries listed for country=${country}`,
      ).toBeGreaterThan(0);

      const reply = await platform.api.getDiscoveries({ query });

      if (reply.status !== 400) expect(reply, 'the list for a country in lower case').toBeSuccess();
      const others = reply.status === 400 ? [] : await discoveriesOf(platform, query);
      const found = namesOf(others.filter((each) => each.country !== country));
      expect(found, `other countries' discoveries listed for ${query.country}`).toEqual([]);
    },
  );
});
