import {
  idsOf,
  listedPlatformAccounts,
  tellsApart,
} from '../../fixtures/areas/external-accounts/records.ts';
import {
  bodyFor,
  newAccount,
  newPlatformAccount,
  sharedAccount,
} from '../../fixtures/areas/external-accounts/register.ts';
import {
  covers,
  expect,
  expectNarrowed,
  requireSuccess,
  settled,
  test,
} from '../../fixtures/index.ts';

test.describe('an external account of the platform', () => {
  test('is registered', covers('EXTERNAL-PLATFORM-001'), async ({ platform }) => {
    await sharedAccount(platform);

    const reply = await platform.api.createPlatformExternalAccount({
      body: await bodyFor(platform, 'platform'),
    });

    // What an account is registered with, and which tokens may do so, are gaps; that the platform
    // can register its own is not.
    const isForItsBody = [400, 409, 422].includes(reply.status);
    const rests = reply.status === 403 ? (['G-20'] as const) : [];
    expect(reply, 'the account', isForItsBody ? undefined : rests).toBeSuccess();
  });

  test('needs its bankAccountType', covers('EXTERNAL-PLATFORM-002'), async ({ platform }) => {
    await newPlatformAccount(platform);

    for (const bankAccountType of [undefined, null, 'CURRENT']) {
      const body = await bodyFor(platform, 'platform', { info: { bankAccountType } });
      expect(
        await platform.api.createPlatformExternalAccount({ body }),
        String(bankAccountType),
      ).toBeRefused(400);
    }
  });

  test('is registered once', covers('EXTERNAL-PLATFORM-003'), async ({ platform }) => {
    for (const kind of ['USD_ACCOUNT', 'EUR_ACCOUNT'] as const) {
      const { body } = await newPlatformAccount(platform, { kind });

      expect(await platform.api.createPlatformExternalAccount({ body }), kind).toBeError(
        409,
        'DUPLICATE_EXTERNAL_ACCOUNT',
      );
    }
  });

  test(
    'is listed apart from those of customers',
    covers('EXTERNAL-PLATFORM-004'),
    async ({ platform }) => {
      const { id } = await newPlatformAccount(platform);
      const { id: ofCustomer } = await newAccount(platform);

      const listed = await settled(
        async () => idsOf(await listedPlatformAccounts(platform)),
        (ids) => ids.includes(id),
        platform.target.settleMs,
      );

      // Where the rows of a list are is a gap besides the list itself.
      expect(listed, 'the accounts of the platform', ['G-01', 'G-144']).toContain(id);
      // Whether the lists are apart is a gap, until that of customers leaves out what is not theirs.
      const isApart =
        listed.includes(ofCustomer) &&
        (await tellsApart(platform, 'listCustomerExternalAccounts', ofCustomer, id));
      const rests = isApart ? [] : undefined;
      expect(listed, 'the accounts of the platform', rests).not.toContain(ofCustomer);
    },
  );

  test(
    'is not listed among those of customers',
    covers('EXTERNAL-PLATFORM-005'),
    async ({ platform }) => {
      const { id } = await newPlatformAccount(platform);
      const { id: ofCustomer } = await sharedAccount(platform);

      const reply = await platform.api.listCustomerExternalAccounts();

      const operation = 'listCustomerExternalAccounts';
      const { text } = requireSuccess(platform, operation, reply, 'a list of accounts');

      // The same of the list of the platform.
      const isApart =
        text.includes(id) &&
        (await tellsApart(platform, 'listPlatformExternalAccounts', id, ofCustomer));
      expect(text, 'the first page', isApart ? [] : undefined).not.toContain(id);
    },
  );

  test('is listed by its currency', covers('EXTERNAL-PLATFORM-006'), async ({ platform }) => {
    const { id } = await newPlatformAccount(platform, { kind: 'EUR_ACCOUNT' });
    const list = { gap: 'G-144', operation: 'listPlatformExternalAccounts' } as const;

    await expectNarrowed(platform, { ...list, name: 'currency', values: ['EUR', 'USD'] }, id);
  });
});
