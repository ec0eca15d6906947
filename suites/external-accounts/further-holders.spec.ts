import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { test } from '../../fixtures/check/test.ts';
import {
  accountOf,
  bodyOf,
  businessHolders,
  holdersDecidedAtCreation,
} from '../../fixtures/external-accounts/holders.ts';
import {
  expectNameChecksOf,
  requireCheckedOf,
} from '../../fixtures/external-accounts/name-check.ts';
import { bodyFor, send } from '../../fixtures/external-accounts/register.ts';

for (const [whose, holdersIn, row] of [
  ['of a business', businessHolders, 'NAMECHECK-VALUE-010'],
  ['where the name decides at creation', holdersDecidedAtCreation, 'NAMECHECK-VALUE-011'],
] as const) {
  test.describe(`an external account ${whose}`, () => {
    test('is registered once', covers('EXTERNAL-TWICE-001'), async ({ session }) => {
      for (const { platform, ...holder } of await holdersIn(session)) {
        const { body } = await accountOf({ platform, ...holder });

        const reply = await send(platform, body);
        expect(reply, platform.name).toBeError(409, 'DUPLICATE_EXTERNAL_ACCOUNT');
      }
    });

    test('has a bankAccountType', covers('EXTERNAL-REQUIRED-003'), async ({ session }) => {
      for (const holder of await holdersIn(session)) {
        const { platform } = holder;
        await accountOf(holder);
        const body = await bodyOf(holder, { info: { bankAccountType: undefined } });

        expect(await send(platform, body), platform.name).toBeRefused(400);
      }
    });

    test('has its name checked', covers(row), async ({ session }) => {
      for (const holder of await holdersIn(session)) await expectNameChecksOf(holder);
    });

    test('is refused in 105', covers('NAMECHECK-INVALID-001'), async ({ session }) => {
      for (const holder of await holdersIn(session)) {
        await requireCheckedOf(holder);
        const body = await bodyOf(holder, { suffix: '105' });

        expect(await send(holder.platform, body), holder.platform.name).toBeRefused(400);
      }
    });
  });
}

test(
  'an external account where the name decides at creation has a customer',
  covers('EXTERNAL-REQUIRED-001'),
  async ({ session }) => {
    for (const holder of await holdersDecidedAtCreation(session)) {
      const { platform } = holder;
      await accountOf(holder);
      const body = await bodyFor(platform, 'platform');

      const reply = await platform.call('createCustomerExternalAccount', { body });
      expect(reply, platform.name).toBeRefused(400);
    }
  },
);
