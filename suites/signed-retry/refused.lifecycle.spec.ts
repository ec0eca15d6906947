import {
  answersOfEveryAction,
  pendingFor,
  sent,
  someChallengedAction,
} from '../../fixtures/areas/signed-retry/answers-of-every-action.ts';
import {
  actionsOf,
  everyActionOf,
  verifyCode,
  verifyTextedCode,
} from '../../fixtures/areas/signed-retry/retry-actions.ts';
import { retryFaults, rightRequest } from '../../fixtures/areas/signed-retry/retry-faults.ts';
import { refusedRetries } from '../../fixtures/areas/signed-retry/retry-moves.ts';
import {
  expectRefusals,
  expectRefusalsIn,
} from '../../fixtures/areas/signed-retry/retry-outcome.ts';
import { covers, expect, test } from '../../fixtures/index.ts';

test.describe('any signed request', () => {
  for (const row of refusedRetries('ISSUED')) {
    const { fault } = row;
    if (fault !== undefined) {
      test(`is refused where ${fault}`, covers(...row.rows), async ({ platform }) => {
        // What a body is made of hangs on the type of credential, so that one type says little.
        const known = fault === 'its body is another' ? everyActionOf : actionsOf;
        const swept = await answersOfEveryAction(platform, retryFaults[fault], [
          ...known(platform),
          verifyCode,
        ]);

        expectRefusals(swept, row);
        const twin = await someChallengedAction(platform);
        expect(await sent(platform, rightRequest(platform, twin))).toBeSuccess();
      });
    }
  }
});

test.describe('a texted code', () => {
  for (const row of refusedRetries('ISSUED')) {
    test(`is refused where ${row.fault}`, covers(...row.rows), async ({ platform }) => {
      const pending = await platform.once('a texted code to refuse', () =>
        pendingFor(platform, verifyTextedCode),
      );

      await expectRefusalsIn('ISSUED', platform, [pending], [row]);
    });
  }

  test('is taken where nothing is wrong', covers('RETRY-OUTCOME-001'), async ({ platform }) => {
    const pending = await pendingFor(platform, verifyTextedCode);

    expect(await sent(platform, rightRequest(platform, pending))).toBeSuccess();
  });
});
