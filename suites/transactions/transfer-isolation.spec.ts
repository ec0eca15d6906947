import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { test } from '../../fixtures/check/test.ts';
import { otherPlatform } from '../../fixtures/platform/preconditions.ts';
import { isSuccess } from '../../fixtures/platform/reply.ts';
import { balance, bank, bench } from '../../fixtures/transactions/bench.ts';
import { directions, doneTransfer, transfer } from '../../fixtures/transactions/transfers.ts';

const rows = { in: 'TRANSFER-IN-011', out: 'TRANSFER-OUT-011' } as const;

for (const direction of directions) {
  test.describe(`a transfer ${direction}`, () => {
    test(
      "is not made on another platform's accounts",
      covers(rows[direction]),
      async ({ session, platform }) => {
        await doneTransfer(platform, direction);
        const { accountId } = await bench(platform);
        const { id: externalId } = await bank(platform);
        const before = await balance(platform);

        const reply = await transfer(otherPlatform(session), direction, { accountId, externalId });

        expect(isSuccess(reply), `the transfer answered ${reply.status}`).toBe(false);
        expect((await balance(platform)) - before, 'what came onto the account').toBe(0);
      },
    );
  });
}
