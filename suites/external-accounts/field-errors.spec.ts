import { fieldsIn } from '../../fixtures/areas/customers/faults.ts';
import { createCustomerExternalAccount } from '../../fixtures/areas/external-accounts/calls.ts';
import {
  bodyFor,
  sharedAccount,
  withInfo,
} from '../../fixtures/areas/external-accounts/register.ts';
import { covers, expect, type Platform, type Reply, test } from '../../fixtures/index.ts';

/** Where the members of the account stand, as a path begins (G-144). */
function within({ target }: Platform): string {
  const isFlat = target.setting('externalAccount.nesting') === 'flat';
  return isFlat ? '' : 'accountInfo.';
}

/** Holds that a refusal names these fields. */
function expectNamed(reply: Reply, ...fields: readonly string[]): void {
  expect(reply).toBeRefused(400);
  expect(fieldsIn(reply), 'the fields named').toEqual(expect.arrayContaining([...fields]));
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
