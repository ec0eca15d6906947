import { sent } from '../../fixtures/areas/signed-retry/answers-of-every-action.ts';
import {
  type ChallengedExport,
  pendingExport,
} from '../../fixtures/areas/signed-retry/challenged-export.ts';
import { processing } from '../../fixtures/areas/signed-retry/processing-retry.ts';
import { rightRequest } from '../../fixtures/areas/signed-retry/retry-faults.ts';
import { expireChallenge } from '../../fixtures/areas/wallet/control.ts';
import { exportedWords } from '../../fixtures/areas/wallet/export-wallet.ts';
import { covers, expect, orFail, type Platform, test } from '../../fixtures/index.ts';

async function expectExport(platform: Platform, pending: ChallengedExport): Promise<void> {
  const reply = await sent(platform, rightRequest(platform, pending));
  expect(reply).toBeSuccess(200);
  const words = await orFail(() => exportedWords(platform, reply, pending.client));
  expect(words.length, 'the length of the words').toBeGreaterThan(0);
}

test.describe('an export', () => {
  test(
    'that is processed is brought by sending it again',
    covers('RETRY-EXPORT-001'),
    async ({ platform }) => {
      const pending = await pendingExport(platform);
      await processing(platform, pending);

      await expectExport(platform, pending);
    },
  );

  test(
    'whose challenge lapses while it is processed is refused from then on',
    covers('RETRY-EXPORT-002'),
    async ({ platform }) => {
      const pending = await pendingExport(platform);
      await processing(platform, pending);
      await expireChallenge(platform, pending.challenge);

      expect(await sent(platform, rightRequest(platform, pending))).toBeRefused(401);
    },
  );

  test(
    'is brought by a fresh challenge after the one before lapsed',
    covers('RETRY-EXPORT-003'),
    async ({ platform }) => {
      const lapsed = await pendingExport(platform);
      await processing(platform, lapsed);
      await expireChallenge(platform, lapsed.challenge);

      await expectExport(platform, await orFail(() => pendingExport(platform)));
    },
  );

  test(
    'that was answered is not answered again once its challenge lapsed',
    covers('RETRY-EXPORT-004'),
    async ({ platform }) => {
      const pending = await pendingExport(platform);
      await expectExport(platform, pending);
      await expireChallenge(platform, pending.challenge);

      expect(await sent(platform, rightRequest(platform, pending))).toBeRefused(401);
    },
  );
});
