import { bankOf } from '../../fixtures/areas/agents/governed.ts';
import { ASKS } from '../../fixtures/areas/agents/policy.ts';
import { agentOf, spender } from '../../fixtures/areas/agents/spender.ts';
import { AMOUNT } from '../../fixtures/areas/payments/quote.ts';
import { readTransaction, statusOf } from '../../fixtures/areas/payments/transaction.ts';
import { decide } from '../../fixtures/areas/transactions/calls.ts';
import {
  check,
  covers,
  describe,
  expect,
  member,
  requireSuccess,
  text,
  unreached,
} from '../../fixtures/index.ts';

describe('a transfer of an agent that needs approval', () => {
  for (const operation of ['agentCreateTransferOut', 'createTransferOut'] as const) {
    check(
      `does not arrive before it is approved: ${operation}`,
      covers('AGENT-APPROVAL-006'),
      async ({ platform }) => {
        const payer = await spender(platform);
        const { auth } = await agentOf(platform, payer, ASKS);
        const source = { accountId: payer.from.accountId };
        const destination = { accountId: (await bankOf(platform, payer)).id };
        const body = { source, destination, amount: AMOUNT };

        const reply = await platform.call(operation, { body, auth });

        const { json } = requireSuccess(platform, operation, reply, 'a transfer of an agent');
        const id =
          text(member(member(json, 'transaction'), 'id')) ??
          text(member(json, 'transactionId')) ??
          text(member(json, 'id')) ??
          unreached('the transfer names no transaction');
        expect(statusOf(await readTransaction(platform, id)), 'the status').not.toBe('COMPLETED');
        const approval = await decide(platform, 'approve', id);
        expect(approval, 'the approval').toBeSuccess();
      },
    );
  }
});
