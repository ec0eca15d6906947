import { bodyFor, sharedAccount } from '../../fixtures/areas/external-accounts/register.ts';
import {
  armFault,
  check,
  covers,
  describe,
  expect,
  onFaulty,
  requireProvoked,
} from '../../fixtures/index.ts';

const CREATE = 'createCustomerExternalAccount';
const PENDING = 'BANK_ACCOUNT_VALIDATION_PENDING';

describe('a US bank account', () => {
  for (const [what, status, code, row] of [
    ['that failed for good', 400, 'INVALID_BANK_ACCOUNT', 'EXTERNAL-REQUIRED-011'],
    ['under validation', 409, PENDING, 'EXTERNAL-REQUIRED-012'],
  ] as const) {
    check(`${what} is refused with ${code}`, covers(row), async ({ run }) => {
      const { platform } = await onFaulty(run, sharedAccount);
      const body = await bodyFor(platform);
      await armFault(platform, CREATE, code);

      const reply = await platform.api.createCustomerExternalAccount({ body });

      expect(requireProvoked(reply, CREATE, code)).toBeError(status, code);
    });
  }

  check('is registered once it is valid', covers('EXTERNAL-REQUIRED-013'), async ({ run }) => {
    const { platform } = await onFaulty(run, sharedAccount);
    const body = await bodyFor(platform);
    await armFault(platform, CREATE, PENDING);
    const pending = await platform.api.createCustomerExternalAccount({ body });
    expect(requireProvoked(pending, CREATE, PENDING)).toBeError(409, PENDING);

    const reply = await platform.api.createCustomerExternalAccount({ body });

    expect(reply, 'the same account once more').toBeSuccess();
  });
});
