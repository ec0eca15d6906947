import {
  failureReasonOf,
  readTransaction,
  statusOf,
} from '../../fixtures/areas/payments/transaction.ts';
import type { Decision } from '../../fixtures/areas/transactions/calls.ts';
import { decideKnown } from '../../fixtures/areas/transactions/decisions.ts';
import { balance } from '../../fixtures/areas/transactions/measured-payer.ts';
import { completed, completedPull } from '../../fixtures/areas/transactions/payments.ts';
import {
  decidedPairs,
  paymentIn,
  type ReachableState,
} from '../../fixtures/areas/transactions/transaction-moves.ts';
import { check, expect, type Platform } from '../../fixtures/index.ts';

const shownBy = (record: unknown) => ({
  status: statusOf(record),
  reason: failureReasonOf(record),
});

/** A decision on a payment in a state, with what it was and what that did; once per worker each. */
function decided(platform: Platform, decision: Decision, from: ReachableState) {
  return platform.once(`${decision} of a transaction ${from}`, async () => {
    const id = await paymentIn(platform, from);
    const before = shownBy(await readTransaction(platform, id));
    const funds = await balance(platform);
    const reply = await decideKnown(platform, decision, id);
    const after = shownBy(await readTransaction(platform, id));
    return { reply, before, after, moved: (await balance(platform)) - funds };
  });
}

check.describe('an attempt to', () => {
  for (const { decision, from, transition } of decidedPairs()) {
    const { status, code, alternatives = [], requirements } = transition;
    const [row, stateRow, moneyRow = stateRow] = requirements;
    if (row === undefined) continue;

    check(
      `${decision} a ${from === 'PENDING' ? 'processing' : from} transaction returns ${status}`,
      row,
      async ({ platform }) => {
        const { reply } = await decided(platform, decision, from);

        expect(reply).toBeError(status, code, ...alternatives);
      },
    );

    if (stateRow === undefined || moneyRow === undefined) continue;

    check(`${decision} a ${from} transaction leaves it ${from}`, stateRow, async ({ platform }) => {
      const { before, after } = await decided(platform, decision, from);

      expect(after.status, 'the status after the decision').toBe(before.status);
      // Which member shows it is left open.
      if (typeof before.reason === 'string')
        expect(after.reason, 'the failure reason after the decision').toBe(before.reason);
    });

    check(`${decision} a ${from} transaction moves no money`, moneyRow, async ({ platform }) => {
      const { moved } = await decided(platform, decision, from);

      expect(moved, 'the amount credited to the account').toBe(0);
    });
  }

  check(
    'approve or cancel a COMPLETED transaction returns 409 every time',
    'APPROVAL-STATE-019',
    async ({ platform }) => {
      const id = await completed(platform);
      for (const [decision, code] of [
        ['approve', 'TRANSACTION_NOT_PENDING_PLATFORM_APPROVAL'],
        ['cancel', 'TRANSACTION_NOT_CANCELLABLE'],
        ['approve', 'TRANSACTION_NOT_PENDING_PLATFORM_APPROVAL'],
        ['cancel', 'TRANSACTION_NOT_CANCELLABLE'],
      ] as const) {
        const reply = await decideKnown(platform, decision, id);

        expect(reply).toBeError(409, code);
      }
    },
  );

  for (const [decision, code, row] of [
    ['approve', 'TRANSACTION_NOT_PENDING_PLATFORM_APPROVAL', 'APPROVAL-STATE-020'],
    ['cancel', 'TRANSACTION_NOT_CANCELLABLE', 'APPROVAL-STATE-021'],
  ] as const) {
    check(
      `${decision} a COMPLETED payment from a pull source returns 409`,
      row,
      async ({ platform }) => {
        const reply = await decideKnown(platform, decision, await completedPull(platform));

        expect(reply).toBeError(409, code);
      },
    );
  }
});
