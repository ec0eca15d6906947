import { decide } from '../../fixtures/areas/transactions/calls.ts';
import {
  covered,
  type Waiting,
  waitingTransferIn,
} from '../../fixtures/areas/transactions/decisions.ts';
import { movedSince } from '../../fixtures/areas/transactions/measured-payer.ts';
import { check, expect, type Platform } from '../../fixtures/index.ts';

const CREDITED = 'the amount credited to the account';

/** What a transfer has brought to the account, once that is nothing or time is up. */
function credited(platform: Platform, { before, purpose }: Waiting): Promise<number> {
  return movedSince(platform, before, (moved) => moved === 0, purpose);
}

check.describe('a transfer in pending platform approval', () => {
  for (const [decision, row] of [
    ['reject', 'APPROVAL-WAIT-027'],
    ['cancel', 'APPROVAL-WAIT-028'],
  ] as const) {
    check(`credits nothing by its decision: ${decision}`, row, async ({ platform }) => {
      const waiting = await waitingTransferIn(platform, `transfer in ${decision}`);

      const reply = covered(decision, await decide(platform, decision, waiting.id));

      expect(reply, 'the decision').toBeSuccess();
      expect(await credited(platform, waiting), CREDITED).toBe(0);
    });
  }

  check('credits nothing before its approval', 'APPROVAL-WAIT-029', async ({ platform }) => {
    const waiting = await waitingTransferIn(platform, 'transfer in approve');

    expect(await credited(platform, waiting), CREDITED).toBe(0);

    const approval = await decide(platform, 'approve', waiting.id);
    expect(approval, 'the approval').toBeSuccess();
  });
});
