import {
  expectNameChecksOf,
  requireCheckedOf,
} from '../../fixtures/areas/external-accounts/name-check.ts';
import { bodyFor, owner, send } from '../../fixtures/areas/external-accounts/register.ts';
import { covers, expect, test } from '../../fixtures/index.ts';

const info = { bankAccountType: 'SAVINGS' };

test.describe('a savings account', () => {
  test('has its name checked', covers('NAMECHECK-VALUE-012'), async ({ platform }) => {
    await expectNameChecksOf({ platform, customerId: await owner(platform) }, info);
  });

  test('is refused in 105', covers('NAMECHECK-INVALID-006'), async ({ platform }) => {
    await requireCheckedOf({ platform, customerId: await owner(platform) }, info);

    const body = await bodyFor(platform, 'customer', { suffix: '105', info });

    expect(await send(platform, body)).toBeRefused(400);
  });
});
