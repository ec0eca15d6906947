import {
  type AccountKind,
  NEUTRAL,
  newExternalAccount,
} from '../../fixtures/areas/external-accounts/payee.ts';
import { kindsTaken, pay } from '../../fixtures/areas/payments/magic-suffix-payment.ts';
import { newPayer } from '../../fixtures/areas/payments/payer.ts';
import {
  FAILING,
  outcomeBySuffix,
  seenPayments,
} from '../../fixtures/areas/payments/suffix-outcome.ts';
import { check, expect, inParallel, isSuccess, undecided } from '../../fixtures/index.ts';

/** Far more than other payments of this suite, in cents, and far less than the payer has. */
const LARGE = 600_000;

/** Those whose smallest unit is a hundredth. */
const kindsInCents: readonly AccountKind[] = ['USD_ACCOUNT', 'EUR_ACCOUNT', 'MXN_ACCOUNT'];

for (const [way, row] of [
  ['pull', 'PULL-SUFFIX-008'],
  ['payout', 'PAYTO-SUFFIX-008'],
] as const) {
  check(
    `the external account's suffix selects the outcome of a ${way} of a large amount`,
    row,
    async ({ platform }) => {
      const kinds = (await kindsTaken(platform, way)).filter((kind) => kindsInCents.includes(kind));
      const payWith = async (kind: AccountKind, suffix: string) => {
        const { customerId, accountId } = await newPayer(platform);
        const account = await newExternalAccount(platform, customerId, { kind, suffix });
        const payment = await pay(platform, way, accountId, account, LARGE);
        return { course: { way, kind, suffix }, payment };
      };

      const paid = await Promise.all(
        kinds.map(async (kind) => {
          const ordinary = await payWith(kind, NEUTRAL);
          // No service is owed every payment.
          if (!isSuccess(ordinary.payment.reply)) return [];
          const payFailing = (suffix: string) => payWith(kind, suffix);
          return [ordinary, ...(await inParallel(FAILING[way], payFailing))];
        }),
      );

      const payments = paid.flat();
      if (payments.length === 0)
        undecided(`the service accepts no ${way} of a large amount with an account ending in 999`);
      for (const { suffix, outcome, what } of await seenPayments(platform, payments)) {
        expect(outcome, what).toBe(outcomeBySuffix(way, suffix));
      }
    },
  );
}
