import { AMOUNT } from '../../fixtures/areas/payments/quote.ts';
import { settledTransaction, statusOf } from '../../fixtures/areas/payments/transaction.ts';
import { expectListed } from '../../fixtures/areas/transactions/list.ts';
import {
  balance,
  bank,
  movedSince,
  payerFor,
} from '../../fixtures/areas/transactions/measured-payer.ts';
import {
  completed,
  completedPull,
  payAtOnce,
  transactionIn,
} from '../../fixtures/areas/transactions/payments.ts';
import { type Direction, directions } from '../../fixtures/areas/transfers/calls.ts';
import { doneTransfer, inUnit, transferred } from '../../fixtures/areas/transfers/transfers.ts';
import {
  check,
  expect,
  isSuccess,
  member,
  type Platform,
  text,
  undecided,
} from '../../fixtures/index.ts';

/** The move of a transfer, asked for as a quote. */
function quoted(platform: Platform, direction: Direction) {
  return platform.once(`a quote in place of a transfer ${direction}`, async () => {
    const { accountId } = await payerFor(platform);
    const { id } = await bank(platform);
    const before = await balance(platform);
    const [source, destination] = direction === 'in' ? [id, accountId] : [accountId, id];
    const reply = await payAtOnce(platform, source, destination);
    if (!isSuccess(reply)) {
      // A quote the other way shows that its shape is taken.
      await (direction === 'in' ? completed(platform) : completedPull(platform));
      // No service is owed every corridor: what is moved by no transfer need not be by a quote.
      await transferred(platform, direction);
    }
    return { reply, before };
  });
}

/** What it moved, once it has arrived. */
async function movedBy(platform: Platform, direction: Direction): Promise<number> {
  const { reply, before } = await quoted(platform, direction);
  const status = statusOf(await settledTransaction(platform, transactionIn(reply)));
  if (status !== 'COMPLETED') {
    undecided(`the payment by a quote stayed ${status} and has not completed`);
  }
  return movedSince(platform, before, (moved) => moved !== 0);
}

const rows = {
  in: ['TRANSFER-QUOTE-001', 'TRANSFER-QUOTE-003', 'TRANSFER-QUOTE-005'],
  out: ['TRANSFER-QUOTE-002', 'TRANSFER-QUOTE-004', 'TRANSFER-QUOTE-006'],
} as const;

for (const direction of directions) {
  const [accepted, named, equal] = rows[direction];

  check.describe(`a quote in place of a transfer-${direction}`, () => {
    check('moves the same amount as the transfer, except fees', equal, async ({ platform }) => {
      const moved = await movedBy(platform, direction);
      const transfer = await doneTransfer(platform, direction);

      const apart = Math.abs(moved - transfer.moved) / AMOUNT;
      // What either costs is open, but is nowhere near half of what is moved.
      expect(apart, inUnit('the relative difference of the amounts', transfer.moved)).toBeLessThan(
        0.4,
      );
      expect(apart, 'the relative difference of the amounts, beyond fees').toBeLessThanOrEqual(0.1);
    });

    check('is accepted', accepted, async ({ platform }) => {
      const { reply } = await quoted(platform, direction);

      expect(reply, 'the quote in place of the transfer').toBeSuccess();
      expect(text(member(reply.json, 'id')) ?? '', 'the id of the quote').toMatch(/\S/);
    });

    check('returns the transactionId of a listed transaction', named, async ({ platform }) => {
      const { reply } = await quoted(platform, direction);
      expect(reply, 'the quote in place of the transfer').toBeSuccess();

      const transactionId = text(member(reply.json, 'transactionId'));
      expect(transactionId ?? '', 'the transactionId of the quote').toMatch(/\S/);
      await expectListed(platform, String(transactionId));
    });
  });
}
