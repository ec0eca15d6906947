import { everyTypeWallet } from '../../fixtures/areas/credentials/every-type-wallet.ts';
import { credentialIdsOf, settledCredentialIds } from '../../fixtures/areas/login/credentials.ts';
import { otpLogin } from '../../fixtures/areas/otp/otp-login.ts';
import { newWallet, sharedWallet } from '../../fixtures/areas/otp/wallet.ts';
import { addOneOfMany } from '../../fixtures/areas/signed-retry/one-of-many.ts';
import {
  check,
  expect,
  expectNoFindingOn,
  forAll,
  inParallel,
  isSuccess,
  optional,
  type Platform,
  rowsOf,
} from '../../fixtures/index.ts';
import { unknownId } from '../../generators/general/unknown-id.ts';

/** One more than the page of any list that has pages: 20, 25, 50 and 100 are common. */
const MORE_THAN_A_PAGE = 101;

function list(platform: Platform, accountId: string) {
  return platform.api.listAuthCredentials({ query: { accountId } });
}

check.describe('GET /auth/credentials', () => {
  check('returns 200', 'CRED-LIST-001', async ({ platform }) => {
    const { wallet } = await everyTypeWallet(platform);

    expect(await list(platform, wallet.accountId)).toBeSuccess(200);
  });

  check('returns the list in a member named data', 'CRED-LIST-002', async ({ platform }) => {
    const { wallet } = await everyTypeWallet(platform);

    await expectNoFindingOn('CRED-LIST-002', () => list(platform, wallet.accountId));
  });

  check('lists each credential once, whatever its type', 'CRED-LIST-003', async ({ platform }) => {
    const { wallet, credentials } = await everyTypeWallet(platform);

    const ids = credentials.map(({ id }) => id);

    const listed = await settledCredentialIds(platform, wallet.accountId, ids);

    expect(listed, 'the ids of the credentials listed').toEqual([...ids].sort());
  });

  check('lists no credential of another account', 'CRED-LIST-004', async ({ platform }) => {
    const { wallet, credentials } = await everyTypeWallet(platform);
    const { accountId, emailOtp } = await sharedWallet(platform);

    const listed = await credentialIdsOf(platform, accountId);

    expect(listed, 'the credentials listed for the account').toContain(emailOtp.id);
    expect(
      listed.filter((id) => credentials.some((each) => each.id === id)),
      "the other account's credentials listed for the account",
    ).toEqual([]);
    expect(
      await credentialIdsOf(platform, wallet.accountId),
      'the credentials listed for the other account',
    ).not.toContain(emailOtp.id);
  });

  check(
    'lists all credentials of an account in one response',
    'CRED-LIST-005',
    async ({ platform }) => {
      const wallet = await newWallet(platform);
      const session = await otpLogin(platform, wallet.emailOtp);
      const one = await addOneOfMany(platform, session);
      const further = Array.from({ length: MORE_THAN_A_PAGE - 2 });
      // How many an account may hold is not said, so that any but the first may be turned away.
      const more = await inParallel(further, () => optional(() => addOneOfMany(platform, session)));
      const added = [wallet.emailOtp, one, ...more].filter((each) => each !== undefined);
      const ids = added.map(({ id }) => id);

      const listed = await settledCredentialIds(platform, wallet.accountId, ids);

      expect(listed, 'the ids of the credentials listed').toEqual([...ids].sort());
    },
  );

  check('without an accountId returns 400 INVALID_INPUT', 'CRED-LIST-006', async ({ platform }) => {
    await sharedWallet(platform);

    const reply = await platform.call('listAuthCredentials');

    expect(reply).toBeError(400, 'INVALID_INPUT');
  });

  check(
    'for an account that does not exist lists no credential',
    'CRED-LIST-007',
    async ({ platform }) => {
      await sharedWallet(platform);

      await forAll(
        unknownId('InternalAccount'),
        async (accountId) => {
          const reply = await list(platform, accountId);
          // Whether nothing is listed or nothing is found is for the service to say.
          expect(rowsOf(reply), 'the credentials listed for an unknown account').toEqual([]);
          expect(
            isSuccess(reply) || [400, 404].includes(reply.status),
            `whether the list is empty, 400 or 404; status ${reply.status}`,
          ).toBe(true);
        },
        5,
      );
    },
  );
});
