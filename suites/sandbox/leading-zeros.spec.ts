import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { unverified } from '../../fixtures/check/outcome.ts';
import { test } from '../../fixtures/check/test.ts';
import { newPayer } from '../../fixtures/payments/payer.ts';
import { fateBy, mayTakeDays, seenFate } from '../../fixtures/payments/payment-fate.ts';
import { kindsTaken, steeredIfTaken } from '../../fixtures/payments/steered.ts';

const kind = 'USD_ACCOUNT';
const suffix = '002';

test.describe('an account number of zeros before its ending', () => {
  for (const [way, row] of [
    ['pull', 'PULL-SUFFIX-006'],
    ['payout', 'PAYTO-SUFFIX-006'],
  ] as const) {
    test(`decides a ${way} by all three digits`, covers(row), async ({ platform }) => {
      const kinds = await kindsTaken(platform, way);
      if (!kinds.includes(kind)) unverified(`a ${way} with such an account is not taken (G-144)`);
      const identifier = `000000000${suffix}`;
      const wanted = { kind, identifier } as const;

      const payment = await steeredIfTaken(platform, way, await newPayer(platform), wanted);

      const fate = await seenFate(platform, { way, kind, suffix }, payment);
      if (fate === undefined) mayTakeDays(`a ${way} over ACH`);
      expect(fate, `a ${way} with ${identifier}`).toBe(fateBy(way, suffix));
    });
  }
});
