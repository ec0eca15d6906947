import { isDeepStrictEqual } from 'node:util';
import {
  idsOf,
  listedAccounts,
  listedWith,
  readAccount,
} from '../../fixtures/areas/external-accounts/records.ts';
import {
  newAccount,
  owner,
  sharedAccount,
} from '../../fixtures/areas/external-accounts/register.ts';
import {
  check,
  expect,
  forAll,
  isSuccess,
  member,
  type Platform,
  undecided,
  waitFor,
} from '../../fixtures/index.ts';
import { unknownIdLike } from '../../generators/general/unknown-id-like.ts';

/** Whether an account is in the list, once the list has had time to leave it out. */
async function isListed(platform: Platform, id: string): Promise<boolean> {
  const query = { customerId: await owner(platform) };
  const listed = await waitFor(
    async () => idsOf(await listedAccounts(platform, query)),
    (ids) => !ids.includes(id),
    platform.target.settleMs,
  );
  return listed.includes(id);
}

check.describe('an external account', () => {
  check('can be deleted', 'EXTERNAL-DELETE-001', async ({ platform }) => {
    const { id } = await newAccount(platform);

    expect(
      await platform.api.deleteCustomerExternalAccountById({ externalAccountId: id }),
    ).toBeSuccess();
  });

  check('is no longer found after it is deleted', 'EXTERNAL-DELETE-002', async ({ platform }) => {
    const { id } = await newAccount(platform);
    const before = await platform.api.getCustomerExternalAccountById({ externalAccountId: id });
    const removal = await platform.api.deleteCustomerExternalAccountById({
      externalAccountId: id,
    });
    expect(removal, 'the deletion of the account').toBeSuccess();

    const reply = await waitFor(
      () => platform.api.getCustomerExternalAccountById({ externalAccountId: id }),
      (read) => !isSuccess(read),
      platform.target.settleMs,
    );

    // What is left of a removed account is a gap; that nothing tells it from one that is there is not.
    if ([200, 204].includes(removal.status) && isDeepStrictEqual(reply.json, before.json)) {
      const isThere = await isListed(platform, id);
      expect(isThere, 'whether the deleted account, read as before, is still listed').toBe(false);
    }
    expect(reply, 'the read of the deleted account').toBeError(404, 'ACCOUNT_NOT_FOUND');
    const again = await platform.api.deleteCustomerExternalAccountById({ externalAccountId: id });
    // A removal may be accepted as often as it is asked for: the contract says nothing of a second.
    expect(again, 'the second deletion of the account').toBeError(404, 'ACCOUNT_NOT_FOUND');
  });

  check(
    'that was deleted is no longer listed, or is listed with a change',
    'EXTERNAL-DELETE-005',
    async ({ platform }) => {
      const { id } = await newAccount(platform);
      const query = { customerId: await owner(platform) };
      const row = async () =>
        (await listedAccounts(platform, query)).find((each) => member(each, 'id') === id);
      await readAccount(platform, id);
      await listedWith(platform, query, [id]);
      const before = await row();
      await platform.api.deleteCustomerExternalAccountById({ externalAccountId: id });
      const read = await waitFor(
        () => platform.api.getCustomerExternalAccountById({ externalAccountId: id }),
        ({ status }) => status === 404,
        platform.target.settleMs,
      );
      if (read.status !== 404)
        undecided(
          'GET /customers/external-accounts/{externalAccountId} shows a deleted account',
          read,
        );

      const after = await waitFor(
        row,
        (listed) => !isDeepStrictEqual(listed, before),
        platform.target.settleMs,
      );

      // A list may keep what was removed and say so; one that says nothing shows an account that is not there.
      expect(
        isDeepStrictEqual(after, before),
        'whether the account is still listed as before',
      ).toBe(false);
    },
  );

  check(
    'can be deleted without deleting other accounts',
    'EXTERNAL-DELETE-003',
    async ({ platform }) => {
      const accounts = [await newAccount(platform), await newAccount(platform)];

      for (const { id } of accounts) await readAccount(platform, id);
      const removed = await newAccount(platform);
      expect(
        await platform.api.deleteCustomerExternalAccountById({ externalAccountId: removed.id }),
        'the deletion of one account',
      ).toBeSuccess();

      for (const { id } of accounts)
        expect(
          await platform.api.getCustomerExternalAccountById({ externalAccountId: id }),
          'the read of an account that was not deleted',
        ).toBeSuccess();
    },
  );

  check(
    'that does not exist returns 404 on DELETE',
    'EXTERNAL-DELETE-004',
    async ({ platform }) => {
      const { id } = await sharedAccount(platform);

      await forAll(
        unknownIdLike(id),
        async (externalAccountId) => {
          const reply = await platform.api.deleteCustomerExternalAccountById({ externalAccountId });
          expect(reply).toBeError(404, 'ACCOUNT_NOT_FOUND');
        },
        3,
      );
    },
  );
});
