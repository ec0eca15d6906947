import type { Arbitrary } from 'fast-check';
import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { forAll } from '../../fixtures/check/property.ts';
import { test } from '../../fixtures/check/test.ts';
import type { Platform } from '../../fixtures/platform/platform.ts';
import { retryBench, stateOf } from '../../fixtures/signed-retry/retry-bench.ts';
import { rightLeg, withSignedText } from '../../fixtures/signed-retry/retry-flaws.ts';
import { expectInvalidSignature } from '../../fixtures/signed-retry/retry-outcome.ts';
import {
  pendingAsItIs,
  pendingFor,
  sent,
  somePending,
} from '../../fixtures/signed-retry/retry-sweep.ts';
import type { Change } from '../../generators/change.ts';
import { otherPayload } from '../../generators/signatures/other-payload.ts';
import { reserialisedPayload } from '../../generators/signatures/reserialised-payload.ts';

async function expectRefused(platform: Platform, fault: Arbitrary<Change<string>>): Promise<void> {
  const { wallet } = await retryBench(platform);
  const before = await stateOf(platform, wallet);
  await forAll(
    fault,
    async (change) => {
      const pending = await pendingAsItIs(platform);
      const text = change.apply(pending.challenge.payloadToSign);
      expectInvalidSignature(await sent(platform, withSignedText(platform, pending, text)));
    },
    8,
  );
  expect(await stateOf(platform, wallet)).toEqual(before);
}

test.describe('a signature over another text', () => {
  test(
    'is invalid and does nothing',
    covers('RETRY-SIGNATURE-015', 'RETRY-SIGNATURE-018'),
    async ({ platform }) => {
      await expectRefused(platform, otherPayload);
    },
  );

  test(
    'is invalid over the JSON of the payload written anew',
    covers('RETRY-SIGNATURE-016', 'RETRY-SIGNATURE-018'),
    async ({ platform }) => {
      await expectRefused(platform, reserialisedPayload);
    },
  );

  test(
    'is invalid over the payload of another challenge',
    covers('RETRY-SIGNATURE-017'),
    async ({ platform }) => {
      const pending = await somePending(platform);
      const other = await pendingFor(platform, pending.action);

      const { payloadToSign } = other.challenge;
      expectInvalidSignature(
        await sent(platform, withSignedText(platform, pending, payloadToSign)),
      );
      expect(await sent(platform, rightLeg(platform, other))).toBeSuccess();
    },
  );
});
