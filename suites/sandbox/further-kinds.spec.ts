import { newPlatformAccount } from '../../fixtures/areas/external-accounts/register.ts';
import {
  furtherKindsTaken,
  paidWith,
  promptKind,
  sharedPayer,
  type Way,
} from '../../fixtures/areas/quotes/magic-suffix-payment.ts';
import {
  expectOutcomes,
  mayTakeDays,
  seenOutcome,
} from '../../fixtures/areas/quotes/suffix-outcome.ts';
import {
  covers,
  expect,
  isSuccess,
  member,
  type Platform,
  test,
  text,
  unverified,
} from '../../fixtures/index.ts';

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
      await expectOutcomes(platform, way, ['002'], false, await furtherKindsTaken(platform, way));
    });

    test('of the platform does not arrive', covers(ofPlatform), async ({ platform }) => {
      const { reply } = (await withPlatform(platform, way, '999')).payment;
      if (!isSuccess(reply)) unverified(`with an ordinary number it is answered ${reply.status}`);

      const { kind, payment } = await withPlatform(platform, way, '002');

      const outcome = await seenOutcome(platform, { way, kind, suffix: '002' }, payment);
      if (outcome === undefined) mayTakeDays(`a ${way} over ACH`);
      expect(outcome).toBe('failed');
    });
  });
}
