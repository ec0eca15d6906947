import { activeCard, cardholder, cardOrder } from '../../fixtures/areas/cards/cards.ts';
import { accountIdsOf } from '../../fixtures/areas/internal-accounts/internal-accounts.ts';
import { newBusiness } from '../../fixtures/areas/verifications/businesses.ts';
import { check, expect } from '../../fixtures/index.ts';

check.describe('issuing a card', () => {
  check('to a business that is not verified is refused', 'CARD-ISSUE-007', async ({ platform }) => {
    const approved = await cardholder(platform);
    // The positive control: a cardholder who is approved has a card.
    await activeCard(platform, approved);
    const customerId = await newBusiness(platform);
    const [accountId = approved.accountId] = await accountIdsOf(platform, customerId);

    const body = cardOrder(platform, { customerId, accountId });
    const reply = await platform.api.createCard({ body });

    expect(reply, 'the order for the business').toBeRefused();
  });
});
