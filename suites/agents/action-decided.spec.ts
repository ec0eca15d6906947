import {
  approveAnother,
  creditedFor,
  DECISIONS,
  decideOn,
  statusOfAction,
  waitingAction,
} from '../../fixtures/areas/agents/actions.ts';
import { decide } from '../../fixtures/areas/transactions/calls.ts';
import { check, expect } from '../../fixtures/index.ts';

check.describe("an agent's action", () => {
  check('that is approved moves the money once', 'AGENT-ACTION-008', async ({ platform }) => {
    const waiting = await waitingAction(platform);

    expect(
      await decideOn(platform, 'approve', waiting),
      'the approval of the action',
    ).toBeSuccess();

    const times = await creditedFor(platform, waiting, 'approve');
    expect([0, 1], 'how often the payment may be credited').toContain(times);
    expect(times, 'how often the payment is credited').toBe(1);
    expect(await statusOfAction(platform, waiting), 'the status of the action').toBe('APPROVED');
  });

  check('that is rejected moves no money', 'AGENT-ACTION-009', async ({ platform }) => {
    const waiting = await waitingAction(platform);

    expect(
      await decideOn(platform, 'reject', waiting),
      'the rejection of the action',
    ).toBeSuccess();

    expect(
      await creditedFor(platform, waiting, 'reject'),
      'how often the payment is credited',
    ).toBe(0);
    await decide(platform, 'approve', waiting.transactionId);
    const later = await creditedFor(platform, waiting, 'reject');
    expect(later, 'how often it is credited after its transaction is approved').toBe(0);
    expect(await statusOfAction(platform, waiting), 'the status of the action').toBe('REJECTED');
  });

  for (const [first, decided] of [
    ['approve', 'approved'],
    ['reject', 'rejected'],
  ] as const) {
    check(
      `that is ${decided} cannot be approved or rejected afterwards`,
      'AGENT-ACTION-010',
      async ({ platform }) => {
        const waiting = await waitingAction(platform);
        expect(await decideOn(platform, first, waiting), 'the first decision').toBeSuccess();
        const status = await statusOfAction(platform, waiting);

        for (const second of DECISIONS) {
          const reply = await decideOn(platform, second, waiting);
          expect(reply, `the second decision, ${second}`).toBeError(409, 'CONFLICT');
        }

        const times = await creditedFor(platform, waiting, first);
        expect(times, 'how often the payment is credited').toBe(first === 'approve' ? 1 : 0);
        expect(
          await statusOfAction(platform, waiting),
          'the status of the action after the second decision',
        ).toBe(status);
      },
    );

    check(
      `that is ${decided} has a transaction whose approval returns 409`,
      'AGENT-ACTION-011',
      async ({ platform }) => {
        const waiting = await waitingAction(platform);
        expect(
          await decideOn(platform, first, waiting),
          'the first decision on the action',
        ).toBeSuccess();

        const reply = await decide(platform, 'approve', waiting.transactionId);

        expect(reply, 'the approval of the transaction of the decided action').toBeError(
          409,
          'TRANSACTION_NOT_PENDING_PLATFORM_APPROVAL',
        );
        await creditedFor(platform, waiting, first);
      },
    );
  }

  check(
    'moves no further money if approved after its transaction',
    'AGENT-ACTION-012',
    async ({ platform }) => {
      await approveAnother(platform);
      const waiting = await waitingAction(platform);
      const approval = await decide(platform, 'approve', waiting.transactionId);
      expect(approval, 'the approval of the transaction').toBeSuccess();
      await creditedFor(platform, waiting, 'approve');

      await decideOn(platform, 'approve', waiting);

      expect(
        await creditedFor(platform, waiting, 'approve'),
        'how often the payment is credited',
      ).toBe(1);
    },
  );
});
