import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { test } from '../../fixtures/check/test.ts';
import { drive } from '../../fixtures/platform/drive.ts';
import { member } from '../../fixtures/platform/reply.ts';
import { beginChange } from '../../fixtures/wallet/contact-change.ts';
import { newContact } from '../../fixtures/wallet/contact-state.ts';
import { sharedWallet } from '../../fixtures/wallet/wallet.ts';

const RENAMED = 'Conformance Renamed';

test.describe('a change of contact', () => {
  test(
    'keeps what else the update asks for waiting',
    covers('EMAIL-CHANGE-009'),
    async ({ platform }) => {
      const { customerId } = await sharedWallet(platform);
      const path = { customerId };
      const nameOf = async () => {
        const { json } = await drive(platform, 'getCustomerById', { path }, 'reading a customer');
        return member(json, 'fullName');
      };
      const before = await nameOf();
      const contact = newContact(platform, 'EMAIL_OTP');
      await beginChange(platform, { customerId }, 'EMAIL_OTP', contact, { fullName: RENAMED });

      expect(await nameOf(), 'the name before a signature').toBe(before);
    },
  );
});
