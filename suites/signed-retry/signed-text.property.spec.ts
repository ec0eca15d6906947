import type { Arbitrary } from 'fast-check';
import {
  pendingAsItIs,
  pendingFor,
  sent,
  someChallengedAction,
} from '../../fixtures/areas/signed-retry/answers-of-every-action.ts';
import { rightRequest, withSignedText } from '../../fixtures/areas/signed-retry/retry-faults.ts';
import { expectInvalidSignature } from '../../fixtures/areas/signed-retry/retry-outcome.ts';
import { stateOf, walletUnderTest } from '../../fixtures/areas/signed-retry/wallet-under-test.ts';
import { covers, expect, forAll, type Platform, test } from '../../fixtures/index.ts';
import type { Change } from '../../generators/change.ts';
import { otherPayload } from '../../generators/signed-retry/other-payload.ts';
import { reserialisedPayload } from '../../generators/signed-retry/reserialised-payload.ts';

async function expectRefused(platform: Platform, fault: Arbitrary<Change<string>>): Promise<void> {
  const { wallet } = await walletUnderTest(platform);
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
      const pending = await someChallengedAction(platform);
      const other = await pendingFor(platform, pending.action);

      const { payloadToSign } = other.challenge;
      expectInvalidSignature(
        await sent(platform, withSignedText(platform, pending, payloadToSign)),
      );
      expect(await sent(platform, rightRequest(platform, other))).toBeSuccess();
    },
  );
});
