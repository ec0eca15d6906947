import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { expectRefusals } from '../../fixtures/check/retry-outcome.ts';
import { test } from '../../fixtures/check/test.ts';
import { refusedRetries } from '../../fixtures/lifecycle/signed-retry.ts';
import { actionsOf, everyActionOf } from '../../fixtures/wallet/retry-actions.ts';
import { flaws, rightLeg } from '../../fixtures/wallet/retry-flaws.ts';
import { sent, somePending, sweep } from '../../fixtures/wallet/retry-sweep.ts';

test.describe('any signed request', () => {
  for (const row of refusedRetries('ISSUED')) {
    const { flaw } = row;
    if (flaw !== undefined) {
      test(`is refused where ${flaw}`, covers(...row.rows), async ({ platform }) => {
        // What a body is made of hangs on the type of credential, so that one type says little.
        const actions = flaw === 'its body is another' ? everyActionOf : actionsOf;
        const swept = await sweep(platform, flaws[flaw], actions(platform));

        expectRefusals(swept, row);
        const twin = await somePending(platform);
        expect(await sent(platform, rightLeg(platform, twin))).toBeSuccess();
      });
    }
  }
});
