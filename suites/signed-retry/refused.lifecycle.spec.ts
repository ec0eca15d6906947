import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { test } from '../../fixtures/check/test.ts';
import { refusedRetries } from '../../fixtures/lifecycle/signed-retry.ts';
import {
  actionsOf,
  everyActionOf,
  verifyCode,
  verifyTextedCode,
} from '../../fixtures/signed-retry/retry-actions.ts';
import { flaws, rightLeg } from '../../fixtures/signed-retry/retry-flaws.ts';
import { expectRefusals, expectRefusalsIn } from '../../fixtures/signed-retry/retry-outcome.ts';
import { pendingFor, sent, somePending, sweep } from '../../fixtures/signed-retry/retry-sweep.ts';

test.describe('any signed request', () => {
  for (const row of refusedRetries('ISSUED')) {
    const { flaw } = row;
    if (flaw !== undefined) {
      test(`is refused where ${flaw}`, covers(...row.rows), async ({ platform }) => {
        // What a body is made of hangs on the type of credential, so that one type says little.
        const known = flaw === 'its body is another' ? everyActionOf : actionsOf;
        const swept = await sweep(platform, flaws[flaw], [...known(platform), verifyCode]);

        expectRefusals(swept, row);
        const twin = await somePending(platform);
        expect(await sent(platform, rightLeg(platform, twin))).toBeSuccess();
      });
    }
  }
});

test.describe('a texted code', () => {
  for (const row of refusedRetries('ISSUED')) {
    test(`is refused where ${row.flaw}`, covers(...row.rows), async ({ platform }) => {
      const pending = await platform.once('a texted code to refuse', () =>
        pendingFor(platform, verifyTextedCode),
      );

      await expectRefusalsIn('ISSUED', platform, [pending], [row]);
    });
  }

  test('is taken where nothing is wrong', covers('RETRY-OUTCOME-001'), async ({ platform }) => {
    const pending = await pendingFor(platform, verifyTextedCode);

    expect(await sent(platform, rightLeg(platform, pending))).toBeSuccess();
  });
});
