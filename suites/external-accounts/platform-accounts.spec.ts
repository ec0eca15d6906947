import {
  createPlatformExternalAccount,
  listCustomerExternalAccounts,
} from '../../fixtures/areas/external-accounts/calls.ts';
import { idsOf, listedPlatformAccounts } from '../../fixtures/areas/external-accounts/records.ts';
import {
  bodyFor,
  newPlatformAccount,
  sharedAccount,
} from '../../fixtures/areas/external-accounts/register.ts';
import { covers, expect, requireSuccess, settled, test } from '../../fixtures/index.ts';

test.describe('an external account of the platform', () => {
  test('is registered', covers('EXTERNAL-PLATFORM-001'), async ({ platform }) => {
    await sharedAccount(platform);

    const reply = await createPlatformExternalAccount(
      platform,
      await bodyFor(platform, 'platform'),
    );

    // What an account is registered with is a gap; that the platform may register its own is not.
    const isForItsBody = [400, 409, 422].includes(reply.status);
    expect(reply, 'the account', isForItsBody ? undefined : []).toBeSuccess();
  });

  test('needs its bankAccountType', covers('EXTERNAL-PLATFORM-002'), async ({ platform }) => {
    await newPlatformAccount(platform);

    for (const bankAccountType of [undefined, null, 'CURRENT']) {
      const body = await bodyFor(platform, 'platform', { info: { bankAccountType } });
      expect(
        await createPlatformExternalAccount(platform, body),
        String(bankAccountType),
      ).toBeRefused(400);
    }
  });

  test('is registered once', covers('EXTERNAL-PLATFORM-003'), async ({ platform }) => {
    for (const kind of ['USD_ACCOUNT', 'EUR_ACCOUNT'] as const) {
      const { body } = await newPlatformAccount(platform, { kind });

      expect(await createPlatformExternalAccount(platform, body), kind).toBeError(
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
      const { id: ofCustomer } = await sharedAccount(platform);

      const listed = await settled(
        async () => idsOf(await listedPlatformAccounts(platform)),
        (ids) => ids.includes(id),
        platform.target.settleMs,
      );

      // Where the rows of a list are is a gap besides the list itself.
      expect(listed, 'the accounts of the platform', ['G-01', 'G-144']).toContain(id);
      expect(listed, 'the accounts of the platform').not.toContain(ofCustomer);
    },
  );

  test(
    'is not listed among those of customers',
    covers('EXTERNAL-PLATFORM-005'),
    async ({ platform }) => {
      const { id } = await newPlatformAccount(platform);

      const reply = await listCustomerExternalAccounts(platform);

      const operation = 'listCustomerExternalAccounts';
      const { text } = requireSuccess(platform, operation, reply, 'a list of accounts');

      expect(text, 'the first page').not.toContain(id);
    },
  );
});
