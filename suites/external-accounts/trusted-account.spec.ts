import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { expectRefusal } from '../../fixtures/check/gap-refusal.ts';
import { test } from '../../fixtures/check/test.ts';
import { named, readAccount, readAgain } from '../../fixtures/external-accounts/records.ts';
import { remove, requireRemoval } from '../../fixtures/external-accounts/removal.ts';
import {
  begunChange,
  confirmedChange,
  keptTrustedAccount,
  strongAccount,
  trustedAccount,
} from '../../fixtures/external-accounts/trust.ts';

const TRUSTED = 'BENEFICIARY_TRUSTED';

test.describe('a trusted account', () => {
  test('is not removed', covers('TRUST-DELETE-001'), async ({ platform }) => {
    await requireRemoval(platform);
    const id = await keptTrustedAccount(platform);

    expect(await remove(platform, id)).toBeError(409, TRUSTED);
    expect(await remove(platform, id), 'once more').toBeError(409, TRUSTED);
  });

  test('is there after the refusal', covers('TRUST-DELETE-002'), async ({ platform }) => {
    await requireRemoval(platform);
    const id = await keptTrustedAccount(platform);
    const before = await readAccount(platform, id);

    await remove(platform, id);

    const after = await readAgain(platform, id);
    expect(after).toBeSuccess();
    expect(named(after.json)).toEqual(named(before));
  });

  test('is removed once untrusted', covers('TRUST-DELETE-003'), async ({ platform }) => {
    await requireRemoval(platform);
    const id = await trustedAccount(platform);
    await confirmedChange(platform, id, 'untrust');

    expect(await remove(platform, id)).toBeSuccess();
  });

  test(
    'is not removed before the confirmation',
    covers('TRUST-DELETE-004'),
    async ({ platform }) => {
      await requireRemoval(platform);
      const id = await trustedAccount(platform);
      await begunChange(platform, id, 'untrust');

      expectRefusal(await remove(platform, id), 'G-148', 409, TRUSTED);
    },
  );

  test('bars the removal of no other', covers('TRUST-DELETE-005'), async ({ platform }) => {
    await requireRemoval(platform);
    const other = await strongAccount(platform);
    const trusted = await trustedAccount(platform);

    expect(await remove(platform, other)).toBeSuccess();
    expect(await remove(platform, trusted)).toBeError(409, TRUSTED);
  });
});
