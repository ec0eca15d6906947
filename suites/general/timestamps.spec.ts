import { readCard, sharedCard } from '../../fixtures/areas/cards/cards.ts';
import { newCustomer } from '../../fixtures/areas/customers/customers.ts';
import { check, expectNoFinding, lacksAll, optional } from '../../fixtures/index.ts';

// Every answer is judged in passing; these show what a service dates, as far as it has it.
check.describe('timestamps', () => {
  for (const [fact, row] of [
    ['are strings', 'GEN-TIME-001'],
    ['are dates and times in ISO 8601 form', 'GEN-TIME-002'],
    ['are in UTC', 'GEN-TIME-003'],
  ] as const) {
    check(fact, row, async ({ platform }) => {
      const { target } = platform;
      if (!target.has('customers') && !target.has('cards'))
        lacksAll(platform, 'customers', 'cards');
      if (target.has('customers')) {
        const { id: customerId } = await newCustomer(platform);
        await platform.api.updateCustomerById({ customerId, body: { customerType: 'INDIVIDUAL' } });
        await platform.api.getCustomerById({ customerId });
        await platform.api.listCustomers();
      }
      const card = target.has('cards') ? await optional(() => sharedCard(platform)) : undefined;
      if (card !== undefined) {
        await readCard(platform, card);
        if (target.has('cards.pin-entry')) await platform.api.getCardPinEntryUrl({ id: card.id });
      }

      expectNoFinding(row);
    });
  }
});
