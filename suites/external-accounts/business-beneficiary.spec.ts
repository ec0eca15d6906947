import { accountOf } from '../../fixtures/areas/external-accounts/holders.ts';
import { expectNameChecksOf } from '../../fixtures/areas/external-accounts/name-check.ts';
import { bodyFor, owner, send } from '../../fixtures/areas/external-accounts/register.ts';
import { covers, expect, test } from '../../fixtures/index.ts';

const info = { beneficiary: { beneficiaryType: 'BUSINESS', legalName: 'Conformance Trade' } };

test.describe('an account whose beneficiary is a business', () => {
  test('has its name checked', covers('NAMECHECK-VALUE-013'), async ({ platform }) => {
    await expectNameChecksOf({ platform, customerId: await owner(platform) }, info);
  });

  test('needs a bankAccountType', covers('EXTERNAL-REQUIRED-017'), async ({ platform }) => {
    await accountOf({ platform, customerId: await owner(platform) }, info);

    const without = { ...info, bankAccountType: undefined };
    const body = await bodyFor(platform, 'customer', { info: without });

    expect(await send(platform, body)).toBeRefused(400);
  });
});
