import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { orFail } from '../../fixtures/check/outcome.ts';
import { test } from '../../fixtures/check/test.ts';
import type { Platform } from '../../fixtures/platform/platform.ts';
import { type PendingExport, pendingExport } from '../../fixtures/signed-retry/pending-export.ts';
import { processing } from '../../fixtures/signed-retry/processing-retry.ts';
import { rightLeg } from '../../fixtures/signed-retry/retry-flaws.ts';
import { sent } from '../../fixtures/signed-retry/retry-sweep.ts';
import { expireChallenge } from '../../fixtures/wallet/control.ts';
import { exportedWords } from '../../fixtures/wallet/export-wallet.ts';

async function expectExport(platform: Platform, pending: PendingExport): Promise<void> {
  const reply = await sent(platform, rightLeg(platform, pending));
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

      expect(await sent(platform, rightLeg(platform, pending))).toBeRefused(401);
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

      expect(await sent(platform, rightLeg(platform, pending))).toBeRefused(401);
    },
  );
});
