import {
  readTransaction,
  settledTransaction,
  statusOf,
} from '../../fixtures/areas/quotes/transaction.ts';
import { decide } from '../../fixtures/areas/transactions/calls.ts';
import { taken, waitingPayment } from '../../fixtures/areas/transactions/decisions.ts';
import { timesPaid } from '../../fixtures/areas/transactions/waiting.ts';
import {
  covers,
  expect,
  expectByGap,
  isSuccess,
  otherPlatform,
  test,
} from '../../fixtures/index.ts';

test.describe('a payment that waits for the platform', () => {
  test(
    'is left alone by a decision on another',
    covers('APPROVAL-WAIT-019'),
    async ({ platform }) => {
      const beside = await waitingPayment(platform, 'beside');
      const waiting = await waitingPayment(platform, 'with another beside it');
      const before = statusOf(await readTransaction(platform, beside.id));

      for (const decision of ['approve', 'approve', 'cancel', 'approve', 'reject'] as const) {
        await decide(platform, decision, waiting.id);
        await settledTransaction(platform, waiting.id);
      }

      const after = statusOf(await readTransaction(platform, beside.id));
      await decide(platform, 'cancel', beside.id);
      expectByGap('G-165', after === before, `another payment went from ${before} to ${after}`);
    },
  );

  test(
    'is left alone by another platform',
    covers('APPROVAL-WAIT-020'),
    async ({ run, platform }) => {
      const other = otherPlatform(run);
      const waiting = await waitingPayment(platform, 'foreign');
      const before = statusOf(await readTransaction(platform, waiting.id));

      for (const decision of ['approve', 'cancel', 'reject'] as const) {
        const reply = await decide(other, decision, waiting.id);

        expect(isSuccess(reply), `${decision} answered ${reply.status}`).toBe(false);
      }

      expect(statusOf(await readTransaction(platform, waiting.id))).toBe(before);
      const own = await decide(platform, 'approve', waiting.id);
      expect(taken(platform, own), 'by its own').toBeSuccess();
      await settledTransaction(platform, waiting.id);
      // Whether the money is put aside while a payment waits is left open; in the end it is gone once.
      expect(await timesPaid(platform, waiting, 1), 'times that it was paid').toBe(1);
    },
  );
});
