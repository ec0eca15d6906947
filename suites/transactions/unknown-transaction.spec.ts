import { readTransaction, statusOf } from '../../fixtures/areas/payments/transaction.ts';
import { decide } from '../../fixtures/areas/transactions/calls.ts';
import { decideKnown, waitingPayment } from '../../fixtures/areas/transactions/decisions.ts';
import { completed } from '../../fixtures/areas/transactions/payments.ts';
import { unknownIds } from '../../fixtures/areas/transactions/unknown.ts';
import {
  check,
  errorCodeOf,
  expect,
  optional,
  otherPlatform,
  type Platform,
} from '../../fixtures/index.ts';

/** The code of a 409 to a decision on what does not wait for it. */
const codeOf = {
  approve: 'TRANSACTION_NOT_PENDING_PLATFORM_APPROVAL',
  cancel: 'TRANSACTION_NOT_CANCELLABLE',
  reject: 'TRANSACTION_NOT_PENDING_PLATFORM_APPROVAL',
} as const;

check.describe('an attempt to', () => {
  for (const [decision, row] of [
    ['approve', 'APPROVAL-UNKNOWN-001'],
    ['cancel', 'APPROVAL-UNKNOWN-003'],
    ['reject', 'APPROVAL-UNKNOWN-004'],
  ] as const) {
    check(
      `${decision} a transaction that does not exist is refused with 404`,
      row,
      async ({ platform }) => {
        await decideKnown(platform, decision, await completed(platform));
        for (const id of unknownIds(platform)) {
          const reply = await decide(platform, decision, id);

          // A 409 is for one that does not wait, and says so by a code of its own (States, Transactions).
          const isOther = reply.status === 409 && errorCodeOf(reply) !== codeOf[decision];
          expect(isOther, 'whether the refusal is a 409 with another code').toBe(false);
          expect(reply, decision).toBeRefused(404);
        }
      },
    );
  }

  check(
    'approve a transaction that does not exist returns TRANSACTION_NOT_FOUND',
    'APPROVAL-UNKNOWN-002',
    async ({ platform }) => {
      await decideKnown(platform, 'approve', await completed(platform));
      for (const id of unknownIds(platform)) {
        const reply = await decide(platform, 'approve', id);

        expect(reply).toBeError(404, 'TRANSACTION_NOT_FOUND');
      }
    },
  );
});

/** A payment that only its own platform may decide on; once per worker, where there are agents. */
function waitingElsewhere(platform: Platform) {
  return platform.once('a payment that waits for its own platform', () =>
    optional(() => waitingPayment(platform, 'for its own platform')),
  );
}

check.describe('an attempt to', () => {
  for (const [decision, row] of [
    ['approve', 'APPROVAL-UNKNOWN-005'],
    ['cancel', 'APPROVAL-UNKNOWN-006'],
    ['reject', 'APPROVAL-UNKNOWN-007'],
  ] as const) {
    check(
      `${decision} a transaction of another platform is refused`,
      row,
      async ({ run, platform }) => {
        const other = otherPlatform(run);
        const id = await completed(platform);
        await decideKnown(platform, decision, id);
        const waiting = await waitingElsewhere(platform);
        for (const known of waiting === undefined ? [id] : [waiting.id, id]) {
          const before = statusOf(await readTransaction(platform, known));

          const reply = await decide(other, decision, known);

          expect(reply, `the decision ${decision} by another platform`).toBeRefused();
          // A 409 would tell another platform that it does not wait; how it is refused is open.
          expect(reply.status, 'the HTTP status of the refusal').not.toBe(409);
          expect(
            statusOf(await readTransaction(platform, known)),
            'the status of the transaction after the refusal',
          ).toBe(before);
        }
      },
    );
  }
});
