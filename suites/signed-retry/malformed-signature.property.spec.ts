import * as fc from 'fast-check';
import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { unlessConfirmed } from '../../fixtures/check/gap-refusal.ts';
import { forAll, forEachKind } from '../../fixtures/check/property.ts';
import { test } from '../../fixtures/check/test.ts';
import { errorCodeOf, isSuccess } from '../../fixtures/platform/reply.ts';
import { retryBench, stateOf } from '../../fixtures/signed-retry/retry-bench.ts';
import { rightLeg, withStamp } from '../../fixtures/signed-retry/retry-flaws.ts';
import { pendingAsItIs, sent, somePending } from '../../fixtures/signed-retry/retry-sweep.ts';
import { incompleteStamp } from '../../generators/signatures/incomplete-stamp.ts';
import { malformedStamps } from '../../generators/signatures/malformed-stamps.ts';
import { trailingBytesSignature } from '../../generators/signatures/trailing-bytes-signature.ts';
import { truncatedSignature } from '../../generators/signatures/truncated-signature.ts';
import { unreadableStamp } from '../../generators/signatures/unreadable-stamp.ts';

/** Without a signature nothing could hold, whatever else a stamp has to say (G-67). */
const signaturelessStamp = incompleteStamp.filter(({ name }) => name.endsWith('signature'));

/** The kind in which nothing is wrong but the encoding, which is a default (G-67). */
const WHOLE_STAMP = 'JSON outside base64';

test.describe('a wallet signature', () => {
  test(
    'in which there is none is malformed',
    covers('RETRY-SIGNATURE-004', 'RETRY-SIGNATURE-005'),
    async ({ platform }) => {
      const { wallet } = await retryBench(platform);
      const before = await stateOf(platform, wallet);

      await forAll(
        fc.oneof(unreadableStamp, signaturelessStamp),
        async (fault) => {
          const pending = await pendingAsItIs(platform);
          const leg = withStamp(platform, pending, (header) => fault.apply(header));
          const reply = await sent(platform, leg);
          if (isSuccess(reply) && fault.name.endsWith(WHOLE_STAMP)) {
            unlessConfirmed('G-67', 'a stamp is taken as its JSON as well');
          }
          expect(reply).toBeError(401, 'WALLET_SIGNATURE_MALFORMED', {
            status: 401,
            code: 'INVALID_SIGNATURE',
            why: 'X-49',
          });
        },
        10,
      );

      expect(await stateOf(platform, wallet)).toEqual(before);
      const twin = await somePending(platform);
      expect(await sent(platform, rightLeg(platform, twin))).toBeSuccess();
    },
  );

  for (const [fact, id, fault] of [
    ['that was cut short', 'RETRY-SIGNATURE-006', truncatedSignature],
    ['with bytes behind it', 'RETRY-SIGNATURE-008', trailingBytesSignature],
  ] as const) {
    test(`${fact} is refused`, covers(id), async ({ platform }) => {
      await forAll(
        fault,
        async (change) => {
          const pending = await somePending(platform);
          const leg = withStamp(platform, pending, (header) => change.apply(header));
          expect(await sent(platform, leg)).toBeRefused(401);
        },
        5,
      );
    });
  }

  test(
    'with a part that is none of its kind is malformed',
    covers('RETRY-SIGNATURE-007'),
    async ({ platform }) => {
      await forEachKind(
        malformedStamps,
        async (fault) => {
          const pending = await somePending(platform);
          const leg = withStamp(platform, pending, (header) => fault.apply(header));
          const reply = await sent(platform, leg);
          if (errorCodeOf(reply) !== 'WALLET_SIGNATURE_MALFORMED') {
            unlessConfirmed('G-67', `the service answered ${reply.status} ${errorCodeOf(reply)}`);
          }
          expect(reply).toBeError(401, 'WALLET_SIGNATURE_MALFORMED');
        },
        1,
      );
    },
  );
});
