import { readTransaction, statusOf } from '../../fixtures/areas/quotes/transaction.ts';
import { decide } from '../../fixtures/areas/transactions/calls.ts';
import { decideKnown, taken } from '../../fixtures/areas/transactions/decisions.ts';
import { completed } from '../../fixtures/areas/transactions/payments.ts';
import { expectUnknown, unknownIds } from '../../fixtures/areas/transactions/unknown.ts';
import {
  covers,
  expect,
  expectByGap,
  isSuccess,
  otherPlatform,
  test,
} from '../../fixtures/index.ts';

test.describe('a decision on a transaction that does not exist', () => {
  for (const [decision, row] of [
    ['approve', 'APPROVAL-UNKNOWN-001'],
    ['cancel', 'APPROVAL-UNKNOWN-003'],
    ['reject', 'APPROVAL-UNKNOWN-004'],
  ] as const) {
    test(`${decision} is refused with 404`, covers(row), async ({ platform }) => {
      await decideKnown(platform, decision, await completed(platform));
      for (const id of unknownIds(platform)) {
        const reply = await decide(platform, decision, id);

        expect(reply.status === 404 ? reply : taken(platform, reply)).toBeRefused(404);
      }
    });
  }

  test('approve is refused as not found', covers('APPROVAL-UNKNOWN-002'), async ({ platform }) => {
    for (const id of unknownIds(platform)) {
      const reply = await decide(platform, 'approve', id);

      expectUnknown(reply.status === 404 ? reply : taken(platform, reply));
    }
  });
});

test.describe("a decision on another platform's transaction", () => {
  for (const [decision, row] of [
    ['approve', 'APPROVAL-UNKNOWN-005'],
    ['cancel', 'APPROVAL-UNKNOWN-006'],
    ['reject', 'APPROVAL-UNKNOWN-007'],
  ] as const) {
    test(`${decision} finds nothing`, covers(row), async ({ run, platform }) => {
      const id = await completed(platform);
      const before = statusOf(await readTransaction(platform, id));
      await decideKnown(platform, decision, id);

      const reply = await decide(otherPlatform(run), decision, id);

      expect(isSuccess(reply), `${decision} answered ${reply.status}`).toBe(false);
      // Whoever's it is would be told with a 409 that it does not wait.
      expectByGap('G-11', reply.status !== 409, `${decision} tells that there is one`);
      expect(statusOf(await readTransaction(platform, id))).toBe(before);
    });
  }
});
