import { NEUTRAL, newExternalAccount } from '../../fixtures/areas/external-accounts/payee.ts';
import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { settledBalance } from '../../fixtures/areas/payments/balance.ts';
import { businessPayer, newBusinessPayer } from '../../fixtures/areas/payments/business-payer.ts';
import { pay, promptKind } from '../../fixtures/areas/payments/magic-suffix-payment.ts';
import {
  FAILING,
  mayTakeDays,
  outcomeBySuffix,
  seenOutcome,
  seenPayments,
} from '../../fixtures/areas/payments/suffix-outcome.ts';
import { check, expect, inParallel, isSuccess, undecided } from '../../fixtures/index.ts';

check.describe('for a business customer,', () => {
  for (const [way, row] of [
    ['pull', 'PULL-SUFFIX-007'],
    ['payout', 'PAYTO-SUFFIX-007'],
  ] as const) {
    check(
      `the external account's suffix selects the outcome of a ${way}`,
      row,
      async ({ platform }) => {
        const { customerId, accountId } = await businessPayer(platform);
        const kind = await promptKind(platform, way);
        const payWith = async (suffix: string) => {
          const account = await newExternalAccount(platform, customerId, { kind, suffix });
          const payment = await pay(platform, way, accountId, account);
          return { course: { way, kind, suffix }, payment };
        };

        const ordinary = await payWith(NEUTRAL);
        const { reply } = ordinary.payment;
        if (!isSuccess(reply))
          undecided(
            `a ${way} by a business with an account ending in 999 answered ${reply.status}`,
            reply,
          );
        const failing = await inParallel(FAILING[way], payWith);

        const payments = [ordinary, ...failing];
        for (const { suffix, outcome, what } of await seenPayments(platform, payments)) {
          expect(outcome, `the outcome of ${what}`).toBe(outcomeBySuffix(way, suffix));
        }
      },
    );
  }

  check('a payout that fails is refunded', 'PAYTO-MONEY-012', async ({ platform }) => {
    const payer = await newBusinessPayer(platform);
    const kind = await promptKind(platform, 'payout');
    const before = await balanceOf(platform, payer);
    const wanted = { kind, suffix: '002' } as const;
    const account = await newExternalAccount(platform, payer.customerId, wanted);

    const payment = await pay(platform, 'payout', payer.accountId, account);

    const outcome = await seenOutcome(platform, { way: 'payout', ...wanted }, payment);
    if (outcome === undefined) mayTakeDays('a payout over ACH');
    if (outcome !== 'failed')
      undecided(
        `the payout by the business to an account ending in 002 is ${outcome} and has not failed`,
      );
    expect(
      await settledBalance(platform, payer, before),
      'the balance of the payer after the refund',
    ).toBe(before);
  });
});
