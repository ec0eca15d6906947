import { channels, rows } from '../../fixtures/areas/contact-verification/calls.ts';
import { mandatedCustomer } from '../../fixtures/areas/contact-verification/mandated.ts';
import {
  expectLimited,
  expectSentCodeKept,
  expectStatus,
  expectVerifiedOnce,
} from '../../fixtures/areas/contact-verification/rules.ts';
import { sendCodeInTime, sentCode } from '../../fixtures/areas/contact-verification/verified.ts';
import { check, expect } from '../../fixtures/index.ts';

for (const channel of channels) {
  check.describe(`POST /customers/{customerId}/verify-${channel}`, () => {
    check(
      'is accepted if verification is mandated',
      `CONTACT-${rows[channel]}-001`,
      async ({ run }) => {
        const { platform, id } = await mandatedCustomer(run);

        expect(await sendCodeInTime(platform, id, channel)).toBeSuccess();
      },
    );

    check(`leaves the ${channel} PENDING`, `CONTACT-${rows[channel]}-003`, async ({ run }) => {
      const customer = await mandatedCustomer(run);

      await sentCode(customer, channel);

      await expectStatus(customer, channel, 'PENDING');
    });

    check(
      `for a verified ${channel} returns 409 CONFLICT`,
      `CONTACT-${rows[channel]}-012`,
      async ({ run }) => {
        await expectVerifiedOnce(await mandatedCustomer(run), channel);
      },
    );

    check('repeated too often returns 429', `CONTACT-${rows[channel]}-017`, async ({ run }) => {
      await expectLimited(await mandatedCustomer(run), channel);

      const another = await mandatedCustomer(run);
      expect(
        await sendCodeInTime(another.platform, another.id, channel),
        'a code for another customer after the limit',
      ).toBeSuccess();
    });

    check(
      'refused with 429 keeps the last code',
      `CONTACT-${rows[channel]}-021`,
      async ({ run }) => {
        await expectSentCodeKept(await mandatedCustomer(run), channel);
      },
    );
  });
}
