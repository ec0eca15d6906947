import { bankOf } from '../../fixtures/areas/agents/governed.ts';
import {
  agentOf,
  creditedInTheEnd,
  newSpender,
  type Spender,
} from '../../fixtures/areas/agents/spender.ts';
import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { AMOUNT } from '../../fixtures/areas/payments/quote.ts';
import type { transferring } from '../../fixtures/areas/transactions/agent-transfer-waits.ts';
import { check, expect, isSuccess, type Platform, requireSuccess } from '../../fixtures/index.ts';

type Way = (typeof transferring)[keyof typeof transferring];

const OPERATIONS = {
  out: ['agentCreateTransferOut', 'createTransferOut'],
  in: ['agentCreateTransferIn', 'createTransferIn'],
} as const satisfies Record<Way, readonly (keyof typeof transferring)[]>;

/** A transfer out of what one customer has, to what another has: both may be one. */
async function transferBetween(platform: Platform, way: Way, source: Spender, to: Spender) {
  const held = ({ from }: Spender) => ({ accountId: from.accountId });
  const elsewhere = async (payer: Spender) => ({ accountId: (await bankOf(platform, payer)).id });
  return way === 'out'
    ? { source: held(source), destination: await elsewhere(to), amount: AMOUNT }
    : { source: await elsewhere(source), destination: held(to), amount: AMOUNT };
}

check.describe('a transfer by an agent', () => {
  for (const [way, what] of [
    ['out', "from another customer's internal account is refused"],
    ['in', "from another customer's external account is refused"],
  ] as const) {
    check(what, 'AGENT-SCOPE-011', async ({ platform }) => {
      const payer = await newSpender(platform);
      const other = await newSpender(platform);
      const { auth } = await agentOf(platform, payer);
      const own = await transferBetween(platform, way, payer, payer);
      const foreign = await transferBetween(platform, way, other, payer);
      const [first, second] = OPERATIONS[way];
      const control = await platform.call(first, { body: own, auth });
      requireSuccess(platform, first, control, 'a transfer that an agent may make');
      const isOpen = isSuccess(await platform.call(second, { body: own, auth }));
      const before = await balanceOf(platform, other.from);

      for (const operation of isOpen ? [first, second] : [first]) {
        const reply = await platform.call(operation, { body: foreign, auth });
        expect(reply, 'the transfer out of what another customer has').toBeRefused();
      }

      const moved = await creditedInTheEnd(platform, { to: other.from }, before);
      expect(moved, "the change of the other customer's balance").toBe(0);
    });
  }
});
