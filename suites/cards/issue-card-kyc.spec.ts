import { cardIdsOf } from '../../fixtures/areas/cards/card-list.ts';
import { activeCard, cardholder } from '../../fixtures/areas/cards/cards.ts';
import { NOT_APPROVED, orderUnapproved } from '../../fixtures/areas/cards/unapproved-order.ts';
import type { KycStatus } from '../../fixtures/areas/customers/customers.ts';
import { covers, endByGap, expect, type Platform, settled, test } from '../../fixtures/index.ts';

/** Orders a card for a customer who is not approved, beside one of somebody who is. */
async function orderFor(platform: Platform, status: KycStatus) {
  const twin = await cardholder(platform);
  const card = await activeCard(platform, twin);
  return { twin, card, ...(await orderUnapproved(platform, status, twin)) };
}

test.describe('issuing a card', () => {
  for (const [status, row] of [
    ['UNVERIFIED', 'CARD-ISSUE-002'],
    ['PENDING', 'CARD-ISSUE-003'],
    ['REJECTED', 'CARD-ISSUE-004'],
  ] as const) {
    test(`to a cardholder with KYC ${status} is refused`, covers(row), async ({ platform }) => {
      const { reply } = await orderFor(platform, status);

      expect(reply).toBeError(400, NOT_APPROVED);
    });

    test(
      `leaves no card behind when refused for KYC ${status}`,
      covers('CARD-ISSUE-005'),
      async ({ platform }) => {
        const { twin, card, customerId } = await orderFor(platform, status);

        const listed = await settled(
          () => cardIdsOf(platform, twin.customerId),
          (ids) => ids.includes(card.id),
          platform.target.settleMs,
        );
        if (!listed.includes(card.id)) {
          endByGap(['G-01', 'G-42', 'G-44'], 'GET /cards does not show whose each card is');
        }
        expect(await cardIdsOf(platform, customerId)).toEqual([]);
      },
    );
  }
});
