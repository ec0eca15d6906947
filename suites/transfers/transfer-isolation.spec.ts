import { agentAuth } from '../../fixtures/areas/agents/agents.ts';
import {
  balance,
  bank,
  movedSince,
  payerFor,
} from '../../fixtures/areas/transactions/measured-payer.ts';
import { directions, transfer, transferOperations } from '../../fixtures/areas/transfers/calls.ts';
import { lastingTransfer } from '../../fixtures/areas/transfers/transfers.ts';
import { check, expect, otherPlatform, requireSuccess, unreached } from '../../fixtures/index.ts';

const rows = { in: 'TRANSFER-IN-011', out: 'TRANSFER-OUT-011' } as const;
const agentRows = { in: 'TRANSFER-IN-015', out: 'TRANSFER-OUT-016' } as const;

for (const direction of directions) {
  check.describe(`a transfer-${direction}`, () => {
    check(
      'with both accounts at another platform is refused',
      rows[direction],
      async ({ run, platform }) => {
        await lastingTransfer(platform, direction);
        const { accountId } = await payerFor(platform);
        const { id: externalId } = await bank(platform);
        const before = await balance(platform);

        const reply = await transfer(otherPlatform(run), direction, { accountId, externalId });

        expect(reply, 'the transfer by another platform').toBeRefused();
        expect((await balance(platform)) - before, 'the amount credited to the account').toBe(0);
      },
    );

    check(
      'with only the internal account at another platform is refused',
      rows[direction],
      async ({ run, platform }) => {
        const other = otherPlatform(run);
        for (const each of [platform, other]) await lastingTransfer(each, direction);
        const { accountId, currency } = await payerFor(platform);
        if ((await payerFor(other)).currency !== currency) {
          unreached(`the other platform has no account in ${currency} for its customer`);
        }
        const before = [await balance(platform), await balance(other)];

        const reply = await transfer(other, direction, { accountId });

        expect(reply, 'the transfer by another platform').toBeRefused();
        const after = [await balance(platform), await balance(other)];
        expect(after, 'the balances of the accounts of both platforms').toEqual(before);
      },
    );

    check(
      'by an agent of another customer is refused',
      agentRows[direction],
      async ({ platform }) => {
        const auth = await agentAuth(platform);
        await lastingTransfer(platform, direction);
        const before = await balance(platform);

        const reply = await transfer(platform, direction, { auth });

        expect(reply, "the transfer by another customer's agent").toBeRefused();
        expect((await balance(platform)) - before, 'the amount credited to the account').toBe(0);
      },
    );

    check(
      "repeated with its Idempotency-Key by another customer's agent is refused",
      agentRows[direction],
      async ({ platform }) => {
        const auth = await agentAuth(platform);
        await lastingTransfer(platform, direction);
        const before = await balance(platform);
        const key = platform.uniqueKey();
        const first = await transfer(platform, direction, { key });
        requireSuccess(platform, transferOperations[direction], first, 'a transfer under a key');

        const reply = await transfer(platform, direction, { auth, key });

        // What moves late would show in the next check.
        await movedSince(platform, before, (moved) => moved !== 0);
        expect(reply, "the transfer by another customer's agent").toBeRefused();
      },
    );
  });
}

check(
  'a transfer-in from an external account of another platform is refused',
  'TRANSFER-IN-014',
  async ({ run, platform }) => {
    const other = otherPlatform(run);
    await lastingTransfer(platform, 'in');
    const { id: externalId, currency } = await bank(platform);
    await lastingTransfer(other, 'in');
    if ((await payerFor(other)).currency !== currency) {
      unreached(`the other platform has no account in ${currency} for its customer`);
    }
    const before = await balance(other);

    const reply = await transfer(other, 'in', { externalId });

    expect(reply, 'the transfer in by another platform').toBeRefused();
    expect((await balance(other)) - before, 'the amount credited to the account').toBe(0);
  },
);
