import {
  idsOf,
  listedPlatformAccounts,
  shown,
} from '../../fixtures/areas/external-accounts/records.ts';
import {
  bodyFor,
  newAccount,
  newPlatformAccount,
  sharedAccount,
} from '../../fixtures/areas/external-accounts/register.ts';
import {
  check,
  expect,
  expectNarrowed,
  isSuccess,
  notShown,
  pagesOf,
  setUp,
  waitFor,
} from '../../fixtures/index.ts';

check.describe('an external account of the platform', () => {
  check('can be registered without a customer', 'EXTERNAL-PLATFORM-001', async ({ platform }) => {
    await sharedAccount(platform);

    const reply = await platform.api.createPlatformExternalAccount({
      body: await bodyFor(platform, 'platform'),
    });

    // What an account is registered with, and which tokens may do so, are gaps; that the platform
    // can register its own is not.
    const isForItsBody = [400, 409, 422].includes(reply.status);
    const isForItsToken = reply.status === 403;
    const what = isForItsToken
      ? 'an account of the platform, answered with 403'
      : 'an account of the platform';
    expect(reply, isForItsBody ? 'the account, refused for its body' : what).toBeSuccess();
  });

  check(
    'of type USD_ACCOUNT requires a valid bankAccountType',
    'EXTERNAL-PLATFORM-002',
    async ({ platform }) => {
      await newPlatformAccount(platform);

      for (const bankAccountType of [undefined, null, 'CURRENT']) {
        const body = await bodyFor(platform, 'platform', { info: { bankAccountType } });
        expect(
          await platform.api.createPlatformExternalAccount({ body }),
          `an account with the bankAccountType ${bankAccountType}`,
        ).toBeRefused(400);
      }
    },
  );

  check('shows its bankAccountType', 'EXTERNAL-PLATFORM-008', async ({ platform }) => {
    for (const bankAccountType of ['CHECKING', 'SAVINGS']) {
      const { record } = await newPlatformAccount(platform, { info: { bankAccountType } });

      expect(
        shown(record, 'bankAccountType') ?? notShown('bankAccountType'),
        'the bankAccountType of the account of the platform',
      ).toBe(bankAccountType);
    }
  });

  check('cannot be registered twice', 'EXTERNAL-PLATFORM-003', async ({ platform }) => {
    for (const kind of ['USD_ACCOUNT', 'EUR_ACCOUNT'] as const) {
      const { body } = await newPlatformAccount(platform, { kind });

      expect(
        await platform.api.createPlatformExternalAccount({ body }),
        `the second registration of a ${kind}`,
      ).toBeError(409, 'DUPLICATE_EXTERNAL_ACCOUNT');
    }
  });

  check(
    'sent in parallel requests is registered at most once',
    'EXTERNAL-PLATFORM-007',
    async ({ platform }) => {
      await newPlatformAccount(platform);
      const body = await bodyFor(platform, 'platform');
      const create = () => platform.api.createPlatformExternalAccount({ body });

      const replies = await Promise.all([1, 2, 3, 4].map(create));

      const ids = new Set(idsOf(replies.filter(isSuccess).map(({ json }) => json)));
      expect(ids.size, 'the number of accounts registered at the same time').toBeLessThanOrEqual(1);
      const again = await create();
      // Where all that collide are refused, the account is still free.
      if (ids.size === 0)
        expect(again, 'one registration after the refused registrations').toBeSuccess();
      else
        expect(again, 'another registration of the same account').toBeError(
          409,
          'DUPLICATE_EXTERNAL_ACCOUNT',
        );
    },
  );

  check(
    'is not listed together with accounts of customers',
    'EXTERNAL-PLATFORM-004',
    async ({ platform }) => {
      const { id } = await newPlatformAccount(platform);
      const { id: ofCustomer } = await newAccount(platform);

      const listed = await waitFor(
        async () => idsOf(await listedPlatformAccounts(platform)),
        (ids) => ids.includes(id),
        platform.target.settleMs,
      );

      expect(listed, 'the ids of the accounts listed for the platform').toContain(id);
      expect(
        listed,
        "the ids of the accounts listed for the platform, other than customers'",
      ).not.toContain(ofCustomer);
    },
  );

  check(
    'is not listed by GET /customers/external-accounts',
    'EXTERNAL-PLATFORM-005',
    async ({ platform }) => {
      const { id } = await newPlatformAccount(platform);
      const operation = 'listCustomerExternalAccounts';
      await setUp(platform, operation, {}, 'a list of accounts');

      for (const { text } of await pagesOf(platform, operation))
        expect(text, "a page of customers' accounts").not.toContain(id);
    },
  );

  check(
    'in EUR is listed with the filter EUR, not with USD',
    'EXTERNAL-PLATFORM-006',
    async ({ platform }) => {
      const { id } = await newPlatformAccount(platform, { kind: 'EUR_ACCOUNT' });
      const list = { operation: 'listPlatformExternalAccounts' } as const;

      await expectNarrowed(platform, { ...list, name: 'currency', values: ['EUR', 'USD'] }, id);
    },
  );
});
