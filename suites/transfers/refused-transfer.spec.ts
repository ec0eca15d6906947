import { balance, movedSince } from '../../fixtures/areas/transactions/measured-payer.ts';
import { directions, transfer } from '../../fixtures/areas/transfers/calls.ts';
import { doneTransfer } from '../../fixtures/areas/transfers/transfers.ts';
import { unknownEnds } from '../../fixtures/areas/transfers/unknown-ends.ts';
import { covers, expect, test } from '../../fixtures/index.ts';

const rows = {
  in: { money: 'TRANSFER-IN-008', amount: 'TRANSFER-IN-009' },
  out: { money: 'TRANSFER-OUT-008', amount: 'TRANSFER-OUT-009' },
} as const;

for (const direction of directions) {
  test.describe(`a transfer ${direction}`, () => {
    test(
      'moves nothing where it is refused',
      covers(rows[direction].money),
      async ({ platform }) => {
        await doneTransfer(platform, direction);
        const { there } = unknownEnds(platform);
        for (const wanted of [there, { amount: 0 }, { amount: -100 }]) {
          const before = await balance(platform);

          const reply = await transfer(platform, direction, wanted);

          const moved = await movedSince(platform, before, (each) => each === 0);
          // What is refused is a matter of other rows.
          expect(reply, 'a wrong transfer', ['G-162']).toBeRefused();
          expect(moved, 'what came onto the account').toBe(0);
        }
      },
    );

    test('is of an amount', covers(rows[direction].amount), async ({ platform }) => {
      await doneTransfer(platform, direction);
      // Without an amount, a transfer may take all there is (G-162).
      for (const amount of [-1, 0, 10.5, '10000']) {
        const before = await balance(platform);

        const reply = await transfer(platform, direction, { amount });

        const moved = await movedSince(platform, before, (each) => each === 0);
        if (amount === -1) expect(moved, 'what less than nothing moved').toBe(0);
        expect(reply, `a transfer of ${amount}`).toBeRefused(400);
      }
    });
  });
}
