import { newExternalAccount } from '../../fixtures/areas/external-accounts/payee.ts';
import { kindsTaken, pay } from '../../fixtures/areas/payments/magic-suffix-payment.ts';
import { newPayer } from '../../fixtures/areas/payments/payer.ts';
import { FAILING, seenPayments } from '../../fixtures/areas/payments/suffix-outcome.ts';
import { check, expect, inParallel, optional, undecided } from '../../fixtures/index.ts';

const kind = 'USD_ACCOUNT';

check.describe('a suffix with only zeros before it', () => {
  for (const [way, row] of [
    ['pull', 'PULL-SUFFIX-006'],
    ['payout', 'PAYTO-SUFFIX-006'],
  ] as const) {
    check(`selects the outcome of a ${way}`, row, async ({ platform }) => {
      const kinds = await kindsTaken(platform, way);
      if (!kinds.includes(kind)) undecided(`the service accepts no ${way} with a ${kind}`);
      const { customerId, accountId } = await newPayer(platform);

      const payments = await inParallel(FAILING[way], async (suffix) => {
        const identifier = `000000000${suffix}`;
        const account =
          (await optional(() => newExternalAccount(platform, customerId, { kind, identifier }))) ??
          undecided(
            `POST /customers/external-accounts does not register the account number ${identifier}`,
          );
        const payment = await pay(platform, way, accountId, account);
        return { course: { way, kind, suffix }, payment } as const;
      });

      for (const { outcome, what } of await seenPayments(platform, payments)) {
        expect(outcome, `the outcome of ${what}`).toBe('failed');
      }
    });
  }
});
