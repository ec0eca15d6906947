import { NEUTRAL } from '../../fixtures/areas/external-accounts/payee.ts';
import { newPlatformAccount } from '../../fixtures/areas/external-accounts/register.ts';
import {
  furtherKindsTaken,
  pay,
  promptKind,
  sharedPayer,
} from '../../fixtures/areas/payments/magic-suffix-payment.ts';
import {
  FAILING,
  outcomeBySuffix,
  seenPayments,
  sharedPayments,
} from '../../fixtures/areas/payments/suffix-outcome.ts';
import {
  check,
  expect,
  inParallel,
  isSuccess,
  member,
  text,
  undecided,
} from '../../fixtures/index.ts';

for (const [way, ofKinds, ofPlatform] of [
  ['pull', 'PULL-OUTCOME-014', 'PULL-OUTCOME-015'],
  ['payout', 'PAYTO-OUTCOME-016', 'PAYTO-OUTCOME-017'],
] as const) {
  check.describe(`the suffix selects the outcome of a ${way}`, () => {
    check('for external accounts of every type', ofKinds, async ({ platform }) => {
      const kinds = await furtherKindsTaken(platform, way);

      const payments = await sharedPayments(platform, way, [NEUTRAL, ...FAILING[way]], kinds);

      for (const { suffix, what, outcome } of await seenPayments(platform, payments)) {
        expect(outcome, `the outcome of ${what}`).toBe(outcomeBySuffix(way, suffix));
      }
    });

    check('for external accounts that the platform owns', ofPlatform, async ({ platform }) => {
      const kind = await promptKind(platform, way);
      const { accountId } = await sharedPayer(platform, way);
      const payWithPlatform = async (suffix: string) => {
        const { id, body } = await newPlatformAccount(platform, { kind, suffix });
        const currency = text(member(body, 'currency')) ?? '';
        const payment = await pay(platform, way, accountId, { id, currency });
        return { course: { way, kind, suffix }, payment };
      };
      const ordinary = await payWithPlatform(NEUTRAL);
      const { reply } = ordinary.payment;
      if (!isSuccess(reply))
        undecided(
          `a ${way} with a platform account ending in 999 answered ${reply.status}, so accounts of the platform may not be usable`,
          reply,
        );

      const failing = await inParallel(FAILING[way], payWithPlatform);

      const payments = [ordinary, ...failing];
      for (const { suffix, what, outcome } of await seenPayments(platform, payments)) {
        expect(outcome, `the outcome of ${what}, of the platform`).toBe(
          outcomeBySuffix(way, suffix),
        );
      }
    });
  });
}
