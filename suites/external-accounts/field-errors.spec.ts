import { fieldsIn } from '../../fixtures/areas/customers/faults.ts';
import { createCustomerExternalAccount } from '../../fixtures/areas/external-accounts/calls.ts';
import {
  bodyFor,
  sharedAccount,
  withInfo,
} from '../../fixtures/areas/external-accounts/register.ts';
import {
  covers,
  expect,
  type Platform,
  type Reply,
  test,
  unlessConfirmed,
} from '../../fixtures/index.ts';

/** Where the members of the account stand, as a path begins (G-144). */
function within({ target }: Platform): string {
  const isFlat = target.setting('externalAccount.nesting') === 'flat';
  return isFlat ? '' : 'accountInfo.';
}

/** Holds that a refusal names these fields; whether such a create names any is open. */
function expectNamed(reply: Reply, ...fields: readonly string[]): void {
  expect(reply).toBeRefused(400);
  const named = fieldsIn(reply);
  if (fields.some((field) => !named.includes(field))) {
    unlessConfirmed('G-17', `the refusal names ${named.join(', ') || 'no field'}`);
  }
  expect(named, 'the fields named').toEqual(expect.arrayContaining([...fields]));
}

test.describe('the field errors of an external account', () => {
  test('name bankAccountType', covers('EXTERNAL-FIELD-001'), async ({ platform }) => {
    await sharedAccount(platform);

    for (const bankAccountType of [undefined, null, 'CURRENT']) {
      const body = withInfo(await bodyFor(platform), { bankAccountType });
      const reply = await createCustomerExternalAccount(platform, body);
      expectNamed(reply, `${within(platform)}bankAccountType`);
    }
  });

  test('name customerId', covers('EXTERNAL-FIELD-002'), async ({ platform }) => {
    await sharedAccount(platform);

    const body = await bodyFor(platform, 'platform');

    expectNamed(await createCustomerExternalAccount(platform, body), 'customerId');
  });

  test('name all that are invalid', covers('EXTERNAL-FIELD-003'), async ({ platform }) => {
    await sharedAccount(platform);

    const body = withInfo(await bodyFor(platform, 'platform'), { bankAccountType: null });
    const reply = await createCustomerExternalAccount(platform, body);

    expectNamed(reply, 'customerId', `${within(platform)}bankAccountType`);
  });
});
