import { channels, sendCode } from '../../fixtures/areas/contact-verification/calls.ts';
import { mandatedCustomer } from '../../fixtures/areas/contact-verification/mandated.ts';
import {
  expectLimited,
  expectStatus,
  expectVerifiedOnce,
} from '../../fixtures/areas/contact-verification/rules.ts';
import { sentCode } from '../../fixtures/areas/contact-verification/verified.ts';
import { check, covers, describe, expect } from '../../fixtures/index.ts';

const ROWS = { email: 'EMAIL', phone: 'PHONE' } as const;

for (const channel of channels) {
  const row = ROWS[channel];

  describe(`POST /customers/{customerId}/verify-${channel}`, () => {
    check('is accepted', covers(`CONTACT-${row}-001`), async ({ run }) => {
      const { platform, id } = await mandatedCustomer(run);

      expect(await sendCode(platform, id, channel)).toBeSuccess();
    });

    check('verifies nothing by itself', covers(`CONTACT-${row}-003`), async ({ run }) => {
      const customer = await mandatedCustomer(run);

      await sentCode(customer, channel);

      await expectStatus(customer, channel, 'PENDING');
    });

    check('of a verified contact is refused', covers(`CONTACT-${row}-012`), async ({ run }) => {
      await expectVerifiedOnce(await mandatedCustomer(run), channel);
    });

    check('is limited', covers(`CONTACT-${row}-017`), async ({ run }) => {
      await expectLimited(await mandatedCustomer(run), channel);

      const another = await mandatedCustomer(run);
      expect(await sendCode(another.platform, another.id, channel)).toBeSuccess();
    });
  });
}
