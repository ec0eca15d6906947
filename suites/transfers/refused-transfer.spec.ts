import { balance, movedSince } from '../../fixtures/areas/transactions/measured-payer.ts';
import { directions, transfer } from '../../fixtures/areas/transfers/calls.ts';
import {
  doneTransfer,
  isInUnit,
  lastingTransfer,
} from '../../fixtures/areas/transfers/transfers.ts';
import { unknownEnds } from '../../fixtures/areas/transfers/unknown-ends.ts';
import { check, expect } from '../../fixtures/index.ts';

const rows = {
  in: { money: 'TRANSFER-IN-008', amount: 'TRANSFER-IN-009' },
  out: { money: 'TRANSFER-OUT-008', amount: 'TRANSFER-OUT-009' },
} as const;

for (const direction of directions) {
  check.describe(`a transfer-${direction}`, () => {
    check('that is refused moves no money', rows[direction].money, async ({ platform }) => {
      await lastingTransfer(platform, direction);
      const { there } = unknownEnds(platform);
      for (const wanted of [there, { amount: 0 }, { amount: -100 }]) {
        const before = await balance(platform);

        const reply = await transfer(platform, direction, wanted);

        const moved = await movedSince(platform, before, (each) => each === 0);
        // What is refused is a matter of other rows.
        expect(reply, 'a transfer with a fault').toBeRefused();
        expect(moved, 'the amount credited to the account').toBe(0);
      }
    });

    check('with an invalid amount returns 400', rows[direction].amount, async ({ platform }) => {
      const done = await doneTransfer(platform, direction);
      // Without an amount, a transfer may take all there is (G-162).
      const amounts = [-1, 0, 10.5, '10000'];
      const replies = [];
      for (const amount of amounts) {
        const before = await balance(platform);
        replies.push(await transfer(platform, direction, { amount }));
        const moved = await movedSince(platform, before, (each) => each === 0);
        // Of a smallest unit, which the transfer before was told in, there is no part to be moved.
        const isPart = amount === 10.5 && isInUnit(done.moved);
        if (isPart || amount === 0 || amount === -1) {
          expect(moved, `the amount credited to the account by a transfer of ${amount}`).toBe(0);
        }
      }

      for (const [at, reply] of replies.entries()) {
        expect(reply, `a transfer of ${amounts[at]}`).toBeRefused(400);
      }
    });
  });
}
