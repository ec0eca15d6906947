import { drawnIdentifier } from '../../fixtures/areas/external-accounts/payee.ts';
import {
  kindsTaken,
  payWithMagicSuffixIfTaken,
  sharedPayer,
} from '../../fixtures/areas/quotes/magic-suffix-payment.ts';
import { outcomeBySuffix, seenOutcome } from '../../fixtures/areas/quotes/suffix-outcome.ts';
import { covers, expect, test, unverified } from '../../fixtures/index.ts';
import { checksummed } from '../../generators/external-accounts/checksummed.ts';

test.describe('the address of a wallet elsewhere', () => {
  for (const [way, row] of [
    ['pull', 'PULL-SUFFIX-005'],
    ['payout', 'PAYTO-SUFFIX-005'],
  ] as const) {
    test(`decides a ${way} in capitals too`, covers(row), async ({ platform }) => {
      const kind = 'ETHEREUM_WALLET';
      const kinds = await kindsTaken(platform, way);
      if (!kinds.includes(kind)) unverified(`a ${way} with such a wallet is not taken (G-144)`);
      const payer = await sharedPayer(platform, way);

      for (const suffix of ['999', '002']) {
        const identifier = checksummed(drawnIdentifier(platform, kind, suffix));
        const payment = await payWithMagicSuffixIfTaken(platform, way, payer, { kind, identifier });

        const outcome = await seenOutcome(platform, { way, kind, suffix }, payment);
        expect(outcome, `a ${way} with ${suffix}`).toBe(outcomeBySuffix(way, suffix));
      }
    });
  }
});
