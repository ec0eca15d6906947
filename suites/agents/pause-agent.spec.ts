import { managedAgent } from '../../fixtures/areas/agents/agents.ts';
import { changeAgent, readAgent } from '../../fixtures/areas/agents/managed.ts';
import {
  agentOf,
  creditedInTheEnd,
  creditedSince,
  executes,
  pays,
  quotes,
  received,
  spender,
} from '../../fixtures/areas/agents/spender.ts';
import { quoteIn } from '../../fixtures/areas/payments/quote.ts';
import { check, covers, describe, expect, isSuccess, member } from '../../fixtures/index.ts';

const isPaid = (credited: number) => credited > 0;

describe('an agent that is paused', () => {
  check('is shown as paused until it goes on', covers('AGENT-PAUSE-001'), async ({ platform }) => {
    const { customerId } = await spender(platform);
    const agent = await managedAgent(platform, customerId);
    const shown = [member(await readAgent(platform, agent), 'isPaused')];

    for (const isPaused of [true, false]) {
      await changeAgent(platform, agent, { isPaused });
      shown.push(member(await readAgent(platform, agent), 'isPaused'));
    }

    expect(shown, 'before, while and after').toEqual([false, true, false]);
  });

  check('pays nothing', covers('AGENT-PAUSE-002'), async ({ platform }) => {
    const payer = await spender(platform);
    const agent = await agentOf(platform, payer);
    const quoted = await quotes(platform, agent, payer);
    const before = await received(platform, payer);

    await changeAgent(platform, agent, { isPaused: true });

    for (const route of ['agent', 'platform'] as const) {
      expect(await pays(platform, agent, payer, { route }), route).toBeRefused();
    }
    if (isSuccess(quoted)) {
      const late = await executes(platform, agent, quoteIn(quoted));
      expect(late, 'by a quote from before').toBeRefused();
    }
    const credited = await creditedInTheEnd(platform, payer, before);
    expect(credited, 'what was credited').toBe(0);
  });

  check('reads nothing', covers('AGENT-PAUSE-003'), async ({ platform }) => {
    const payer = await spender(platform);
    const agent = await agentOf(platform, payer);
    await changeAgent(platform, agent, { isPaused: true });

    const { auth, customerId } = agent;
    expect(await platform.call('listTransactions', { auth }), 'transactions').toBeRefused();
    const read = await platform.call('getCustomerById', { path: { customerId }, auth });
    expect(read, 'its customer').toBeRefused();
  });

  check('pays again once it goes on', covers('AGENT-PAUSE-004'), async ({ platform }) => {
    const payer = await spender(platform);
    const agent = await agentOf(platform, payer);
    await changeAgent(platform, agent, { isPaused: true });
    await changeAgent(platform, agent, { isPaused: false });
    const before = await received(platform, payer);

    expect(await pays(platform, agent, payer)).toBeSuccess();
    await creditedSince(platform, payer, before, isPaid);
  });

  check(
    'leaves another agent of its customer in force',
    covers('AGENT-PAUSE-005'),
    async ({ platform }) => {
      const payer = await spender(platform);
      const [paused, going] = [await agentOf(platform, payer), await agentOf(platform, payer)];
      const before = await platform.call('listTransactions', { auth: going.auth });
      await changeAgent(platform, paused, { isPaused: true });

      const reply = await platform.call('listTransactions', { auth: going.auth });

      expect(reply.status, 'an answer to the other').toBe(before.status);
    },
  );
});
