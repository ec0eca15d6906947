import {
  checkedKinds,
  requireChecked,
  requireCheckedOfPlatform,
} from '../../fixtures/areas/external-accounts/name-check.ts';
import { bodyFor } from '../../fixtures/areas/external-accounts/register.ts';
import { check, expect } from '../../fixtures/index.ts';

check.describe('an external account with the suffix 105', () => {
  check('is refused with 400', 'NAMECHECK-INVALID-001', async ({ platform }) => {
    for (const kind of await checkedKinds(platform)) {
      const reply = await platform.api.createCustomerExternalAccount({
        body: await bodyFor(platform, 'customer', { kind, suffix: '105' }),
      });

      expect(reply, `a ${kind} ending in 105`).toBeRefused(400);
    }
  });

  check(
    'is refused with the code INVALID_BANK_ACCOUNT',
    'NAMECHECK-INVALID-007',
    async ({ platform }) => {
      for (const kind of await checkedKinds(platform)) {
        const reply = await platform.api.createCustomerExternalAccount({
          body: await bodyFor(platform, 'customer', { kind, suffix: '105' }),
        });

        expect(reply, `a ${kind} ending in 105`).toBeError(400, 'INVALID_BANK_ACCOUNT');
      }
    },
  );

  check('is not registered', 'NAMECHECK-INVALID-002', async ({ platform }) => {
    await requireChecked(platform);
    const body = await bodyFor(platform, 'customer', { suffix: '105' });

    // What was kept would make the second a duplicate.
    expect(
      await platform.api.createCustomerExternalAccount({ body }),
      'the account sent for the first time',
    ).toBeRefused(400);
    expect(
      await platform.api.createCustomerExternalAccount({ body }),
      'the same account sent again',
    ).toBeRefused(400);
  });

  check(
    'is refused by POST /platform/external-accounts',
    'NAMECHECK-INVALID-003',
    async ({ platform }) => {
      await requireCheckedOfPlatform(platform);

      const reply = await platform.api.createPlatformExternalAccount({
        body: await bodyFor(platform, 'platform', { suffix: '105' }),
      });

      expect(reply).toBeRefused(400);
    },
  );
});
