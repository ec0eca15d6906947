import { cardIdsOf, listedCard } from '../../fixtures/areas/cards/card-list.ts';
import { activeCard, cardholder, cardOrder } from '../../fixtures/areas/cards/cards.ts';
import {
  NOT_APPROVED,
  orderOf,
  unapprovedHolder,
} from '../../fixtures/areas/cards/unapproved-holder.ts';
import { check, expect, member, unreached, waitFor } from '../../fixtures/index.ts';

check.describe('POST /cards', () => {
  for (const [status, row] of [
    ['UNVERIFIED', 'CARD-ISSUE-002'],
    ['PENDING', 'CARD-ISSUE-003'],
    ['REJECTED', 'CARD-ISSUE-004'],
  ] as const) {
    check(
      `for a cardholder with KYC ${status} returns ${NOT_APPROVED}`,
      row,
      async ({ platform }) => {
        const approved = await cardholder(platform);
        // The positive control: a cardholder who is approved has a card.
        await activeCard(platform, approved);
        const holder = await unapprovedHolder(platform, status, approved);

        const reply = await platform.api.createCard({ body: cardOrder(platform, holder) });

        expect(reply, orderOf(holder, reply)).toBeError(400, NOT_APPROVED);
      },
    );

    check(
      `for a cardholder with KYC ${status} creates no card`,
      'CARD-ISSUE-005',
      async ({ platform }) => {
        const approved = await cardholder(platform);
        const card = await activeCard(platform, approved);
        const holder = await unapprovedHolder(platform, status, approved);

        await platform.api.createCard({ body: cardOrder(platform, holder) });

        const listed = await waitFor(
          () => listedCard(platform, approved.customerId, card.id),
          (row) => row !== undefined,
          platform.target.settleMs,
        );
        // However long one waits, it will not name its cardholder.
        if (member(listed, 'cardholderId') !== approved.customerId) {
          unreached('GET /cards does not show the cardholderId of each card');
        }
        expect(
          await cardIdsOf(platform, holder.customerId),
          'the ids of the cards of the cardholder without approval',
        ).toEqual([]);
      },
    );
  }
});
