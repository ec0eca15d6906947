import { discoveriesOf, shownDiscoveries } from '../../fixtures/areas/discoveries/discoveries.ts';
import { externalDestination } from '../../fixtures/areas/payments/accounts-under-test.ts';
import { payoutQuote } from '../../fixtures/areas/payments/corridor.ts';
import {
  check,
  covers,
  describe,
  expect,
  isSuccess,
  member,
  text,
  unreached,
} from '../../fixtures/index.ts';

describe('GET /discoveries', () => {
  check('lists what can be paid to', covers('DISCOVERY-LIST-001'), async ({ platform }) => {
    const reply = await platform.api.getDiscoveries();

    expect(reply).toBeSuccess();
  });

  check('shows a country and a currency', covers('DISCOVERY-LIST-002'), async ({ platform }) => {
    const discoveries = await discoveriesOf(platform);

    expect(discoveries.length, 'how many have both').toBeGreaterThan(0);
    const odd = discoveries.filter(({ country, currency }) => country === '' || currency === '');
    expect(odd, 'the discoveries without').toEqual([]);
  });

  check('names the banks', covers('DISCOVERY-LIST-003'), async ({ platform }) => {
    for (const { row } of await shownDiscoveries(platform)) {
      for (const name of ['bankName', 'displayName']) {
        expect(text(member(row, name)), `the ${name}`).toMatch(/\S/);
      }
    }
  });

  check(
    'has the currency of an account that is paid',
    covers('DISCOVERY-CORRIDOR-001'),
    async ({ platform }) => {
      const { kind, reply } = await payoutQuote(platform);
      if (!isSuccess(reply)) unreached('no payment to a bank account is quoted', ['G-154'], reply);
      const { currency } = await externalDestination(platform, { kind });
      await shownDiscoveries(platform);

      const discoveries = await discoveriesOf(platform, { currency });

      const found = discoveries.filter((each) => each.currency === currency);
      expect(found.length, `the discoveries for ${currency}`).toBeGreaterThan(0);
    },
  );
});
