import { sendSigned } from '../../fixtures/areas/signed-retry/calls.ts';
import { challengedExportAction } from '../../fixtures/areas/signed-retry/challenged-export-action.ts';
import { startProcessing } from '../../fixtures/areas/signed-retry/processing-retry.ts';
import { rightRequest } from '../../fixtures/areas/signed-retry/retry-faults.ts';
import { expireChallenge } from '../../fixtures/areas/wallet/control.ts';
import {
  handedOut,
  openedWords,
  SHORTEST_SEALED,
} from '../../fixtures/areas/wallet/export-wallet.ts';
import { challengeIn, check, expect, isSuccess } from '../../fixtures/index.ts';

check.describe('an export', () => {
  check(
    'that returned PROCESSING returns the encrypted credentials when re-sent',
    'RETRY-EXPORT-001',
    async ({ platform }) => {
      const challenged = await challengedExportAction(platform);
      await startProcessing(platform, challenged);

      const reply = await sendSigned(platform, rightRequest(platform, challenged));

      expect(reply, 'the export').toBeSuccess(200);
      expect(handedOut(reply), 'the number of characters that may be credentials').toBeGreaterThan(
        SHORTEST_SEALED,
      );
      const words = await openedWords(platform, reply, challenged.client);
      expect(
        words?.length ?? 0,
        'the number of characters that the client key decrypts',
      ).toBeGreaterThan(0);
    },
  );

  check(
    'that is still processing when its challenge lapses returns 401 if re-sent',
    'RETRY-EXPORT-002',
    async ({ platform }) => {
      const challenged = await challengedExportAction(platform);
      await startProcessing(platform, challenged);
      await expireChallenge(platform, challenged.challenge);

      const reply = await sendSigned(platform, rightRequest(platform, challenged));

      if (!isSuccess(reply)) return expect(reply).toBeRefused(401);
      expect(reply).toBeError(401, 'UNAUTHORIZED');
      // A new challenge is that of a fresh export.
      const { requestId } = challenged.challenge;
      expect(
        challengeIn(reply)?.requestId ?? 'none',
        'the requestId that is returned after the challenge lapsed',
      ).not.toBe(requestId);
    },
  );

  check(
    'with a fresh challenge after a lapsed one returns the encrypted credentials',
    'RETRY-EXPORT-003',
    async ({ platform }) => {
      const lapsed = await challengedExportAction(platform);
      await startProcessing(platform, lapsed);
      await expireChallenge(platform, lapsed.challenge);

      const fresh = await challengedExportAction(platform);
      const reply = await sendSigned(platform, rightRequest(platform, fresh));

      expect(reply, 'the export by a fresh challenge').toBeSuccess(200);
      const words = await openedWords(platform, reply, fresh.client);
      expect(
        words?.length ?? 0,
        'the number of characters that the client key decrypts',
      ).toBeGreaterThan(0);
    },
  );

  check(
    'that was completed returns 401 when re-sent after its challenge lapsed',
    'RETRY-EXPORT-004',
    async ({ platform }) => {
      const challenged = await challengedExportAction(platform);
      const request = rightRequest(platform, challenged);
      const reply = await sendSigned(platform, request);
      expect(reply, 'the export').toBeSuccess(200);
      const words = await openedWords(platform, reply, challenged.client);
      expect(
        words?.length ?? 0,
        'the number of characters that the client key decrypts',
      ).toBeGreaterThan(0);
      await expireChallenge(platform, challenged.challenge);

      expect(
        await sendSigned(platform, request),
        'the same export once its challenge lapsed',
      ).toBeRefused(401);
    },
  );
});
