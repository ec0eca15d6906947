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

const transfers = [
  ['out', 'agentCreateTransferOut'],
  ['out', 'createTransferOut'],
  ['in', 'agentCreateTransferIn'],
  ['in', 'createTransferIn'],
] as const;

describe('a transfer that needs approval', () => {
  for (const [way, operation] of transfers) {
    check(
      `does not complete unapproved: ${operation}`,
      covers('AGENT-APPROVAL-006'),
      async ({ platform }) => {
        const payer = await spender(platform);
        const { auth } = await agentOf(platform, payer, ASKS);
        const ends = [
          { accountId: payer.from.accountId },
          { accountId: (await bankOf(platform, payer)).id },
        ];
        const [source, destination] = way === 'out' ? ends : ends.toReversed();
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
