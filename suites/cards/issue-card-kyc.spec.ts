import { cardIdsOf } from '../../fixtures/areas/cards/card-list.ts';
import { activeCard, cardholder, cardOrder } from '../../fixtures/areas/cards/cards.ts';
import {
  looksAtHolderFirst,
  NOT_APPROVED,
  restsOfRefusal,
  unapprovedHolder,
} from '../../fixtures/areas/cards/unapproved-holder.ts';
import { covers, endByGap, expect, settled, test } from '../../fixtures/index.ts';

test.describe('issuing a card', () => {
  for (const [status, row] of [
    ['UNVERIFIED', 'CARD-ISSUE-002'],
    ['PENDING', 'CARD-ISSUE-003'],
    ['REJECTED', 'CARD-ISSUE-004'],
  ] as const) {
    test(`to a cardholder with KYC ${status} is refused`, covers(row), async ({ platform }) => {
      const approved = await cardholder(platform);
      // The positive control: a cardholder who is approved has a card.
      await activeCard(platform, approved);
      const holder = await unapprovedHolder(platform, status, approved);

      const reply = await platform.api.createCard({ body: cardOrder(platform, holder) });

      const rests = restsOfRefusal(holder, reply);
      const isOfHolder =
        rests !== undefined &&
        holder.accountId === approved.accountId &&
        (await looksAtHolderFirst(platform, status, approved));
      // Which of two faults is answered is open, but not of whom: no other status hides this fault.
      expect(reply, 'the order', isOfHolder ? [] : rests).toBeError(400, NOT_APPROVED);
    });

    test(
      `leaves no card behind when refused for KYC ${status}`,
      covers('CARD-ISSUE-005'),
      async ({ platform }) => {
        const approved = await cardholder(platform);
        const card = await activeCard(platform, approved);
        const holder = await unapprovedHolder(platform, status, approved);

        await platform.api.createCard({ body: cardOrder(platform, holder) });

        const listed = await settled(
          () => cardIdsOf(platform, approved.customerId),
          (ids) => ids.includes(card.id),
          platform.target.settleMs,
        );
        if (!listed.includes(card.id)) {
          endByGap(['G-01', 'G-42', 'G-44'], 'GET /cards does not show whose each card is');
        }
        expect(await cardIdsOf(platform, holder.customerId)).toEqual([]);
      },
    );
  }
});
