import { fieldsIn } from '../../fixtures/areas/customers/faults.ts';
import {
  bodyFor,
  sharedAccount,
  withInfo,
} from '../../fixtures/areas/external-accounts/register.ts';
import { check, expect, type Reply } from '../../fixtures/index.ts';

/** Holds that a refusal names these fields. */
function expectNamed(reply: Reply, ...fields: readonly string[]): void {
  expect(reply).toBeRefused(400);
  expect(fieldsIn(reply), 'the fields named in details.errors').toEqual(
    expect.arrayContaining([...fields]),
  );
}

/** The last member of each path that a refusal names; how a path begins is a gap. */
function membersIn(reply: Reply): readonly (string | undefined)[] {
  return fieldsIn(reply).map((field) => field?.split('.').at(-1));
}

/** Holds that a refusal which names fields names these members of what was sent. */
function expectMembersIfShown(reply: Reply, ...names: readonly string[]): void {
  if (reply.status !== 400 || membersIn(reply).length === 0) return;
  // A path to the offending field ends in its name: that is no matter of how paths are written.
  const paths = 'the last members of the paths in details.errors';
  expect(membersIn(reply), paths).toEqual(expect.arrayContaining([...names]));
}

check.describe('the field errors of an external account', () => {
  check(
    'include a missing or invalid bankAccountType',
    'EXTERNAL-FIELD-001',
    async ({ platform }) => {
      await sharedAccount(platform);
      const wrong = withInfo(await bodyFor(platform), { bankAccountType: 'CURRENT' });
      expectMembersIfShown(
        await platform.api.createCustomerExternalAccount({ body: wrong }),
        'bankAccountType',
      );

      for (const bankAccountType of [undefined, null, 'CURRENT']) {
        const body = withInfo(await bodyFor(platform), { bankAccountType });
        const reply = await platform.api.createCustomerExternalAccount({ body });
        expectNamed(reply, 'accountInfo.bankAccountType');
      }
    },
  );

  check('include a missing or invalid customerId', 'EXTERNAL-FIELD-002', async ({ platform }) => {
    await sharedAccount(platform);
    const wrong = await bodyFor(platform, 'customer', { members: { customerId: 42 } });
    const refused = await platform.api.createCustomerExternalAccount({ body: wrong });
    expectMembersIfShown(refused, 'customerId');
    const absent = await bodyFor(platform, 'platform');

    for (const body of [absent, { ...absent, customerId: null }]) {
      expectNamed(await platform.api.createCustomerExternalAccount({ body }), 'customerId');
    }
    // What is not a string may count as the id of no customer.
    if (refused.status !== 404) expectNamed(refused, 'customerId');
  });

  check('include every invalid field', 'EXTERNAL-FIELD-003', async ({ platform }) => {
    await sharedAccount(platform);

    const ofNobody = await bodyFor(platform, 'platform');
    const wrong = { bankAccountType: 'CURRENT' };
    const noCustomer = await platform.api.createCustomerExternalAccount({ body: ofNobody });
    const noType = await platform.api.createCustomerExternalAccount({
      body: withInfo(await bodyFor(platform), wrong),
    });

    const both = await platform.api.createCustomerExternalAccount({
      body: withInfo(ofNobody, wrong),
    });

    const isNamedAlone =
      membersIn(noCustomer).includes('customerId') && membersIn(noType).includes('bankAccountType');
    // What is named when it is the only one has to be named beside another.
    if (isNamedAlone) expectMembersIfShown(both, 'customerId', 'bankAccountType');
    const body = withInfo(await bodyFor(platform, 'platform'), { bankAccountType: null });
    const reply = await platform.api.createCustomerExternalAccount({ body });
    expectNamed(reply, 'customerId', 'accountInfo.bankAccountType');
  });
});
