import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { unverified } from '../../fixtures/check/outcome.ts';
import { test } from '../../fixtures/check/test.ts';
import { settledBalance } from '../../fixtures/payments/balance.ts';
import { businessPayer, newBusinessPayer } from '../../fixtures/payments/business-payer.ts';
import { fateBy, mayTakeDays, seenFate } from '../../fixtures/payments/payment-fate.ts';
import { promptKind, steered } from '../../fixtures/payments/steered.ts';
import { isSuccess } from '../../fixtures/platform/reply.ts';
import { balanceOf } from '../../fixtures/wallet/wallet-account.ts';

test.describe('the payment of a business', () => {
  for (const [way, row] of [
    ['pull', 'PULL-SUFFIX-007'],
    ['payout', 'PAYTO-SUFFIX-007'],
  ] as const) {
    test(`is decided by the ending too, a ${way}`, covers(row), async ({ platform }) => {
      const payer = await businessPayer(platform);
      const kind = await promptKind(platform, way);

      for (const suffix of ['999', '002']) {
        const payment = await steered(platform, way, payer, { kind, suffix });

        if (suffix === '999' && !isSuccess(payment.reply)) {
          unverified(`a ${way} of a business is answered ${payment.reply.status} (G-144)`);
        }
        const fate = await seenFate(platform, { way, kind, suffix }, payment);
        if (fate === undefined) mayTakeDays(`a ${way} over ACH`);
        expect(fate, `a ${way}, ${kind} in ${suffix}`).toBe(fateBy(way, suffix));
      }
    });
  }

  test('is given back once it has failed', covers('PAYTO-MONEY-012'), async ({ platform }) => {
    const payer = await newBusinessPayer(platform);
    const kind = await promptKind(platform, 'payout');
    const before = await balanceOf(platform, payer);

    const course = { way: 'payout', kind, suffix: '002' } as const;

    const payment = await steered(platform, 'payout', payer, course);

    const fate = await seenFate(platform, course, payment);
    if (fate === undefined) mayTakeDays('a payout over ACH');
    if (fate !== 'failed') unverified(`the payout in 002 is ${fate}, it has not failed`);
    expect(await settledBalance(platform, payer, before), 'the balance').toBe(before);
  });
});
