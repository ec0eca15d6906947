import { watchMs } from '../../fixtures/areas/payments/settling-time.ts';
import { seenLater } from '../../fixtures/areas/payments/times-moved.ts';
import { decide } from '../../fixtures/areas/transactions/calls.ts';
import {
  covered,
  type Waiting,
  waitingTransferIn,
} from '../../fixtures/areas/transactions/decisions.ts';
import { balance, movedSince } from '../../fixtures/areas/transactions/measured-payer.ts';
import {
  check,
  expect,
  isSuccess,
  type Platform,
  type Reply,
  undecided,
} from '../../fixtures/index.ts';

const CREDITED = 'the amount credited to the account';

/** What a transfer has brought to the account: what was held for it is gone by then, and what comes late is there. */
async function credited(platform: Platform, { before, purpose }: Waiting): Promise<number> {
  await movedSince(platform, before, (moved) => moved === 0, purpose);
  const late = await watchMs(platform);
  return (await seenLater(() => balance(platform, purpose), before, late)) - before;
}

/** Ends a check where the decision is refused: which calls of an agent wait is not shown. */
function requireDecision(reply: Reply): void {
  if (!isSuccess(reply))
    undecided(
      `the decision on the transfer in of the agent answered ${reply.status}, so the transfer may not wait for approval`,
      reply,
    );
}

check.describe('a transfer-in pending platform approval', () => {
  for (const [what, decision, row] of [
    ['rejected', 'reject', 'APPROVAL-WAIT-027'],
    ['cancelled', 'cancel', 'APPROVAL-WAIT-028'],
  ] as const) {
    check(`credits nothing after it is ${what}`, row, async ({ platform }) => {
      const waiting = await waitingTransferIn(platform, `transfer in ${decision}`);

      requireDecision(covered(decision, await decide(platform, decision, waiting.id)));

      expect(await credited(platform, waiting), CREDITED).toBe(0);
    });
  }

  check('credits nothing before it is approved', 'APPROVAL-WAIT-029', async ({ platform }) => {
    const waiting = await waitingTransferIn(platform, 'transfer in approve');

    const early = await credited(platform, waiting);

    requireDecision(await decide(platform, 'approve', waiting.id));
    expect(early, 'the amount credited before the approval').toBe(0);
  });
});
