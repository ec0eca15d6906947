import type { CardEvent } from '../../fixtures/areas/card-transactions/calls.ts';
import { purchaseBody, SHOP } from '../../fixtures/areas/card-transactions/event-body.ts';
import { statusIn, waitForRow } from '../../fixtures/areas/card-transactions/rows.ts';
import { newSpender, type Spender } from '../../fixtures/areas/card-transactions/spender.ts';
import {
  cleared,
  expired,
  opened,
  overcleared,
} from '../../fixtures/areas/card-transactions/states.ts';
import { bringTo } from '../../fixtures/areas/cards/cards.ts';
import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { check, expect, member, type Platform, text, undecided } from '../../fixtures/index.ts';

const SMALL = 310;

const PLACE = { city: 'Springfield', state: 'IL' };

/** What a card is charged where the network reports the place of the merchant. */
const placed = (spender: Spender) => purchaseBody(spender, SMALL, { ...SHOP, ...PLACE });

/** An authorization that shows the place of the merchant, which others are held to. */
async function placedPurchase(platform: Platform, spender: Spender) {
  const { id, record } = await opened(platform, 'authorization', spender, placed(spender));
  const place = placeIn(record);
  return place === ', '
    ? undecided('a simulated authorization shows neither the city nor the state of its merchant')
    : { id, place, record };
}

const clearedSmall: typeof expired = (platform, spender, row) =>
  cleared(platform, spender, row, SMALL);

/** Where a row shows the merchant to be. */
function placeIn(record: unknown): string {
  const merchant = member(record, 'merchant');
  return ['city', 'state'].map((name) => text(member(merchant, name)) ?? '').join(', ');
}

check.describe('a simulated', () => {
  for (const [requirement, how, ended, status] of [
    ['CARD-TRANSACTION-MERCHANT-005', 'is cleared', clearedSmall, 'SETTLED'],
    ['CARD-TRANSACTION-MERCHANT-007', 'is VOIDED', expired, 'VOIDED'],
  ] as const) {
    check(
      `authorization keeps the merchant's city and state when it ${how}`,
      requirement,
      async ({ platform }) => {
        const spender = await newSpender(platform);
        const { id, place } = await placedPurchase(platform, spender);

        await ended(platform, spender, { id });

        const isThere = (each: unknown) => statusIn(each) === status;
        const after = await waitForRow(platform, spender.card.id, id, isThere);
        expect(placeIn(after), 'the city and state of the merchant afterwards').toBe(place);
      },
    );
  }

  check(
    "authorization that is DECLINED shows the merchant's city and state",
    'CARD-TRANSACTION-MERCHANT-006',
    async ({ platform }) => {
      const spender = await newSpender(platform);
      const { place } = await placedPurchase(platform, spender);
      await bringTo(platform, spender.card, 'FROZEN');

      const declined = await opened(platform, 'authorization', spender, placed(spender));

      expect(
        placeIn(declined.record),
        'the city and state of the merchant on the DECLINED row',
      ).toBe(place);
    },
  );

  for (const [event, requirement] of [
    ['financial_authorization', 'CARD-TRANSACTION-MERCHANT-008'],
    ['credit_authorization', 'CARD-TRANSACTION-MERCHANT-009'],
    ['financial_credit_authorization', 'CARD-TRANSACTION-MERCHANT-010'],
  ] as const satisfies readonly (readonly [CardEvent, string])[]) {
    check(`${event} shows the merchant's city and state`, requirement, async ({ platform }) => {
      const spender = await newSpender(platform);
      const { place } = await placedPurchase(platform, spender);

      const { record } = await opened(platform, event, spender, placed(spender));

      expect(placeIn(record), `the city and state of the merchant of the ${event}`).toBe(place);
    });
  }

  check(
    "authorization keeps the merchant's city and state when partially settled",
    'CARD-TRANSACTION-MERCHANT-011',
    async ({ platform }) => {
      const spender = await newSpender(platform);
      const { id, place, record } = await placedPurchase(platform, spender);

      await cleared(platform, spender, { id }, SMALL - 10);

      const isMoved = (each: unknown) => statusIn(each) !== statusIn(record);
      const after = await waitForRow(platform, spender.card.id, id, isMoved);
      expect(placeIn(after), 'the city and state of the merchant after the clearing').toBe(place);
    },
  );

  check(
    "authorization keeps the merchant's city and state when it becomes EXCEPTION",
    'CARD-TRANSACTION-MERCHANT-012',
    async ({ platform }) => {
      const spender = await newSpender(platform);
      const { id, place } = await placedPurchase(platform, spender);
      const left = await balanceOf(platform, spender);

      await overcleared(platform, spender, { id }, 2 * left + 10_000);

      const isThere = (each: unknown) => statusIn(each) === 'EXCEPTION';
      const after = await waitForRow(platform, spender.card.id, id, isThere);
      if (!isThere(after))
        undecided(
          `a purchase that was cleared above the balance is ${statusIn(after)} and not EXCEPTION`,
        );
      expect(placeIn(after), 'the city and state of the merchant of the EXCEPTION').toBe(place);
    },
  );
});
