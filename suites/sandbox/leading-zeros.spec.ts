import {
  kindsTaken,
  payWithMagicSuffixIfTaken,
} from '../../fixtures/areas/quotes/magic-suffix-payment.ts';
import { newPayer } from '../../fixtures/areas/quotes/payer.ts';
import {
  mayTakeDays,
  outcomeBySuffix,
  seenOutcome,
} from '../../fixtures/areas/quotes/suffix-outcome.ts';
import { covers, expect, test, unverified } from '../../fixtures/index.ts';

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

      const payment = await payWithMagicSuffixIfTaken(
        platform,
        way,
        await newPayer(platform),
        wanted,
      );

      const outcome = await seenOutcome(platform, { way, kind, suffix }, payment);
      if (outcome === undefined) mayTakeDays(`a ${way} over ACH`);
      expect(outcome, `a ${way} with ${identifier}`).toBe(outcomeBySuffix(way, suffix));
    });
  }
});
