import {
  reasonIn,
  recordOfAuthorization,
  statusOfAuthorization,
} from '../../fixtures/areas/card-transactions/declines.ts';
import { SHOP } from '../../fixtures/areas/card-transactions/event-body.ts';
import { newSpender } from '../../fixtures/areas/card-transactions/spender.ts';
import { check, expect, forAll } from '../../fixtures/index.ts';
import {
  descriptorEndingIn,
  descriptorNearlyEndingIn,
} from '../../generators/card-transactions/descriptor.ts';

const SMALL = 310;

check.describe('an authorization', () => {
  for (const [suffix, reason, row] of [
    ['002', 'INSUFFICIENT_FUNDS', 'CARD-TRANSACTION-REASON-020'],
    ['003', 'CARD_NOT_ACTIVE', 'CARD-TRANSACTION-REASON-021'],
  ] as const) {
    check(
      `whose descriptor ends in ${suffix} is declined with ${reason}`,
      row,
      async ({ platform }) => {
        const spender = await newSpender(platform);

        await forAll(
          descriptorEndingIn(suffix),
          async (descriptor) => {
            const merchant = { ...SHOP, descriptor };
            const record = await recordOfAuthorization(platform, spender, {
              amount: SMALL,
              merchant,
            });
            expect(reasonIn(record), 'the cardDeclinedReason of the authorization').toBe(reason);
          },
          4,
        );
      },
    );
  }

  check(
    'whose descriptor does not end in 002 or 003 is approved',
    'CARD-TRANSACTION-REASON-022',
    async ({ platform }) => {
      const spender = await newSpender(platform);

      await forAll(
        descriptorNearlyEndingIn,
        async (descriptor) => {
          const merchant = { ...SHOP, descriptor };
          const status = await statusOfAuthorization(platform, spender, {
            amount: SMALL,
            merchant,
          });
          expect(status, 'the status of the authorization').not.toBe('DECLINED');
        },
        12,
      );
    },
  );
});
