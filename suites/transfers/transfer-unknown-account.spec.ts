import { directions, transfer } from '../../fixtures/areas/transfers/calls.ts';
import { lastingTransfer } from '../../fixtures/areas/transfers/transfers.ts';
import { unknownEnds } from '../../fixtures/areas/transfers/unknown-ends.ts';
import { check, expect } from '../../fixtures/index.ts';

const rows = {
  in: { here: 'TRANSFER-IN-007', there: 'TRANSFER-IN-006' },
  out: { here: 'TRANSFER-OUT-006', there: 'TRANSFER-OUT-007' },
} as const;

for (const direction of directions) {
  check.describe(`a transfer-${direction}`, () => {
    for (const end of ['here', 'there'] as const) {
      const where = end === 'here' ? 'internal' : 'external';

      check(
        `with an unknown ${where} account returns 404`,
        rows[direction][end],
        async ({ platform }) => {
          await lastingTransfer(platform, direction);
          const { [end]: unknown } = unknownEnds(platform);

          const reply = await transfer(platform, direction, unknown);

          expect(reply).toBeRefused(404);
        },
      );
    }
  });
}
