import { bankOf } from '../../fixtures/areas/agents/governed.ts';
import { limitOf, type PolicyMembers } from '../../fixtures/areas/agents/policy.ts';
import {
  agentOf,
  creditedInTheEnd,
  creditedSince,
  paid,
  pays,
  received,
  type Spender,
  spender,
  timesCredited,
} from '../../fixtures/areas/agents/spender.ts';
import { AMOUNT } from '../../fixtures/areas/payments/quote.ts';
import { check, expect, isSuccess, type Platform, setUp } from '../../fixtures/index.ts';

/** An agent that may spend so much of the payer's currency. */
function limited(platform: Platform, payer: Spender, members: PolicyMembers) {
  return agentOf(platform, payer, { spendingLimits: [limitOf('USD', members)] });
}

/** Holds that an agent's payment of an amount is refused for its limit, and credits nothing. */
async function expectBeyond(
  platform: Platform,
  payer: Spender,
  agent: Awaited<ReturnType<typeof limited>>,
  amount: number,
): Promise<void> {
  const before = await received(platform, payer);
  const reply = await pays(platform, agent, payer, { amount });
  expect(reply, `the payment of ${amount}, beyond the limit`).toBeError(403, 'FORBIDDEN');
  const credited = await creditedInTheEnd(platform, payer, before);
  expect(credited, 'the amount credited by the refused payment').toBe(0);
}

/** Holds that an agent's payment of an amount is accepted. */
async function expectWithin(
  platform: Platform,
  payer: Spender,
  agent: Awaited<ReturnType<typeof limited>>,
  amount: number,
): Promise<void> {
  const before = await received(platform, payer);
  expect(
    await pays(platform, agent, payer, { amount }),
    `the payment of ${amount}, within the limit`,
  ).toBeSuccess();
  await creditedSince(platform, payer, before);
}

check.describe("an agent's transaction limit", () => {
  const LIMIT = { perTransactionLimit: AMOUNT };

  check('accepts a payment of exactly its amount', 'AGENT-LIMIT-001', async ({ platform }) => {
    const payer = await spender(platform);

    await expectWithin(platform, payer, await limited(platform, payer, LIMIT), AMOUNT);
  });

  check('refuses a payment one unit above it', 'AGENT-LIMIT-002', async ({ platform }) => {
    const payer = await spender(platform);

    const agent = await limited(platform, payer, LIMIT);
    await paid(platform, agent, payer, { amount: AMOUNT - 100 });

    await expectBeyond(platform, payer, agent, AMOUNT + 1);
  });

  for (const [where, ...currencies] of [
    ['before', 'EUR', 'USD'],
    ['after', 'USD', 'EUR'],
  ] as const) {
    check(
      `applies if a limit in another currency is listed ${where} it`,
      'AGENT-LIMIT-002',
      async ({ platform }) => {
        const payer = await spender(platform);
        const spendingLimits = currencies.map((each) => limitOf(each, each === 'USD' ? LIMIT : {}));
        const agent = await agentOf(platform, payer, { spendingLimits });
        await paid(platform, agent, payer, { amount: AMOUNT - 100 });

        await expectBeyond(platform, payer, agent, AMOUNT + 1);
      },
    );
  }

  check('applies to POST /quotes/{quoteId}/execute', 'AGENT-LIMIT-010', async ({ platform }) => {
    const payer = await spender(platform);
    const agent = await limited(platform, payer, LIMIT);
    await paid(platform, agent, payer, { amount: AMOUNT - 100, route: 'platform' });
    const before = await received(platform, payer);

    const reply = await pays(platform, agent, payer, { amount: AMOUNT + 1, route: 'platform' });

    expect(reply, 'a payment of one unit above the limit').toBeError(403, 'FORBIDDEN');
    const credited = await creditedInTheEnd(platform, payer, before);
    expect(credited, 'the credited amount').toBe(0);
  });

  check('applies to transfers', 'AGENT-LIMIT-011', async ({ platform }) => {
    const payer = await spender(platform);
    const { auth } = await limited(platform, payer, LIMIT);
    const destination = { accountId: (await bankOf(platform, payer)).id };
    const source = { accountId: payer.from.accountId };
    const ends = { source, destination };

    for (const operation of ['agentCreateTransferOut', 'createTransferOut'] as const) {
      const within = { body: { ...ends, amount: AMOUNT - 100 }, auth };
      await setUp(platform, operation, within, 'a transfer within the limit');
      const reply = await platform.call(operation, {
        body: { ...ends, amount: AMOUNT + 1 },
        auth,
      });
      expect(reply, `${operation} of one unit above the limit`).toBeError(403, 'FORBIDDEN');
    }
  });
});

check.describe("an agent's daily limit", () => {
  const LIMIT = { dailyLimit: AMOUNT };

  check('accepts payments that reach it exactly', 'AGENT-LIMIT-003', async ({ platform }) => {
    const payer = await spender(platform);
    const agent = await limited(platform, payer, LIMIT);

    await expectWithin(platform, payer, agent, AMOUNT - 100);
    await expectWithin(platform, payer, agent, 100);
  });

  check(
    'refuses a payment that exceeds it by one unit',
    'AGENT-LIMIT-004',
    async ({ platform }) => {
      const payer = await spender(platform);
      const agent = await limited(platform, payer, LIMIT);
      await expectWithin(platform, payer, agent, AMOUNT - 100);

      await expectBeyond(platform, payer, agent, 101);
    },
  );

  check('does not count refused payments', 'AGENT-LIMIT-007', async ({ platform }) => {
    const payer = await spender(platform);
    const agent = await limited(platform, payer, LIMIT);
    await expectBeyond(platform, payer, agent, AMOUNT + 1);

    await expectWithin(platform, payer, agent, AMOUNT);
  });

  check('does not count payments by another agent', 'AGENT-LIMIT-008', async ({ platform }) => {
    const payer = await spender(platform);
    await expectWithin(platform, payer, await limited(platform, payer, LIMIT), AMOUNT);

    await expectWithin(platform, payer, await limited(platform, payer, LIMIT), AMOUNT);
  });

  check(
    'is not exceeded by payments sent at the same time',
    'AGENT-LIMIT-009',
    async ({ platform }) => {
      const payer = await spender(platform);
      const agent = await limited(platform, payer, LIMIT);
      const before = await received(platform, payer);

      const replies = await Promise.all([1, 2, 3].map(() => pays(platform, agent, payer)));

      const accepted = replies.filter(isSuccess);
      expect(accepted.length, 'payments accepted at the same time').toBeLessThanOrEqual(1);
      const times = await timesCredited(platform, payer, before, accepted.length);
      expect([0, 1], 'how many of the payments are credited').toContain(times);
      // Those at the same time may be refused for that alone.
      if (accepted.length === 0) await paid(platform, agent, payer);
    },
  );

  check('of two transactions refuses a third payment', 'AGENT-LIMIT-006', async ({ platform }) => {
    const payer = await spender(platform);
    const agent = await limited(platform, payer, { dailyTransactionLimit: 2 });
    await expectWithin(platform, payer, agent, 100);
    await expectWithin(platform, payer, agent, 100);

    await expectBeyond(platform, payer, agent, 100);
  });
});

check.describe("an agent's monthly limit", () => {
  check(
    'accepts payments up to it and refuses one unit more',
    'AGENT-LIMIT-005',
    async ({ platform }) => {
      const payer = await spender(platform);
      const agent = await limited(platform, payer, { monthlyLimit: AMOUNT });
      await expectWithin(platform, payer, agent, AMOUNT - 100);

      await expectBeyond(platform, payer, agent, 101);
      await expectWithin(platform, payer, agent, 100);
    },
  );
});
