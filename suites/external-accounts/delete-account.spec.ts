import { readAccount, readAgain } from '../../fixtures/areas/external-accounts/records.ts';
import { newAccount, sharedAccount } from '../../fixtures/areas/external-accounts/register.ts';
import { remove } from '../../fixtures/areas/external-accounts/removal.ts';
import {
  covers,
  expect,
  expectRefusal,
  isSuccess,
  type Platform,
  settled,
  test,
  unlessConfirmed,
} from '../../fixtures/index.ts';

/** An account that was removed, where the service removes any. */
async function removedAccount(platform: Platform): Promise<string> {
  const { id } = await newAccount(platform);
  const reply = await remove(platform, id);
  if (!isSuccess(reply)) unlessConfirmed('G-144', `the removal answered ${reply.status}`);
  expect(reply).toBeSuccess();
  return id;
}

test.describe('an external account', () => {
  test('is removed', covers('EXTERNAL-DELETE-001'), async ({ platform }) => {
    await removedAccount(platform);
  });

  test('is found no more once removed', covers('EXTERNAL-DELETE-002'), async ({ platform }) => {
    const externalAccountId = await removedAccount(platform);

    const reply = await settled(
      () => platform.call('getCustomerExternalAccountById', { path: { externalAccountId } }),
      (read) => !isSuccess(read),
      platform.target.settleMs,
    );

    expectRefusal(reply, 'G-144', 404, 'ACCOUNT_NOT_FOUND');
    expectRefusal(await remove(platform, externalAccountId), 'G-144', 404, 'ACCOUNT_NOT_FOUND');
  });

  test('is removed alone', covers('EXTERNAL-DELETE-003'), async ({ platform }) => {
    const accounts = [await newAccount(platform), await newAccount(platform)];

    for (const { id } of accounts) await readAccount(platform, id);
    await removedAccount(platform);

    for (const { id } of accounts) expect(await readAgain(platform, id)).toBeSuccess();
  });

  test('that does not exist is not found', covers('EXTERNAL-DELETE-004'), async ({ platform }) => {
    await sharedAccount(platform);

    const reply = await remove(platform, 'ExternalAccount:00000000-0000-4000-8000-000000000000');

    expectRefusal(reply, 'G-144', 404, 'ACCOUNT_NOT_FOUND');
  });
});
