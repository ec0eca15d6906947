import { newPlatformAccount } from '../../fixtures/areas/external-accounts/register.ts';
import {
  furtherKindsTaken,
  pay,
  promptKind,
  sharedPayer,
} from '../../fixtures/areas/payments/magic-suffix-payment.ts';
import {
  mayTakeDays,
  seenOutcome,
  seenPayments,
  sharedPayments,
} from '../../fixtures/areas/payments/suffix-outcome.ts';
import { check, expect, isSuccess, member, text, undecided } from '../../fixtures/index.ts';

for (const [way, ofKinds, ofPlatform] of [
  ['pull', 'PULL-OUTCOME-014', 'PULL-OUTCOME-015'],
  ['payout', 'PAYTO-OUTCOME-016', 'PAYTO-OUTCOME-017'],
] as const) {
  check.describe(`a ${way} with an account number ending in 002`, () => {
    check('fails for every account type', ofKinds, async ({ platform }) => {
      const kinds = await furtherKindsTaken(platform, way);

      const payments = await sharedPayments(platform, way, ['002'], kinds);

      for (const { what, outcome } of await seenPayments(platform, payments)) {
        expect(outcome, `the outcome of ${what}`).toBe('failed');
      }
    });

    check('fails if the platform owns the account', ofPlatform, async ({ platform }) => {
      const kind = await promptKind(platform, way);
      const { accountId } = await sharedPayer(platform, way);
      const payWithPlatform = async (suffix: string) => {
        const { id, body } = await newPlatformAccount(platform, { kind, suffix });
        const currency = text(member(body, 'currency')) ?? '';
        return pay(platform, way, accountId, { id, currency });
      };
      const { reply } = await payWithPlatform('999');
      if (!isSuccess(reply))
        undecided(
          `a ${way} with a platform account ending in 999 answered ${reply.status}, so accounts of the platform may not be usable`,
          reply,
        );

      const payment = await payWithPlatform('002');

      const outcome = await seenOutcome(platform, { way, kind, suffix: '002' }, payment);
      if (outcome === undefined) mayTakeDays(`a ${way} over ACH`);
      expect(outcome, 'the outcome with an account of the platform').toBe('failed');
    });
  });
}
