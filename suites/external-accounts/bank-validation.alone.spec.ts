import { createCustomerExternalAccount } from '../../fixtures/areas/external-accounts/calls.ts';
import { bodyFor, sharedAccount } from '../../fixtures/areas/external-accounts/register.ts';
import { covers, expect, expectProvoked, onFaulty, test } from '../../fixtures/index.ts';

const CREATE = 'createCustomerExternalAccount';
const PENDING = 'BANK_ACCOUNT_VALIDATION_PENDING';

test.describe('a US bank account', () => {
  for (const [what, code, row] of [
    ['that failed for good', 'INVALID_BANK_ACCOUNT', 'EXTERNAL-REQUIRED-011'],
    ['under validation', PENDING, 'EXTERNAL-REQUIRED-012'],
  ] as const) {
    test(`${what} is refused with ${code}`, covers(row), async ({ run }) => {
      const { platform } = await onFaulty(run, sharedAccount);
      const body = await bodyFor(platform);

      await expectProvoked(platform, CREATE, code, () =>
        createCustomerExternalAccount(platform, body),
      );
    });
  }

  test('is registered once it is valid', covers('EXTERNAL-REQUIRED-013'), async ({ run }) => {
    const { platform } = await onFaulty(run, sharedAccount);
    const body = await bodyFor(platform);
    const create = () => createCustomerExternalAccount(platform, body);
    await expectProvoked(platform, CREATE, PENDING, create);

    expect(await create(), 'the same account once more').toBeSuccess();
  });
});
