import { agedCustomer, HOUR } from '../../fixtures/areas/contact-verification/aged.ts';
import { channels, confirmCode, rows } from '../../fixtures/areas/contact-verification/calls.ts';
import { expectUnverified } from '../../fixtures/areas/contact-verification/rules.ts';
import { sentCode, verifiedContact } from '../../fixtures/areas/contact-verification/verified.ts';
import { check, expect, letPass, nowSeconds } from '../../fixtures/index.ts';

for (const channel of channels) {
  check.describe(`POST /customers/{customerId}/verify-${channel}/confirm`, () => {
    check('refuses an expired code', `CONTACT-${rows[channel]}-010`, async ({ run }) => {
      const customer = await agedCustomer(run);
      await sentCode(customer, channel);
      await letPass(customer.platform, (await nowSeconds(customer.platform)) + HOUR);

      const reply = await confirmCode(customer.platform, customer.id, channel);

      expect(reply).toBeRefused();
      await expectUnverified(customer, channel);
      await verifiedContact(customer, channel);
    });
  });
}
