import * as fc from 'fast-check';
import { sendSigned } from '../../fixtures/areas/signed-retry/calls.ts';
import {
  actionsThatAddNothing,
  someChallengedAction,
} from '../../fixtures/areas/signed-retry/challenged-actions.ts';
import {
  changedSignature,
  rightRequest,
  stampIn,
  unreadableSignature,
} from '../../fixtures/areas/signed-retry/retry-faults.ts';
import { stateOf, walletUnderTest } from '../../fixtures/areas/signed-retry/wallet-under-test.ts';
import { check, expect, forAll, forEachKind } from '../../fixtures/index.ts';
import { incompleteStamp } from '../../generators/signed-retry/incomplete-stamp.ts';
import { malformedStamps } from '../../generators/signed-retry/malformed-stamps.ts';
import { trailingBytesSignature } from '../../generators/signed-retry/trailing-bytes-signature.ts';
import { truncatedSignature } from '../../generators/signed-retry/truncated-signature.ts';
import { unreadableStamp } from '../../generators/signed-retry/unreadable-stamp.ts';

const MALFORMED = 'WALLET_SIGNATURE_MALFORMED';

/** Without a signature nothing could hold, whatever else a stamp has to say. */
const signaturelessStamp = incompleteStamp.filter(({ name }) => name.endsWith('signature'));

/** The kind in which nothing is wrong but the encoding. */
const WHOLE_STAMP = 'JSON outside base64';

check.describe('a wallet signature', () => {
  check(
    'that cannot be parsed is refused with WALLET_SIGNATURE_MALFORMED',
    ['RETRY-SIGNATURE-004', 'RETRY-SIGNATURE-005'],
    async ({ platform }) => {
      const { wallet } = await walletUnderTest(platform);
      const before = await stateOf(platform, wallet);

      await forAll(
        fc.oneof(unreadableStamp, signaturelessStamp),
        async (fault) => {
          const actions = actionsThatAddNothing(platform);
          const right = rightRequest(platform, await someChallengedAction(platform, actions));
          const signature = unreadableSignature(platform, right, fault);

          const reply = await sendSigned(platform, {
            ...right,
            proof: { ...right.proof, signature },
          });

          const what = fault.name.endsWith(WHOLE_STAMP) ? WHOLE_STAMP : fault.name;
          expect(reply, what).toBeError(401, MALFORMED);
        },
        10,
      );

      expect(await stateOf(platform, wallet, before), 'the state of the wallet').toEqual(before);
      const unspoilt = rightRequest(platform, await someChallengedAction(platform));
      expect(
        await sendSigned(platform, unspoilt),
        'the same request without the fault',
      ).toBeSuccess();
    },
  );

  for (const [fact, id, fault] of [
    ['that is truncated', 'RETRY-SIGNATURE-006', truncatedSignature],
    ['with bytes after its DER encoding', 'RETRY-SIGNATURE-008', trailingBytesSignature],
  ] as const) {
    check(`${fact} is refused with 401`, id, async ({ platform }) => {
      await forAll(
        fault,
        async (change) => {
          const right = rightRequest(platform, await someChallengedAction(platform));
          const signature = changedSignature(platform, right, change);

          const reply = await sendSigned(platform, {
            ...right,
            proof: { ...right.proof, signature },
          });

          expect(reply).toBeRefused(401);
        },
        5,
      );
    });
  }

  check(
    'with a malformed part is refused with WALLET_SIGNATURE_MALFORMED',
    'RETRY-SIGNATURE-007',
    async ({ platform }) => {
      await forEachKind(
        malformedStamps,
        async (fault) => {
          const right = rightRequest(platform, await someChallengedAction(platform));
          const signature = fault.apply(stampIn(platform, right));

          const reply = await sendSigned(platform, {
            ...right,
            proof: { ...right.proof, signature },
          });

          expect(reply).toBeError(401, MALFORMED);
        },
        1,
      );
    },
  );
});
