import { warn } from '../../fixtures/check/context.ts';
import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { unverified } from '../../fixtures/check/outcome.ts';
import { test } from '../../fixtures/check/test.ts';
import { promptKind, recordOf, shared, type Way } from '../../fixtures/payments/steered.ts';
import { failureReasonOf } from '../../fixtures/payments/transaction.ts';
import type { Platform } from '../../fixtures/platform/platform.ts';
import { failureReasons, removedFailureReasons } from '../../spec/failure-reasons.ts';
import { paymentTable } from '../../spec/sandbox.ts';

/** The reasons that failed payments of both ways give, as far as they give any. */
async function reasonsOf(platform: Platform): Promise<readonly unknown[]> {
  const reasons = [
    ...(await reasonsOn(platform, 'pull', ['002', '003', '004'])),
    ...(await reasonsOn(platform, 'payout', suffixesThatFail())),
  ].filter((reason) => reason !== undefined && reason !== null);
  return reasons.length > 0
    ? reasons
    : unverified('no failed payment says why; it rests on G-167 (transaction.failureField)');
}

function suffixesThatFail(): readonly string[] {
  const { outcomes } = paymentTable('quote-destination');
  return outcomes.filter(({ status }) => status === 'FAILED').map(({ suffix }) => suffix);
}

async function reasonsOn(platform: Platform, way: Way, suffixes: readonly string[]) {
  const kind = await promptKind(platform, way);
  return Promise.all(
    suffixes.map(async (suffix) => {
      const payment = await shared(platform, way, kind, suffix);
      return failureReasonOf(platform, await recordOf(platform, payment, 'failed'));
    }),
  );
}

test.describe('why a payment failed', () => {
  test('is no reason that was removed', covers('PAYTO-REASON-001'), async ({ platform }) => {
    for (const reason of await reasonsOf(platform)) {
      expect(removedFailureReasons, 'the removed reasons').not.toContain(reason);
    }
  });

  test('is a reason of the contract', covers('PAYTO-REASON-002'), async ({ platform }) => {
    for (const reason of await reasonsOf(platform)) {
      const isKnown = failureReasons.includes(String(reason));
      if (!isKnown)
        warn(`a payment failed for ${String(reason)}, which the contract does not name`);
    }
  });
});
