import { managedAgent } from '../../fixtures/areas/agents/agents.ts';
import { changeAgent, readAgent } from '../../fixtures/areas/agents/managed.ts';
import { allowedReads } from '../../fixtures/areas/agents/reads.ts';
import {
  agentOf,
  creditedInTheEnd,
  creditedSince,
  executes,
  openRoutes,
  paid,
  pays,
  quotes,
  received,
  spender,
} from '../../fixtures/areas/agents/spender.ts';
import { quoteIn } from '../../fixtures/areas/payments/quote.ts';
import { check, expect, isSuccess, member, requireSuccess } from '../../fixtures/index.ts';

check.describe('an agent that is paused', () => {
  check('is shown as paused until it is resumed', 'AGENT-PAUSE-001', async ({ platform }) => {
    const { customerId } = await spender(platform);
    const agent = await managedAgent(platform, customerId);
    const shown = [member(await readAgent(platform, agent), 'isPaused')];

    for (const isPaused of [true, false]) {
      await changeAgent(platform, agent, { isPaused });
      shown.push(member(await readAgent(platform, agent), 'isPaused'));
    }

    expect(shown, 'isPaused before, during and after the pause').toEqual([false, true, false]);
  });

  check('cannot make a payment', 'AGENT-PAUSE-002', async ({ platform }) => {
    const payer = await spender(platform);
    const agent = await agentOf(platform, payer);
    const routes = await openRoutes(platform);
    for (const route of routes) await paid(platform, agent, payer, { route });
    const quoted = await quotes(platform, agent, payer);
    const quote = quoteIn(requireSuccess(platform, 'agentCreateQuote', quoted, 'a quote'));
    const before = await received(platform, payer);

    await changeAgent(platform, agent, { isPaused: true });

    for (const route of routes) {
      expect(
        await pays(platform, agent, payer, { route }),
        `a payment of the paused agent, ${route} route`,
      ).toBeRefused();
    }
    const late = await executes(platform, agent, quote);
    expect(late, 'the execution of a quote from before the pause').toBeRefused();
    const credited = await creditedInTheEnd(platform, payer, before);
    expect(credited, 'the amount credited during the pause').toBe(0);
  });

  check('cannot make GET calls', 'AGENT-PAUSE-003', async ({ platform }) => {
    const payer = await spender(platform);
    const agent = await agentOf(platform, payer);
    const reads = await allowedReads(platform, agent);

    await changeAgent(platform, agent, { isPaused: true });

    for (const { what, read } of reads)
      expect(await read(), `the read of ${what} by the paused agent`).toBeRefused();
  });

  check('can pay again after it is resumed', 'AGENT-PAUSE-004', async ({ platform }) => {
    const payer = await spender(platform);
    const agent = await agentOf(platform, payer);
    await changeAgent(platform, agent, { isPaused: true });
    await changeAgent(platform, agent, { isPaused: false });
    const before = await received(platform, payer);

    expect(await pays(platform, agent, payer), 'a payment of the resumed agent').toBeSuccess();
    await creditedSince(platform, payer, before);
  });

  check(
    'does not affect another agent of the same customer',
    'AGENT-PAUSE-005',
    async ({ platform }) => {
      const payer = await spender(platform);
      const [paused, going] = [await agentOf(platform, payer), await agentOf(platform, payer)];
      const reads = await allowedReads(platform, going);

      await changeAgent(platform, paused, { isPaused: true });

      for (const { what, read } of reads) {
        expect(isSuccess(await read()), `whether the agent that is not paused reads ${what}`).toBe(
          true,
        );
      }
    },
  );
});
