import { agedCustomer } from '../../fixtures/areas/contact-verification/aged.ts';
import { channels, rows } from '../../fixtures/areas/contact-verification/calls.ts';
import {
  expectExpired,
  expectUnverified,
} from '../../fixtures/areas/contact-verification/rules.ts';
import { verifiedContact } from '../../fixtures/areas/contact-verification/verified.ts';
import { check, covers, describe } from '../../fixtures/index.ts';

for (const channel of channels) {
  describe(`POST /customers/{customerId}/verify-${channel}/confirm`, () => {
    check('refuses an expired code', covers(`CONTACT-${rows[channel]}-010`), async ({ run }) => {
      const customer = await agedCustomer(run);

      await expectExpired(customer, channel);

      await expectUnverified(customer, channel);
      await verifiedContact(customer, channel);
    });
  });
}
