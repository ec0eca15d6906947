import { discoveriesOf, namesOf } from '../../fixtures/areas/discoveries/discoveries.ts';
import {
  crossedCorridor,
  narrowable,
  unmetCorridor,
} from '../../fixtures/areas/discoveries/narrowed.ts';
import { check, covers, describe, expect, rowsOf } from '../../fixtures/index.ts';

/** A country that is never assigned, a currency for tests, and texts that are not codes. */
const UNKNOWN = { country: ['ZZ', 'Atlantis', '$'], currency: ['XTS', 'dollars', '$'] };

describe('the list of discoveries', () => {
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
    check(`is filtered by a ${side}`, covers(narrowed), async ({ platform }) => {
      const { [side]: code } = await narrowable(platform, side);

      const found = await discoveriesOf(platform, { [side]: code });

      const own = found.filter((each) => each[side] === code);
      expect(own.length, `how many ${side}=${code} lets through`).toBeGreaterThan(0);
    });

    check(`has nothing of another ${side}`, covers(others), async ({ platform }) => {
      const { [side]: code } = await narrowable(platform, side);

      const found = await discoveriesOf(platform, { [side]: code });

      expect(found.length, `how many ${side}=${code} lets through`).toBeGreaterThan(0);
      const besides = namesOf(found.filter((each) => each[side] !== code));
      expect(besides, `what ${side}=${code} lets through besides`).toEqual([]);
    });

    check(`has every discovery of a ${side}`, covers(whole), async ({ platform }) => {
      const { [side]: code, whole: all } = await narrowable(platform, side);

      const found = await discoveriesOf(platform, { [side]: code });

      const due = namesOf(all.filter((each) => each[side] === code));
      expect(namesOf(found), `what ${side}=${code} lets through`).toEqual(due);
    });

    check(`has nothing of an unknown ${side}`, covers(unknown), async ({ platform }) => {
      const { [side]: code } = await narrowable(platform, side);
      const known = await discoveriesOf(platform, { [side]: code });
      expect(known.length, `how many ${side}=${code} lets through`).toBeGreaterThan(0);

      for (const value of UNKNOWN[side]) {
        const reply = await platform.api.getDiscoveries({ query: { [side]: value } });

        // A value that is not known may be refused.
        if (reply.status !== 400) expect(reply, `the list by ${value}`).toBeSuccess();
        expect(rowsOf(reply), `what ${side}=${value} lets through`).toEqual([]);
      }
    });
  }

  check('is filtered by a corridor', covers('DISCOVERY-FILTER-003'), async ({ platform }) => {
    const { country, currency } = await crossedCorridor(platform);

    const found = await discoveriesOf(platform, { country, currency });

    const corridors = found.map((each) => `${each.country} and ${each.currency}`);
    expect([...new Set(corridors)], 'the corridors').toEqual([`${country} and ${currency}`]);
  });

  check(
    'has every discovery of a corridor',
    covers('DISCOVERY-FILTER-006'),
    async ({ platform }) => {
      const { country, currency, whole } = await crossedCorridor(platform);

      const found = await discoveriesOf(platform, { country, currency });

      const due = whole.filter((each) => each.country === country && each.currency === currency);
      expect(namesOf(found), `what is found in ${country} for ${currency}`).toEqual(namesOf(due));
    },
  );

  check(
    'has nothing for a corridor of no discovery',
    covers('DISCOVERY-FILTER-009'),
    async ({ platform }) => {
      const { country, currency } = await unmetCorridor(platform);
      const known = await discoveriesOf(platform, { country });
      expect(known.length, `how many country=${country} lets through`).toBeGreaterThan(0);

      const found = await discoveriesOf(platform, { country, currency });

      expect(namesOf(found), `what is found in ${country} for ${currency}`).toEqual([]);
    },
  );

  check('is not widened by lower case', covers('DISCOVERY-FILTER-010'), async ({ platform }) => {
    const { country } = await narrowable(platform, 'country');
    const query = { country: country.toLowerCase() };
    const known = await discoveriesOf(platform, { country });
    expect(known.length, `how many country=${country} lets through`).toBeGreaterThan(0);

    const reply = await platform.api.getDiscoveries({ query });

    if (reply.status !== 400) expect(reply, 'the list by lower case').toBeSuccess();
    const others = reply.status === 400 ? [] : await discoveriesOf(platform, query);
    const found = namesOf(others.filter((each) => each.country !== country));
    expect(found, `what ${query.country} lets through besides`).toEqual([]);
  });
});
