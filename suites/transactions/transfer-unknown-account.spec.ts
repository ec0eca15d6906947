import { expectByGap } from '../../fixtures/check/by-gap.ts';
import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { test } from '../../fixtures/check/test.ts';
import { isSuccess } from '../../fixtures/platform/reply.ts';
import { refusedTransfer, unknownEnds } from '../../fixtures/transactions/refused-transfer.ts';
import { directions } from '../../fixtures/transactions/transfers.ts';

const rows = {
  in: { here: 'TRANSFER-IN-007', there: 'TRANSFER-IN-006' },
  out: { here: 'TRANSFER-OUT-006', there: 'TRANSFER-OUT-007' },
} as const;

for (const direction of directions) {
  test.describe(`a transfer ${direction}`, () => {
    for (const end of ['here', 'there'] as const) {
      const where = end === 'here' ? 'internal' : 'external';

      test(
        `needs an ${where} account that exists`,
        covers(rows[direction][end]),
        async ({ platform }) => {
          const { reply } = await refusedTransfer(platform, direction, unknownEnds(platform)[end]);

          expect(isSuccess(reply), `the transfer answered ${reply.status}`).toBe(false);
          expectByGap('G-162', reply.status === 404, `the transfer answered ${reply.status}`);
        },
      );
    }
  });
}
