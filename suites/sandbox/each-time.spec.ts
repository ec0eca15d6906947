import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { test } from '../../fixtures/check/test.ts';
import { newExternalAccount } from '../../fixtures/payments/external-account.ts';
import { newPayer } from '../../fixtures/payments/payer.ts';
import { mayTakeDays, seenFate } from '../../fixtures/payments/payment-fate.ts';
import { paidWith, promptKind } from '../../fixtures/payments/steered.ts';

test.describe('however often it is made', () => {
  for (const [way, row] of [
    ['pull', 'PULL-OUTCOME-018'],
    ['payout', 'PAYTO-OUTCOME-018'],
  ] as const) {
    test(`a ${way} of an account in 002 fails`, covers(row), async ({ platform }) => {
      const suffix = '002';
      const kind = await promptKind(platform, way);
      const { customerId, accountId } = await newPayer(platform);
      const account = await newExternalAccount(platform, customerId, { kind, suffix });

      for (const time of [1, 2, 3]) {
        const payment = await paidWith(platform, way, accountId, account);
        const fate = await seenFate(platform, { way, kind, suffix }, payment);
        if (fate === undefined) mayTakeDays(`a ${way} in ${suffix}`);
        expect(fate, `time ${time}`).toBe('failed');
      }
    });
  }
});
