import { expectByGap } from '../../fixtures/check/by-gap.ts';
import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { test } from '../../fixtures/check/test.ts';
import { NEUTRAL, newExternalAccount } from '../../fixtures/payments/external-account.ts';
import type { Platform } from '../../fixtures/platform/platform.ts';
import { otherPlatform } from '../../fixtures/platform/preconditions.ts';
import { isSuccess } from '../../fixtures/platform/reply.ts';
import { balance, bank, bench, movedSince } from '../../fixtures/transactions/bench.ts';
import {
  type Direction,
  directions,
  doneTransfer,
  transfer,
  type WantedTransfer,
} from '../../fixtures/transactions/transfers.ts';
import { uuidFor } from '../../fixtures/transactions/uuid.ts';

const rows = {
  in: {
    here: 'TRANSFER-IN-007',
    there: 'TRANSFER-IN-006',
    money: 'TRANSFER-IN-008',
    amount: 'TRANSFER-IN-009',
    currency: 'TRANSFER-IN-010',
    foreign: 'TRANSFER-IN-011',
  },
  out: {
    here: 'TRANSFER-OUT-006',
    there: 'TRANSFER-OUT-007',
    money: 'TRANSFER-OUT-008',
    amount: 'TRANSFER-OUT-009',
    currency: 'TRANSFER-OUT-010',
    foreign: 'TRANSFER-OUT-011',
  },
} as const;

/** Accounts that no service has given out. */
function unknown(platform: Platform) {
  const uuid = uuidFor(platform.unique());
  return {
    here: { accountId: `InternalAccount:${uuid}` },
    there: { externalId: `ExternalAccount:${uuid}` },
  };
}

/** A transfer that is to be refused, after one that was made. */
async function refused(platform: Platform, direction: Direction, wanted: WantedTransfer) {
  await doneTransfer(platform, direction);
  const before = await balance(platform);
  const reply = await transfer(platform, direction, wanted);
  const moved = await movedSince(platform, before, (each) => each === 0);
  return { reply, moved };
}

for (const direction of directions) {
  test.describe(`a transfer ${direction}`, () => {
    for (const end of ['here', 'there'] as const) {
      const where = end === 'here' ? 'internal' : 'external';

      test(
        `needs an ${where} account that exists`,
        covers(rows[direction][end]),
        async ({ platform }) => {
          const { reply } = await refused(platform, direction, unknown(platform)[end]);

          expect(isSuccess(reply), `the transfer answered ${reply.status}`).toBe(false);
          expectByGap('G-162', reply.status === 404, `the transfer answered ${reply.status}`);
        },
      );
    }

    test(
      'moves nothing where it is refused',
      covers(rows[direction].money),
      async ({ platform }) => {
        const { there } = unknown(platform);
        for (const wanted of [there, { amount: 0 }, { amount: -100 }]) {
          const { reply, moved } = await refused(platform, direction, wanted);

          if (isSuccess(reply)) expectByGap('G-162', false, `it answered ${reply.status}`);
          expect(moved, 'what came onto the account').toBe(0);
        }
      },
    );

    test('is of an amount', covers(rows[direction].amount), async ({ platform }) => {
      for (const amount of [0, -1, 10.5, '10000', null]) {
        const { reply } = await refused(platform, direction, { amount });

        expectByGap('G-162', reply.status === 400, `${amount} is answered ${reply.status}`);
      }
    });

    test('stays within one currency', covers(rows[direction].currency), async ({ platform }) => {
      const { customerId, currency } = await bench(platform);
      const kind = currency === 'MXN' ? 'EUR_ACCOUNT' : 'MXN_ACCOUNT';
      const { id: externalId } = await newExternalAccount(platform, customerId, {
        kind,
        suffix: NEUTRAL,
      });

      const { reply, moved } = await refused(platform, direction, { externalId });

      expectByGap('G-162', !isSuccess(reply), `it is answered ${reply.status}`);
      expect(moved, 'what came onto the account').toBe(0);
    });

    test(
      "is not made on another platform's accounts",
      covers(rows[direction].foreign),
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
