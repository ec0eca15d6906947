import { newExternalAccount } from '../../fixtures/areas/external-accounts/payee.ts';
import { pay, promptKind } from '../../fixtures/areas/payments/magic-suffix-payment.ts';
import { newPayer } from '../../fixtures/areas/payments/payer.ts';
import { mayTakeDays, seenOutcome } from '../../fixtures/areas/payments/suffix-outcome.ts';
import { check, expect } from '../../fixtures/index.ts';

check.describe('every repetition of', () => {
  for (const [way, row] of [
    ['pull', 'PULL-OUTCOME-018'],
    ['payout', 'PAYTO-OUTCOME-018'],
  ] as const) {
    check(
      `a ${way} fails if the external account's number ends in 002`,
      row,
      async ({ platform }) => {
        const suffix = '002';
        const kind = await promptKind(platform, way);
        const { customerId, accountId } = await newPayer(platform);
        const account = await newExternalAccount(platform, customerId, { kind, suffix });

        for (const time of [1, 2, 3]) {
          const payment = await pay(platform, way, accountId, account);

          const outcome = await seenOutcome(platform, { way, kind, suffix }, payment);
          if (outcome === undefined) mayTakeDays(`a ${way} with a number ending in ${suffix}`);
          expect(outcome, `the outcome, time ${time}`).toBe('failed');
        }
      },
    );
  }
});
