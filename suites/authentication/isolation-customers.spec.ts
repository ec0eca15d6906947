import {
  type Cardholder,
  cardholder,
  cardOrder,
  close,
  unreadCard,
} from '../../fixtures/areas/cards/cards.ts';
import { newCustomer, updateCustomer } from '../../fixtures/areas/customers/customers.ts';
import { check, expect, member, otherPlatform } from '../../fixtures/index.ts';

const FOREIGN_NAME = 'Sample Foreigner';

check.describe('another platform', () => {
  check(
    'cannot change a customer of this platform',
    'AUTH-PLATFORM-003',
    async ({ run, platform }) => {
      const { id: customerId } = await newCustomer(platform);
      const body = { customerType: 'INDIVIDUAL', fullName: FOREIGN_NAME };

      const reply = await otherPlatform(run).api.updateCustomerById({ customerId, body });

      expect(reply, 'the change by another platform').toBeRefused();
      const { json } = await platform.api.getCustomerById({ customerId });
      expect(member(json, 'fullName'), 'the fullName after the refused change').not.toBe(
        FOREIGN_NAME,
      );
      await updateCustomer(platform, customerId);
    },
  );

  for (const [what, row, mixedIn] of [
    ['to a customer of this platform', 'AUTH-PLATFORM-004', ({ customerId }) => ({ customerId })],
    [
      'against an internal account of this platform',
      'AUTH-PLATFORM-005',
      ({ accountId }) => ({ accountId }),
    ],
  ] as const satisfies [string, string, (holder: Cardholder) => Partial<Cardholder>][]) {
    check(`cannot issue a card ${what}`, row, async ({ run, platform }) => {
      const other = otherPlatform(run);
      const foreign = await cardholder(platform);

      // Mixed with what is its own, and wholly foreign: an account has to be the cardholder's.
      for (const mixed of [mixedIn(foreign), foreign]) {
        const own = await cardholder(other);
        // Of its own it can order a card, and there is room for one.
        await close(other, await unreadCard(other, own));
        const reply = await other.api.createCard({ body: cardOrder(other, { ...own, ...mixed }) });

        expect(reply, 'the order by another platform').toBeRefused();
      }
    });
  }
});
