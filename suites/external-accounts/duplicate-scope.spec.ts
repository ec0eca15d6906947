import { newApprovedCustomer } from '../../fixtures/areas/customers/customers.ts';
import {
  createCustomerExternalAccount,
  deleteCustomerExternalAccountById,
} from '../../fixtures/areas/external-accounts/calls.ts';
import { shown } from '../../fixtures/areas/external-accounts/records.ts';
import {
  bodyFor,
  newAccount,
  sharedAccount,
  withInfo,
} from '../../fixtures/areas/external-accounts/register.ts';
import { requireRemoval } from '../../fixtures/areas/external-accounts/removal.ts';
import {
  covers,
  expect,
  expectRefusal,
  isSuccess,
  otherPlatform,
  type Reply,
  test,
  unlessConfirmed,
} from '../../fixtures/index.ts';

const DUPLICATE = 'DUPLICATE_EXTERNAL_ACCOUNT';

/** Holds that an account was no duplicate, where the service draws the line as the default does. */
function expectNoDuplicate(reply: Reply): void {
  if (!isSuccess(reply)) unlessConfirmed('G-149', `the create answered ${reply.status}`);
  expect(reply).toBeSuccess();
}

test.describe('an equal external account', () => {
  test('has the same numbers', covers('EXTERNAL-TWICE-007'), async ({ platform }) => {
    const { body } = await newAccount(platform);
    const beneficiary = { beneficiaryType: 'INDIVIDUAL', fullName: 'Somebody Else' };

    for (const info of [{ beneficiary }, { bankAccountType: 'SAVINGS' }, { bankName: 'A Bank' }]) {
      const reply = await createCustomerExternalAccount(platform, withInfo(body, info));
      expectRefusal(reply, 'G-149', 409, DUPLICATE);
    }
  });

  test('may be owned otherwise', covers('EXTERNAL-TWICE-016'), async ({ platform }) => {
    const { body } = await newAccount(platform, { members: { ownershipType: 'FIRST_PARTY' } });

    const reply = await createCustomerExternalAccount(platform, {
      ...body,
      ownershipType: 'THIRD_PARTY',
    });

    expectRefusal(reply, 'G-149', 409, DUPLICATE);
  });

  test('is of the same customer', covers('EXTERNAL-TWICE-008'), async ({ platform }) => {
    const { body } = await sharedAccount(platform);
    const { id: customerId } = await newApprovedCustomer(platform);

    expectNoDuplicate(await createCustomerExternalAccount(platform, { ...body, customerId }));
  });

  test('is of the same type', covers('EXTERNAL-TWICE-009'), async ({ platform }) => {
    await sharedAccount(platform, 'BASE_WALLET');
    const { body } = await newAccount(platform, { kind: 'ETHEREUM_WALLET' });
    const { currency } = (await sharedAccount(platform, 'BASE_WALLET')).body;

    const other = withInfo({ ...body, currency }, { accountType: 'BASE_WALLET' });

    expectNoDuplicate(await createCustomerExternalAccount(platform, other));
  });

  test('is at the same bank', covers('EXTERNAL-TWICE-010'), async ({ platform }) => {
    const { body } = await newAccount(platform);

    expectNoDuplicate(
      await createCustomerExternalAccount(platform, withInfo(body, { routingNumber: '011000015' })),
    );
  });

  test('is there no more', covers('EXTERNAL-TWICE-011'), async ({ platform }) => {
    await requireRemoval(platform);
    const { id, body } = await newAccount(platform);
    expect(await deleteCustomerExternalAccountById(platform, id)).toBeSuccess();

    expectNoDuplicate(await createCustomerExternalAccount(platform, body));
  });

  test('is of the same platform', covers('EXTERNAL-TWICE-012'), async ({ run, platform }) => {
    const other = otherPlatform(run);
    await sharedAccount(other);
    const { body } = await newAccount(platform);
    const identifier = String(shown(body, 'accountNumber'));

    const reply = await createCustomerExternalAccount(
      other,
      await bodyFor(other, 'customer', { identifier }),
    );

    expectNoDuplicate(reply);
  });
});
