import {
  deleteCustomerExternalAccountById,
  getCustomerExternalAccountById,
} from '../../fixtures/areas/external-accounts/calls.ts';
import { readAccount } from '../../fixtures/areas/external-accounts/records.ts';
import { newAccount, sharedAccount } from '../../fixtures/areas/external-accounts/register.ts';
import {
  covers,
  expect,
  expectRefusal,
  isSuccess,
  type Reply,
  settled,
  test,
  unlessConfirmed,
} from '../../fixtures/index.ts';

/** Holds that an account was removed, where the service removes any (G-144). */
function expectRemoved(reply: Reply): void {
  if (!isSuccess(reply)) unlessConfirmed('G-144', `the removal answered ${reply.status}`);
  expect(reply).toBeSuccess();
}

test.describe('an external account', () => {
  test('is removed', covers('EXTERNAL-DELETE-001'), async ({ platform }) => {
    const { id } = await newAccount(platform);

    expectRemoved(await deleteCustomerExternalAccountById(platform, id));
  });

  test('is found no more once removed', covers('EXTERNAL-DELETE-002'), async ({ platform }) => {
    const { id } = await newAccount(platform);
    expectRemoved(await deleteCustomerExternalAccountById(platform, id));

    const reply = await settled(
      () => getCustomerExternalAccountById(platform, id),
      (read) => !isSuccess(read),
      platform.target.settleMs,
    );

    expectRefusal(reply, 'G-144', 404, 'ACCOUNT_NOT_FOUND');
    const again = await deleteCustomerExternalAccountById(platform, id);
    expectRefusal(again, 'G-144', 404, 'ACCOUNT_NOT_FOUND');
  });

  test('is removed alone', covers('EXTERNAL-DELETE-003'), async ({ platform }) => {
    const accounts = [await newAccount(platform), await newAccount(platform)];

    for (const { id } of accounts) await readAccount(platform, id);
    const removed = await newAccount(platform);
    expectRemoved(await deleteCustomerExternalAccountById(platform, removed.id));

    for (const { id } of accounts)
      expect(await getCustomerExternalAccountById(platform, id)).toBeSuccess();
  });

  test('that does not exist is not found', covers('EXTERNAL-DELETE-004'), async ({ platform }) => {
    await sharedAccount(platform);

    const reply = await deleteCustomerExternalAccountById(
      platform,
      'ExternalAccount:00000000-0000-4000-8000-000000000000',
    );

    expectRefusal(reply, 'G-144', 404, 'ACCOUNT_NOT_FOUND');
  });
});
