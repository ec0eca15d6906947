import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { test } from '../../fixtures/check/test.ts';
import { bodyFor, send, sharedAccount } from '../../fixtures/external-accounts/register.ts';
import { expectProvoked, onFaulty } from '../../fixtures/platform/fault.ts';

const CREATE = 'createCustomerExternalAccount';
const PENDING = 'BANK_ACCOUNT_VALIDATION_PENDING';

test.describe('a US bank account', () => {
  for (const [what, code, row] of [
    ['that failed for good', 'INVALID_BANK_ACCOUNT', 'EXTERNAL-REQUIRED-011'],
    ['under validation', PENDING, 'EXTERNAL-REQUIRED-012'],
  ] as const) {
    test(`${what} is refused with ${code}`, covers(row), async ({ session }) => {
      const { platform } = await onFaulty(session, sharedAccount);
      const body = await bodyFor(platform);

      await expectProvoked(platform, CREATE, code, () => send(platform, body));
    });
  }

  test('is registered once it is valid', covers('EXTERNAL-REQUIRED-013'), async ({ session }) => {
    const { platform } = await onFaulty(session, sharedAccount);
    const body = await bodyFor(platform);
    const create = () => send(platform, body);
    await expectProvoked(platform, CREATE, PENDING, create);

    expect(await create(), 'the same account once more').toBeSuccess();
  });
});
