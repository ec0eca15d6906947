import { readCard, sharedCard } from '../../fixtures/areas/cards/cards.ts';
import { newCustomer } from '../../fixtures/areas/customers/customers.ts';
import { covers, expectNoFinding, ifReached, type Platform, test } from '../../fixtures/index.ts';

/** Has the service show what it dates, as far as it has it. */
async function showDated(platform: Platform): Promise<void> {
  const { target } = platform;
  if (target.has('customers')) {
    const { id: customerId } = await newCustomer(platform);
    const body = { customerType: 'INDIVIDUAL' };
    await platform.call('updateCustomerById', { path: { customerId }, body });
    await platform.call('getCustomerById', { path: { customerId } });
    await platform.call('listCustomers', {});
  }
  const card = target.has('cards') ? await ifReached(() => sharedCard(platform)) : undefined;
  if (card !== undefined) {
    await readCard(platform, card);
    await platform.call('getCardPinEntryUrl', { path: { id: card.id } });
  }
}

test.describe('timestamps', () => {
  for (const [fact, row] of [
    ['are strings', 'GEN-TIME-001'],
    ['are dates and times of ISO 8601', 'GEN-TIME-002'],
    ['are in UTC', 'GEN-TIME-003'],
  ] as const) {
    test(fact, covers(row), async ({ platform }) => {
      await showDated(platform);

      expectNoFinding(row);
    });
  }
});
