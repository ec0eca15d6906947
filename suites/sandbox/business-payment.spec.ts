import { newExternalAccount } from '../../fixtures/areas/external-accounts/payee.ts';
import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { settledBalance } from '../../fixtures/areas/payments/balance.ts';
import { businessPayer, newBusinessPayer } from '../../fixtures/areas/payments/business-payer.ts';
import { pay, promptKind } from '../../fixtures/areas/payments/magic-suffix-payment.ts';
import { mayTakeDays, seenOutcome } from '../../fixtures/areas/payments/suffix-outcome.ts';
import { check, expect, isSuccess, undecided } from '../../fixtures/index.ts';

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

        for (const [suffix, expected] of [
          ['999', 'succeeded'],
          ['002', 'failed'],
        ] as const) {
          const account = await newExternalAccount(platform, customerId, { kind, suffix });
          const payment = await pay(platform, way, accountId, account);

          if (suffix === '999' && !isSuccess(payment.reply)) {
            const { status } = payment.reply;
            undecided(
              `a ${way} by a business with an account ending in 999 answered ${status}`,
              payment.reply,
            );
          }
          const outcome = await seenOutcome(platform, { way, kind, suffix }, payment);
          if (outcome === undefined) mayTakeDays(`a ${way} over ACH`);
          expect(outcome, `the outcome of a ${way}, ${kind} ending in ${suffix}`).toBe(expected);
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
