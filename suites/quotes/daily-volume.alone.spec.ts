import { paysBeyond, unlimitedAgent } from '../../fixtures/areas/agents/unlimited-agent.ts';
import { moneyMovedBy } from '../../fixtures/areas/payments/accounts-under-test.ts';
import { createQuote } from '../../fixtures/areas/payments/calls.ts';
import { limitOf } from '../../fixtures/areas/payments/funded-payer.ts';
import { quoteAndExecute } from '../../fixtures/areas/payments/quote-and-execute.ts';
import { volumePlatform, volumeUsedUp } from '../../fixtures/areas/quotes/over-volume.ts';
import {
  check,
  errorCodeOf,
  expect,
  isSuccess,
  optional,
  type Run,
  undecided,
} from '../../fixtures/index.ts';

/** Payments of a payer whose volume of the day is used up; once per worker. */
function paidAboveVolume(run: Run) {
  const platform = volumePlatform(run);
  return platform.once('payments above the volume', async () => {
    const usedUp = await volumeUsedUp(platform);
    const { ends, body, littlePayout, littleAbroad } = usedUp;
    const { lockedCurrencyAmount } = body;
    const pay = () => quoteAndExecute(platform, body);
    const later = await moneyMovedBy(platform, ends, pay, 'nothing');
    const payNow = () => createQuote(platform, { ...body, immediatelyExecute: true });
    const atOnce = await moneyMovedBy(platform, ends, payNow, 'nothing');
    const payOut = () => quoteAndExecute(platform, { ...littlePayout, lockedCurrencyAmount });
    const payout =
      littlePayout && (await moneyMovedBy(platform, { from: ends.from }, payOut, 'nothing'));
    // A little less, for what is sent on top of it may be too much for one payment.
    const arriving = Math.floor(0.95 * lockedCurrencyAmount);
    const isAbove = limitOf(platform, 'dailyVolume') % lockedCurrencyAmount < arriving;
    const side = { lockedCurrencySide: 'RECEIVING', lockedCurrencyAmount: arriving };
    const receiving = isAbove ? await quoteAndExecute(platform, { ...body, ...side }) : undefined;
    const ofAgent = async (little: object) => {
      const agent = await unlimitedAgent(platform, ends.from.customerId);
      return paysBeyond(platform, agent, { ...little, lockedCurrencyAmount });
    };
    const byAgent = littlePayout && (await optional(() => ofAgent(littlePayout)));
    const abroad =
      littleAbroad && (await quoteAndExecute(platform, { ...littleAbroad, lockedCurrencyAmount }));
    return { ...usedUp, later, atOnce, payout, receiving, byAgent, abroad };
  });
}

check.describe('above the daily volume,', () => {
  for (const [way, which, refused, moves] of [
    ['a payment', 'later', 'LIMIT-VOLUME-001', 'LIMIT-VOLUME-002'],
    ['a payment with immediatelyExecute', 'atOnce', 'LIMIT-VOLUME-004', 'LIMIT-VOLUME-005'],
    ['a payout', 'payout', 'LIMIT-VOLUME-006', 'LIMIT-VOLUME-007'],
  ] as const) {
    check(`${way} returns 429`, refused, async ({ run }) => {
      const { [which]: payment } = await paidAboveVolume(run);
      if (payment === undefined) undecided(NO_PAYOUT);

      expect(payment.reply).toBeRefused(429);
    });

    check(`${way} moves no money`, moves, async ({ run }) => {
      const { [which]: payment } = await paidAboveVolume(run);
      if (payment === undefined) undecided(NO_PAYOUT);

      const { debited, credited } = payment;
      expect([debited, credited], 'the amounts debited and credited').toEqual([0, 0]);
    });
  }

  for (const [what, which, row] of [
    ['a payment by an agent', 'byAgent', 'LIMIT-VOLUME-008'],
    ['a payment with a locked receiving amount', 'receiving', 'LIMIT-VOLUME-009'],
    ['a payment between two currencies', 'abroad', 'LIMIT-VOLUME-010'],
  ] as const) {
    check(`${what} returns 429`, row, async ({ run }) => {
      const { [which]: reply } = await paidAboveVolume(run);
      if (reply === undefined)
        undecided(`the run could not make ${KINDS[which]} that exceeds limits.dailyVolume`);

      // No service is owed payments of this kind: one that refuses them is not asked for its limit.
      if (!isSuccess(reply) && reply.status !== 429) {
        undecided(
          `${KINDS[which]} above the daily volume answered ${reply.status} and not 429, so the service may not serve the payment`,
          reply,
        );
      }
      expect(reply).toBeRefused(429);
    });
  }

  check(
    'the code of a 429, if shown, is DAILY_VOLUME_LIMIT_EXCEEDED',
    'LIMIT-VOLUME-003',
    async ({ run }) => {
      const { reply } = (await paidAboveVolume(run)).later;
      const code = errorCodeOf(reply);

      if (code === undefined)
        undecided(
          'the 429 to a payment above the daily volume shows no code, which the contract allows',
          reply,
        );
      expect(code, 'the code of the 429').toBe('DAILY_VOLUME_LIMIT_EXCEEDED');
    },
  );
});

check(
  'a payment that reaches exactly the daily volume is accepted',
  'LIMIT-VOLUME-011',
  async ({ run }) => {
    const { last, isBound } = await paidAboveVolume(run);

    // What counts toward the volume besides the amounts is open, such as fees; a single unit is not.
    if (!isBound && !isSuccess(last))
      undecided(
        `a payment of the rest of the daily volume answered ${last.status}; what counts toward the volume is left open`,
        last,
      );
    expect(last, 'a payment of the rest of the daily volume').toBeSuccess();
  },
);

const KINDS = {
  byAgent: 'a payment by an agent',
  receiving: 'a payment with a locked receiving amount',
  abroad: 'a payment into another currency',
};
const NO_PAYOUT = 'POST /quotes accepts no payout in USD, which the contract allows';
