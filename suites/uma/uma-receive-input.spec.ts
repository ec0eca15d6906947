import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { changedBalance } from '../../fixtures/areas/payments/balance.ts';
import { umaUser } from '../../fixtures/areas/uma/addresses.ts';
import { sandboxReceive } from '../../fixtures/areas/uma/calls.ts';
import {
  expectNotLookedFor,
  expectReceived,
  unpaidUser,
} from '../../fixtures/areas/uma/received.ts';
import { check, expect, isSuccess, unreached } from '../../fixtures/index.ts';

const faults = [
  ['with an amount of zero', { receivingCurrencyAmount: 0 }, 'UMA-RECEIVE-006'],
  ['with a negative amount', { receivingCurrencyAmount: -500 }, 'UMA-RECEIVE-007'],
  ['with a fractional amount', { receivingCurrencyAmount: 10.5 }, 'UMA-RECEIVE-008'],
  ['in an unknown currency', { receivingCurrencyCode: 'XXQ' }, 'UMA-RECEIVE-009'],
  [
    'with a receiverUmaAddress that is not well formed',
    { receiverUmaAddress: 'robin' },
    'UMA-RECEIVE-010',
  ],
  [
    'with a senderUmaAddress that is not well formed',
    { senderUmaAddress: 'robin' },
    'UMA-RECEIVE-011',
  ],
] as const;

const required = [
  'senderUmaAddress',
  'receiverUmaAddress',
  'receivingCurrencyCode',
  'receivingCurrencyAmount',
] as const;

check.describe('POST /sandbox/uma/receive', () => {
  for (const [fault, members, row] of faults) {
    check(`${fault} returns 400`, row, async ({ platform }) => {
      const user = await unpaidUser(platform);
      const before = await balanceOf(platform, user);

      const reply = await sandboxReceive(platform, user, members);

      if (isSuccess(reply)) {
        // Whether it may be accepted is left open. That the user loses money by it is not, nor that an
        // amount is a whole number.
        const after = await changedBalance(platform, user, before);
        expect(after, 'the balance after the request, which does not fall').not.toBeLessThan(
          before,
        );
        expect(
          Number.isInteger(after - before),
          `whether ${after - before} is a whole number of units`,
        ).toBe(true);
        // An account is not kept in a currency that does not exist, so its money cannot arrive there.
        if (row === 'UMA-RECEIVE-009')
          expect(after, 'the balance after the refused request').toBe(before);
      }
      if (row === 'UMA-RECEIVE-010') expectNotLookedFor(reply, members.receiverUmaAddress);
      // Which of the codes for it is that of this call, the contract does not say.
      expect(reply).toBeRefused(400);
    });
  }

  check(
    'with a fractional amount leaves the balance a whole number',
    'UMA-RECEIVE-017',
    async ({ platform }) => {
      const user = await umaUser(platform);
      const before = await balanceOf(platform, user);
      if (!Number.isInteger(before))
        unreached(`the balance of the account is shown as ${before} and not as a whole number`);
      await sandboxReceive(platform, user, { receivingCurrencyAmount: 10.5 });

      expectReceived(await sandboxReceive(platform, user), 'the valid payment');

      const balance = await changedBalance(platform, user, before);
      expect(
        Number.isInteger(balance),
        `whether the balance ${balance} is a whole number of units`,
      ).toBe(true);
    },
  );

  check('without a required member returns 400', 'UMA-RECEIVE-013', async ({ platform }) => {
    for (const name of required) {
      const user = await unpaidUser(platform);

      const reply = await sandboxReceive(platform, user, { [name]: undefined });

      expect(reply, `a request without ${name}`).toBeError(400, 'INVALID_INPUT');
    }
  });

  check('that is refused does not credit the receiver', 'UMA-RECEIVE-014', async ({ platform }) => {
    const known = await unpaidUser(platform);
    for (const members of [
      ...faults.map(([, each]) => each),
      ...required.map((name) => ({ [name]: undefined })),
    ]) {
      const before = await balanceOf(platform, known);

      const reply = await sandboxReceive(platform, known, members);

      // What is accepted may arrive a moment later, beside the next that is refused.
      if (isSuccess(reply)) await changedBalance(platform, known, before);
      else
        expect(
          await balanceOf(platform, known),
          `the balance after a request with ${JSON.stringify(members)}`,
        ).toBe(before);
    }
  });
});
