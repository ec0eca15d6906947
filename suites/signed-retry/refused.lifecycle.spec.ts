import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { expectRefusals } from '../../fixtures/check/retry-outcome.ts';
import { test } from '../../fixtures/check/test.ts';
import { refusedRetries } from '../../fixtures/lifecycle/signed-retry.ts';
import { flaws, rightLeg } from '../../fixtures/wallet/retry-flaws.ts';
import { sent, somePending, sweep } from '../../fixtures/wallet/retry-sweep.ts';

test.describe('any signed request', () => {
  for (const row of refusedRetries('ISSUED')) {
    const { flaw } = row;
    if (flaw !== undefined) {
      test(`is refused where ${flaw}`, covers(...row.rows), async ({ platform }) => {
        const swept = await sweep(platform, flaws[flaw]);

        expectRefusals(swept, row);
        const twin = await somePending(platform);
        expect(await sent(platform, rightLeg(platform, twin))).toBeSuccess();
      });
    }
  }
});
