import { waitingPaymentOf } from '../../fixtures/areas/agents/actions.ts';
import {
  creditedInTheEnd,
  newSpender,
  timesCredited,
} from '../../fixtures/areas/agents/spender.ts';
import { decide } from '../../fixtures/areas/transactions/calls.ts';
import {
  agingPlatform,
  check,
  expect,
  letPass,
  nowSeconds,
  requireMovableClock,
  requireSuccess,
} from '../../fixtures/index.ts';

const DAY_S = 86_400;

check.describe('a payment pending approval', () => {
  check('is not credited after a day', 'AGENT-APPROVAL-015', async ({ run }) => {
    requireMovableClock(run, 'P-31', 'the next day');
    const platform = agingPlatform(run, 'delays', 'the next day');
    const payer = await newSpender(platform);
    // What can be approved is pending; a payment that is only slow cannot be.
    const other = await waitingPaymentOf(platform, payer);
    const control = await decide(platform, 'approve', other.transactionId);
    requireSuccess(platform, 'approvePendingPayment', control, 'an approved payment');
    await timesCredited(platform, payer, other.before, 1);
    const { before } = await waitingPaymentOf(platform, payer);
    const early = await creditedInTheEnd(platform, payer, before);
    expect(early, 'the amount credited before the approval').toBe(0);

    await letPass(platform, (await nowSeconds(platform)) + DAY_S);

    const credited = await creditedInTheEnd(platform, payer, before);
    expect(credited, 'the amount credited after a day without an approval').toBe(0);
  });
});
