import * as fc from 'fast-check';
import {
  pendingAsItIs,
  sent,
  someChallengedAction,
} from '../../fixtures/areas/signed-retry/answers-of-every-action.ts';
import { rightRequest, withStamp } from '../../fixtures/areas/signed-retry/retry-faults.ts';
import { stateOf, walletUnderTest } from '../../fixtures/areas/signed-retry/wallet-under-test.ts';
import {
  covers,
  errorCodeOf,
  expect,
  forAll,
  forEachKind,
  isSuccess,
  test,
  unlessConfirmed,
} from '../../fixtures/index.ts';
import { incompleteStamp } from '../../generators/signed-retry/incomplete-stamp.ts';
import { malformedStamps } from '../../generators/signed-retry/malformed-stamps.ts';
import { trailingBytesSignature } from '../../generators/signed-retry/trailing-bytes-signature.ts';
import { truncatedSignature } from '../../generators/signed-retry/truncated-signature.ts';
import { unreadableStamp } from '../../generators/signed-retry/unreadable-stamp.ts';

/** Without a signature nothing could hold, whatever else a stamp has to say (G-67). */
const signaturelessStamp = incompleteStamp.filter(({ name }) => name.endsWith('signature'));

/** The kind in which nothing is wrong but the encoding, which is a default (G-67). */
const WHOLE_STAMP = 'JSON outside base64';

test.describe('a wallet signature', () => {
  test(
    'in which there is none is malformed',
    covers('RETRY-SIGNATURE-004', 'RETRY-SIGNATURE-005'),
    async ({ platform }) => {
      const { wallet } = await walletUnderTest(platform);
      const before = await stateOf(platform, wallet);

      await forAll(
        fc.oneof(unreadableStamp, signaturelessStamp),
        async (fault) => {
          const pending = await pendingAsItIs(platform);
          const request = withStamp(platform, pending, (header) => fault.apply(header));
          const reply = await sent(platform, request);
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
      const twin = await someChallengedAction(platform);
      expect(await sent(platform, rightRequest(platform, twin))).toBeSuccess();
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
          const pending = await someChallengedAction(platform);
          const signedRequest = withStamp(platform, pending, (header) => change.apply(header));
          expect(await sent(platform, signedRequest)).toBeRefused(401);
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
          const pending = await someChallengedAction(platform);
          const signedRequest = withStamp(platform, pending, (header) => fault.apply(header));
          const reply = await sent(platform, signedRequest);
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
