import {
  besides,
  channels,
  confirmCode,
  rows,
} from '../../fixtures/areas/contact-verification/calls.ts';
import { mandatedCustomer } from '../../fixtures/areas/contact-verification/mandated.ts';
import {
  expectForgiven,
  expectStatus,
  expectUnverified,
  expectUsedOnce,
  expectVerified,
  expectWrongRefused,
} from '../../fixtures/areas/contact-verification/rules.ts';
import {
  sendCodeInTime,
  sentCode,
  unlessLimited,
  verifiedContact,
} from '../../fixtures/areas/contact-verification/verified.ts';
import { check, expect } from '../../fixtures/index.ts';

for (const channel of channels) {
  check.describe(`POST /customers/{customerId}/verify-${channel}/confirm`, () => {
    check(
      `with the right code verifies the ${channel}`,
      `CONTACT-${rows[channel]}-002`,
      async ({ run }) => {
        await expectVerified(await mandatedCustomer(run), channel);
      },
    );

    check('with a wrong code returns 400', `CONTACT-${rows[channel]}-004`, async ({ run }) => {
      const customer = await mandatedCustomer(run);

      await expectWrongRefused(customer, channel);

      await expectUnverified(customer, channel);
      // A service may have had enough of the wrong codes of this one.
      await verifiedContact(await mandatedCustomer(run), channel);
    });

    check(
      'accepts a right code after wrong codes',
      `CONTACT-${rows[channel]}-005`,
      async ({ run }) => {
        await expectForgiven(await mandatedCustomer(run), channel);
      },
    );

    check('refuses a used code', `CONTACT-${rows[channel]}-006`, async ({ run }) => {
      await expectUsedOnce(await mandatedCustomer(run), channel);
    });

    check('is refused if no code was sent', `CONTACT-${rows[channel]}-007`, async ({ run }) => {
      const customer = await mandatedCustomer(run);

      const reply = await confirmCode(customer.platform, customer.id, channel);

      expect(reply).toBeRefused();
      await expectUnverified(customer, channel);
      await verifiedContact(customer, channel);
    });

    check(
      `refuses the code sent to the ${besides(channel)}`,
      `CONTACT-${rows[channel]}-008`,
      async ({ run }) => {
        const customer = await mandatedCustomer(run);
        const { platform, id } = customer;
        await sentCode(customer, besides(channel));

        expect(
          await confirmCode(platform, id, channel),
          'the code sent to the other contact',
        ).toBeRefused();
        await expectUnverified(customer, channel);
        expect(
          await confirmCode(platform, id, besides(channel)),
          'the same code for the contact it was sent to',
        ).toBeSuccess();
      },
    );

    check(
      'refuses the code of another customer',
      `CONTACT-${rows[channel]}-009`,
      async ({ run }) => {
        const [customer, another] = [await mandatedCustomer(run), await mandatedCustomer(run)];
        await sentCode(another, channel);

        const reply = await confirmCode(customer.platform, customer.id, channel);

        expect(reply, 'the code sent to another customer').toBeRefused();
        await expectUnverified(customer, channel);
        const own = await confirmCode(another.platform, another.id, channel);
        expect(own, 'the same code for the customer it was sent to').toBeSuccess();
      },
    );

    check(
      `verifies the ${channel} but not the ${besides(channel)}`,
      `CONTACT-${rows[channel]}-011`,
      async ({ run }) => {
        const customer = await mandatedCustomer(run);
        await sentCode(customer, besides(channel));

        await verifiedContact(customer, channel);

        await expectUnverified(customer, besides(channel));
      },
    );

    check(
      `verifies the ${channel} after the ${besides(channel)}`,
      `CONTACT-${rows[channel]}-020`,
      async ({ run }) => {
        const customer = await mandatedCustomer(run);
        const { platform, id } = customer;
        await verifiedContact(customer, besides(channel));

        const sent = unlessLimited(await sendCodeInTime(platform, id, channel));

        expect(sent, 'the code after the other contact was verified').toBeSuccess();
        expect(await confirmCode(platform, id, channel), 'the confirmation').toBeSuccess();
        await expectStatus(customer, channel, 'VERIFIED');
        await expectStatus(customer, besides(channel), 'VERIFIED');
      },
    );

    check('without a code returns 400', `CONTACT-${rows[channel]}-016`, async ({ run }) => {
      const customer = await mandatedCustomer(run);
      await sentCode(customer, channel);

      for (const members of [{}, { code: '' }, { code: null }, { code: [] }]) {
        const reply = await confirmCode(customer.platform, customer.id, channel, members);
        expect(reply).toBeError(400, 'INVALID_INPUT');
      }

      await expectUnverified(customer, channel);
      const control = await confirmCode(customer.platform, customer.id, channel);
      expect(control, 'the same request with the code').toBeSuccess();
    });
  });
}
