import { newApprovedCustomer } from '../../fixtures/areas/customers/customers.ts';
import { shown } from '../../fixtures/areas/external-accounts/records.ts';
import {
  bodyFor,
  newAccount,
  sharedAccount,
  withInfo,
} from '../../fixtures/areas/external-accounts/register.ts';
import { requireRemoval } from '../../fixtures/areas/external-accounts/removal.ts';
import {
  check,
  errorCodeOf,
  expect,
  isSuccess,
  otherPlatform,
  waitFor,
} from '../../fixtures/index.ts';

const DUPLICATE = 'DUPLICATE_EXTERNAL_ACCOUNT';

check.describe('a registered external account number', () => {
  check(
    'with another beneficiary or bankName is a duplicate',
    'EXTERNAL-TWICE-007',
    async ({ platform }) => {
      const { body } = await newAccount(platform);
      const beneficiary = { beneficiaryType: 'INDIVIDUAL', fullName: 'Someone Else' };

      for (const info of [
        { beneficiary },
        { bankAccountType: 'SAVINGS' },
        { bankName: 'A Bank' },
      ]) {
        const reply = await platform.api.createCustomerExternalAccount({
          body: withInfo(body, info),
        });
        expect(reply).toBeError(409, DUPLICATE);
      }
    },
  );

  check('with another ownershipType is a duplicate', 'EXTERNAL-TWICE-016', async ({ platform }) => {
    const { body } = await newAccount(platform, { members: { ownershipType: 'FIRST_PARTY' } });

    const reply = await platform.api.createCustomerExternalAccount({
      body: {
        ...body,
        ownershipType: 'THIRD_PARTY',
      },
    });

    expect(reply).toBeError(409, DUPLICATE);
  });

  check('is accepted for another customer', 'EXTERNAL-TWICE-008', async ({ platform }) => {
    const { body } = await sharedAccount(platform);
    const { id: customerId } = await newApprovedCustomer(platform);

    const reply = await platform.api.createCustomerExternalAccount({
      body: { ...body, customerId },
    });

    expect(reply).toBeSuccess();
  });

  check(
    'is accepted for a crypto wallet of another type',
    'EXTERNAL-TWICE-009',
    async ({ platform }) => {
      await sharedAccount(platform, 'BASE_WALLET');
      const { body } = await newAccount(platform, { kind: 'ETHEREUM_WALLET' });
      const { currency } = (await sharedAccount(platform, 'BASE_WALLET')).body;

      const other = withInfo({ ...body, currency }, { accountType: 'BASE_WALLET' });

      expect(await platform.api.createCustomerExternalAccount({ body: other })).toBeSuccess();
    },
  );

  check('is accepted at another bank', 'EXTERNAL-TWICE-010', async ({ platform }) => {
    const info = { routingNumber: '011000015' };
    // Another account at that bank shows that the service knows it.
    await newAccount(platform, { info });
    const { body } = await newAccount(platform);

    const other = withInfo(body, info);

    expect(await platform.api.createCustomerExternalAccount({ body: other })).toBeSuccess();
  });

  check(
    'is accepted after the first account is deleted',
    'EXTERNAL-TWICE-011',
    async ({ platform }) => {
      await requireRemoval(platform);
      const { id, body } = await newAccount(platform);
      const wasFound = isSuccess(
        await platform.api.getCustomerExternalAccountById({ externalAccountId: id }),
      );
      expect(
        await platform.api.deleteCustomerExternalAccountById({ externalAccountId: id }),
        'the deletion of the first account',
      ).toBeSuccess();
      const read = await waitFor(
        () => platform.api.getCustomerExternalAccountById({ externalAccountId: id }),
        (reply) => reply.status === 404,
        platform.target.settleMs,
      );

      // A removed account may go a little later.
      const again = await waitFor(
        () => platform.api.createCustomerExternalAccount({ body }),
        isSuccess,
        platform.target.settleMs,
      );
      // What is left of a removed account is a gap; one that is found no more does not exist.
      const isGone = wasFound && read.status === 404;
      const what = 'the registration of the deleted account';
      expect(again, isGone ? `${what} once it is gone` : what).toBeSuccess();
    },
  );

  check('is accepted on another platform', 'EXTERNAL-TWICE-012', async ({ run, platform }) => {
    const other = otherPlatform(run);
    await sharedAccount(other);
    const { body } = await newAccount(platform);
    await newAccount(other);
    const identifier = String(shown(body, 'accountNumber'));

    const reply = await other.api.createCustomerExternalAccount({
      body: await bodyFor(other, 'customer', { identifier }),
    });

    // Whose accounts are compared is a gap; that an account of one's own is refused otherwise is not.
    const isDuplicate = errorCodeOf(reply) === DUPLICATE;
    const what = "the account number of another platform's account";
    expect(reply, isDuplicate ? what : `${what}, which is not compared`).toBeSuccess();
  });
});
