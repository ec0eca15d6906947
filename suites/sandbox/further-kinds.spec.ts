import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { unverified } from '../../fixtures/check/outcome.ts';
import { test } from '../../fixtures/check/test.ts';
import { newPlatformAccount } from '../../fixtures/external-accounts/register.ts';
import { expectFates, mayTakeDays, seenFate } from '../../fixtures/payments/payment-fate.ts';
import {
  furtherKindsTaken,
  paidWith,
  promptKind,
  sharedPayer,
  type Way,
} from '../../fixtures/payments/steered.ts';
import type { Platform } from '../../fixtures/platform/platform.ts';
import { isSuccess, member, text } from '../../fixtures/platform/reply.ts';

/** A payment between the payer and an account of the platform itself, in a kind of account. */
async function withPlatform(platform: Platform, way: Way, suffix: string) {
  const kind = await promptKind(platform, way);
  const { accountId } = await sharedPayer(platform, way);
  const { id, body } = await newPlatformAccount(platform, { kind, suffix });
  const currency = text(member(body, 'currency')) ?? '';
  return { kind, payment: await paidWith(platform, way, accountId, { id, currency }) };
}

for (const [way, ofKinds, ofPlatform] of [
  ['pull', 'PULL-OUTCOME-014', 'PULL-OUTCOME-015'],
  ['payout', 'PAYTO-OUTCOME-016', 'PAYTO-OUTCOME-017'],
] as const) {
  test.describe(`a ${way} with an account in 002`, () => {
    test('does not arrive, whatever its kind', covers(ofKinds), async ({ platform }) => {
      await expectFates(platform, way, ['002'], false, await furtherKindsTaken(platform, way));
    });

    test('of the platform does not arrive', covers(ofPlatform), async ({ platform }) => {
      const { reply } = (await withPlatform(platform, way, '999')).payment;
      if (!isSuccess(reply)) unverified(`with an ordinary number it is answered ${reply.status}`);

      const { kind, payment } = await withPlatform(platform, way, '002');

      const fate = await seenFate(platform, { way, kind, suffix: '002' }, payment);
      if (fate === undefined) mayTakeDays(`a ${way} over ACH`);
      expect(fate).toBe('failed');
    });
  });
}
