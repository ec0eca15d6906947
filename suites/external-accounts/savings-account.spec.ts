import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { test } from '../../fixtures/check/test.ts';
import {
  expectNameChecksOf,
  requireCheckedOf,
} from '../../fixtures/external-accounts/name-check.ts';
import { bodyFor, owner, send } from '../../fixtures/external-accounts/register.ts';

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
