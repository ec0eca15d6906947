import { paymentOutcomeOf } from '../../fixtures/areas/payments/payment-outcome.ts';
import { AMOUNT } from '../../fixtures/areas/payments/quote.ts';
import { railsIn } from '../../fixtures/areas/payments/settled-payment.ts';
import { settledTransaction, statusOf } from '../../fixtures/areas/payments/transaction.ts';
import { bank, movedSince, payerFor } from '../../fixtures/areas/transactions/measured-payer.ts';
import { type Direction, transfer } from '../../fixtures/areas/transfers/calls.ts';
import {
  balanceBeforeTransfer,
  endedStatus,
  endedTransfer,
  lastingTransfer,
  madeBy,
} from '../../fixtures/areas/transfers/transfers.ts';
import { check, expect, isSuccess, type Platform, undecided } from '../../fixtures/index.ts';

/** Transfers with an account whose ending has it fail, and waits until it has; once per worker. */
function failingTransfer(platform: Platform, direction: Direction, suffix: string) {
  return platform.once(`a transfer ${direction} with ${suffix}`, async () => {
    const before = await balanceBeforeTransfer(platform, direction, suffix);
    const reply = await transfer(platform, direction, { suffix });
    return endedTransfer(platform, reply, before);
  });
}

check.describe('a transfer-in from an account whose number', () => {
  for (const [suffix, row] of [
    ['002', 'TRANSFER-OUTCOME-001'],
    ['003', 'TRANSFER-OUTCOME-002'],
    ['004', 'TRANSFER-OUTCOME-003'],
  ] as const) {
    check(`ends in ${suffix} fails`, row, async ({ platform }) => {
      const done = await failingTransfer(platform, 'in', suffix);

      expect(done.moved, 'the amount credited to the account').toBe(0);
      expect(endedStatus(done), 'the final status of the transfer').not.toBe('COMPLETED');
    });
  }

  check('ends in 006 or 007 completes', 'TRANSFER-OUTCOME-009', async ({ platform }) => {
    for (const suffix of ['006', '007']) {
      const before = await balanceBeforeTransfer(platform, 'in', suffix);

      const reply = await transfer(platform, 'in', { suffix });

      expect(reply, `a transfer in from a number that ends in ${suffix}`).toBeSuccess();
      const record = await settledTransaction(platform, madeBy(reply));
      const moved = await movedSince(platform, before, (each) => each !== 0);
      const outcome = paymentOutcomeOf(record);
      if (outcome === 'open') {
        undecided(
          `the transfer in from a number ending in ${suffix} stayed ${statusOf(record)} within the time limit`,
        );
      }
      expect(outcome, `the outcome of a transfer with a number that ends in ${suffix}`).toBe(
        'succeeded',
      );
      expect(moved, `the amount credited from a number that ends in ${suffix}`).toBeGreaterThan(0);
    }
  });
});

check.describe('a transfer-out to an account whose number', () => {
  for (const [suffix, row] of [
    ['002', 'TRANSFER-OUTCOME-005'],
    ['003', 'TRANSFER-OUTCOME-010'],
    ['004', 'TRANSFER-OUTCOME-006'],
  ] as const) {
    check(`ends in ${suffix} fails`, row, async ({ platform }) => {
      const done = await failingTransfer(platform, 'out', suffix);

      expect(endedStatus(done), 'the final status of the transfer').not.toBe('COMPLETED');
    });
  }

  check('ends in 002 fails over a named rail', 'TRANSFER-OUTCOME-005', async ({ platform }) => {
    const { reply: ordinary, record } = await lastingTransfer(platform, 'out');
    // The rail that the service itself takes; the contract names ACH.
    const [paymentRail = 'ACH'] = railsIn([ordinary.json, record]);
    const { accountId } = await payerFor(platform, 'waiting for a rail');
    const { id: externalId } = await bank(platform, undefined, 'waiting for a rail');
    const control = await transfer(platform, 'out', { accountId, externalId, paymentRail });
    if (!isSuccess(control))
      undecided('POST /transfer-out refuses the paymentRail of an ordinary transfer', control);
    const before = await balanceBeforeTransfer(platform, 'out', '002');

    const reply = await transfer(platform, 'out', { suffix: '002', paymentRail });

    const done = await endedTransfer(platform, reply, before);
    expect(endedStatus(done), 'the final status of the transfer with a paymentRail').not.toBe(
      'COMPLETED',
    );
  });

  check(
    'ends in 002 or 004 does not debit the amount',
    'TRANSFER-OUTCOME-008',
    async ({ platform }) => {
      for (const suffix of ['002', '004']) {
        const done = await failingTransfer(platform, 'out', suffix);
        expect(endedStatus(done), `the final status with a number that ends in ${suffix}`).not.toBe(
          'COMPLETED',
        );

        const times = Math.round(-done.moved / AMOUNT);
        expect(times, `how often a failed transfer was debited, with ${suffix}`).toBeCloseTo(0);
        // Of what a bank rejects in 004 a fee may be kept, as of a payout.
        if (suffix !== '004')
          expect(-done.moved, 'the amount debited by a failed transfer').toBeCloseTo(0);
      }
    },
  );
});
