import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { unverified } from '../../fixtures/check/outcome.ts';
import { test } from '../../fixtures/check/test.ts';
import { drawnIdentifier } from '../../fixtures/payments/external-account.ts';
import { fateBy, seenFate } from '../../fixtures/payments/payment-fate.ts';
import { kindsTaken, sharedPayer, steeredIfTaken } from '../../fixtures/payments/steered.ts';
import { checksummed } from '../../generators/accounts/checksummed.ts';

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
        const payment = await steeredIfTaken(platform, way, payer, { kind, identifier });

        const fate = await seenFate(platform, { way, kind, suffix }, payment);
        expect(fate, `a ${way} with ${suffix}`).toBe(fateBy(way, suffix));
      }
    });
  }
});
