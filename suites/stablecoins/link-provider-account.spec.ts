import {
  endedLink,
  knownToProvider,
  linkAccount,
  linkBody,
  linkIn,
  listedLinks,
  newLink,
  readLink,
  requireLinked,
} from '../../fixtures/areas/stablecoins/links.ts';
import {
  check,
  expect,
  expectUnknown,
  idsIn,
  member,
  otherPlatform,
} from '../../fixtures/index.ts';

check.describe('POST /stablecoin-provider-accounts', () => {
  check('links a provider account', 'STABLECOIN-LINK-001', async ({ platform }) => {
    const reply = knownToProvider(await linkAccount(platform, linkBody(platform)));

    expect(reply).toBeSuccess();
  });

  check(
    'keeps the provider and the providerAccountId',
    'STABLECOIN-LINK-002',
    async ({ platform }) => {
      const providerAccountId = platform.unique();
      const body = { ...linkBody(platform), providerAccountId };

      const { json } = requireLinked(platform, await linkAccount(platform, body));

      expect(member(json, 'providerAccountId'), 'the providerAccountId').toBe(providerAccountId);
      expect(member(json, 'provider'), 'the provider').toBe(body.provider);
    },
  );

  check('creates an ACTIVE link', 'STABLECOIN-LINK-003', async ({ platform }) => {
    const { id } = await newLink(platform);

    expect(member(await readLink(platform, { id }), 'status'), 'the status of the link').toBe(
      'ACTIVE',
    );
  });

  for (const [name, row] of [
    ['provider', 'STABLECOIN-LINK-004'],
    ['apiClientId', 'STABLECOIN-LINK-005'],
    ['apiClientSecret', 'STABLECOIN-LINK-006'],
  ] as const) {
    check(`without ${name} returns 400 INVALID_INPUT`, row, async ({ platform }) => {
      await newLink(platform);

      for (const value of [undefined, '', null, 17]) {
        const reply = await linkAccount(platform, { ...linkBody(platform), [name]: value });

        expect(reply).toBeError(400, 'INVALID_INPUT');
      }
    });
  }

  check('that is refused adds no link', 'STABLECOIN-LINK-007', async ({ platform }) => {
    const providerAccountId = platform.unique();
    const named = { ...linkBody(platform), providerAccountId };

    const refused = await linkAccount(platform, { ...named, apiClientSecret: undefined });

    expect(refused, 'the link of the provider account that is refused').toBeRefused();
    const id = linkIn(requireLinked(platform, await linkAccount(platform, named)));
    const listed = (await listedLinks(platform, {}, id)).filter(
      (row) => member(row, 'providerAccountId') === providerAccountId,
    );
    expect(idsIn(listed), 'the links of the provider account').toEqual([id]);
  });

  check('does not show the apiClientSecret', 'STABLECOIN-LINK-008', async ({ platform }) => {
    const { body, reply, id } = await newLink(platform);

    const read = await platform.api.getStablecoinProviderAccount({
      stablecoinProviderAccountId: id,
    });

    for (const { text } of [reply, read]) {
      expect(
        text.includes(body.apiClientSecret),
        'whether the link shows its apiClientSecret',
      ).toBe(false);
    }
    const listed = JSON.stringify(await listedLinks(platform, {}, id));
    expect(
      listed.includes(body.apiClientSecret),
      'whether the list shows the apiClientSecret',
    ).toBe(false);
  });
});

check.describe('reading a provider account', () => {
  check('shows the values that POST returned', 'STABLECOIN-LINK-009', async ({ platform }) => {
    const link = await newLink(platform);

    const record = await readLink(platform, link);

    for (const name of ['id', 'provider', 'providerAccountId']) {
      expect(member(record, name), `the ${name} of the link`).toBe(member(link.reply.json, name));
    }
  });

  check('that is unknown returns 404', 'STABLECOIN-LINK-010', async ({ platform }) => {
    const { id } = await newLink(platform);

    await expectUnknown(id, (stablecoinProviderAccountId) =>
      platform.api.getStablecoinProviderAccount({ stablecoinProviderAccountId }),
    );
    await readLink(platform, { id });
  });

  check(
    'that is unknown returns STABLECOIN_PROVIDER_ACCOUNT_NOT_FOUND',
    'STABLECOIN-LINK-011',
    async ({ platform }) => {
      const { id } = await newLink(platform);

      await expectUnknown(
        id,
        (stablecoinProviderAccountId) =>
          platform.api.getStablecoinProviderAccount({ stablecoinProviderAccountId }),
        'STABLECOIN_PROVIDER_ACCOUNT_NOT_FOUND',
      );
      await readLink(platform, { id });
    },
  );

  check(
    'that was revoked shows REVOKED in the list',
    'STABLECOIN-LINK-012',
    async ({ platform }) => {
      const link = await newLink(platform);

      await endedLink(platform, 'REVOKED', link);

      const rows = await listedLinks(platform, {}, link.id);
      const row = rows.find((each) => member(each, 'id') === link.id);
      expect(member(row, 'status'), 'the status in the list').toBe('REVOKED');
    },
  );

  check('of another platform returns 404', 'STABLECOIN-FOREIGN-001', async ({ run, platform }) => {
    const { id } = await newLink(platform);

    const reply = await otherPlatform(run).api.getStablecoinProviderAccount({
      stablecoinProviderAccountId: id,
    });

    expect(reply).toBeRefused(404);
    await readLink(platform, { id });
  });
});
