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
  isSuccess,
  member,
  rowsOf,
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
    const { id, body } = await newLink(platform);
    const ended = await endedLink(platform, 'REVOKED');

    const filter = { operation: LIST, name: 'status' } as const;
    await expectNarrowed(platform, { ...filter, values: ['ACTIVE', 'REVOKED'] }, id);
    await expectNarrowed(platform, { ...filter, values: ['REVOKED', 'ACTIVE'] }, ended.id);
    const query = { provider: body.provider, status: 'REVOKED' };
    const revoked = await platform.api.listStablecoinProviderAccounts({ query });
    // A service may not take both at once.
    if (isSuccess(revoked))
      expect(idsIn(rowsOf(revoked)), 'the REVOKED links of a provider').not.toContain(id);
    const others = { provider: 'ELSEWHERE' };
    const isNarrowed = !idsIn(await listedLinks(platform, others)).includes(id);
    const both = { query: { ...others, status: 'ACTIVE' } };
    const active = await platform.api.listStablecoinProviderAccounts(both);
    if (isNarrowed && isSuccess(active))
      expect(idsIn(rowsOf(active)), 'the ACTIVE links of another provider').not.toContain(id);
  });
});
