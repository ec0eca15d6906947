import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { expectRefusal } from '../../fixtures/check/gap-refusal.ts';
import { unverified } from '../../fixtures/check/outcome.ts';
import { test } from '../../fixtures/check/test.ts';
import { readAccount, readAgain } from '../../fixtures/external-accounts/records.ts';
import { newAccount } from '../../fixtures/external-accounts/register.ts';
import {
  begunChange,
  confirmedChange,
  keptTrustedAccount,
  remove,
  strongAccount,
  trustedAccount,
} from '../../fixtures/external-accounts/trust.ts';
import type { Platform } from '../../fixtures/platform/platform.ts';
import { isSuccess } from '../../fixtures/platform/reply.ts';

const TRUSTED = 'BENEFICIARY_TRUSTED';

/** The path on which accounts are removed is a default, which a removal has to show first. */
async function requireRemoval(platform: Platform): Promise<void> {
  await platform.once('a removed account', async () => {
    const reply = await remove(platform, (await newAccount(platform)).id);
    if (!isSuccess(reply)) {
      unverified(`removing an account was answered ${reply.status}; the path rests on G-144`);
    }
  });
}

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
    expect(after.json).toEqual(before);
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
