import {
  endedLink,
  listedLinks,
  newLink,
  readLink,
} from '../../fixtures/areas/stablecoins/links.ts';
import {
  check,
  expect,
  expectNarrowed,
  idsIn,
  isListedTwice,
  member,
} from '../../fixtures/index.ts';

const LIST = 'listStablecoinProviderAccounts';

check.describe('the list of provider accounts', () => {
  check('has each provider account once', 'STABLECOIN-LINK-013', async ({ platform }) => {
    const ids = [(await newLink(platform)).id, (await newLink(platform)).id];

    const listed = idsIn(await listedLinks(platform, {}, ...ids));

    for (const id of ids) {
      const isTwice = await isListedTwice(platform, LIST, {}, id);
      expect(isTwice, 'whether one page lists a link twice').toBe(false);
    }
    const found = listed.filter((id) => ids.includes(id));
    expect([...found].sort(), 'the links that are listed').toEqual([...ids].sort());
  });

  check(
    'shows a provider account as GET on the account does',
    'STABLECOIN-LINK-014',
    async ({ platform }) => {
      const link = await newLink(platform);

      const rows = await listedLinks(platform, {}, link.id);

      const row = rows.find((each) => member(each, 'id') === link.id);
      const record = await readLink(platform, link);
      for (const name of ['provider', 'providerAccountId', 'status']) {
        expect(member(row, name), `the ${name} of the link in the list`).toBe(member(record, name));
      }
    },
  );

  check('can be filtered by provider', 'STABLECOIN-LINK-015', async ({ platform }) => {
    const { id, body } = await newLink(platform);

    const values = [body.provider, 'ELSEWHERE'] as const;
    await expectNarrowed(platform, { operation: LIST, name: 'provider', values }, id);
  });

  check('can be filtered by status', 'STABLECOIN-LINK-016', async ({ platform }) => {
    const { id } = await newLink(platform);
    const ended = await endedLink(platform, 'REVOKED');

    const filter = { operation: LIST, name: 'status' } as const;
    await expectNarrowed(platform, { ...filter, values: ['ACTIVE', 'REVOKED'] }, id);
    await expectNarrowed(platform, { ...filter, values: ['REVOKED', 'ACTIVE'] }, ended.id);
  });

  check('can be filtered by both', 'STABLECOIN-LINK-017', async ({ platform }) => {
    const { id, body } = await newLink(platform);

    const ofBoth = { provider: body.provider, status: 'ACTIVE' };
    expect(idsIn(await listedLinks(platform, ofBoth, id)), 'the ACTIVE links').toContain(id);
    for (const wanted of [{ status: 'REVOKED' }, { provider: 'ELSEWHERE' }]) {
      const rows = await listedLinks(platform, { ...ofBoth, ...wanted });
      const what = `the links of provider and status with another ${Object.keys(wanted)}`;
      expect(idsIn(rows), what).not.toContain(id);
    }
  });
});
