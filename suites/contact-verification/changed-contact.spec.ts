import {
  channels,
  confirmCode,
  rows,
  sendCode,
} from '../../fixtures/areas/contact-verification/calls.ts';
import { mandatedCustomer } from '../../fixtures/areas/contact-verification/mandated.ts';
import {
  expectEarlierRefused,
  expectKept,
  expectPendingAgain,
  expectStatus,
} from '../../fixtures/areas/contact-verification/rules.ts';
import {
  changedContact,
  unlessLimited,
  verifiedContact,
} from '../../fixtures/areas/contact-verification/verified.ts';
import { check, covers, describe, expect } from '../../fixtures/index.ts';

for (const channel of channels) {
  describe(`the ${channel} of a customer`, () => {
    check(
      'is PENDING when it is changed',
      covers(`CONTACT-${rows[channel]}-013`),
      async ({ run }) => {
        await expectPendingAgain(await mandatedCustomer(run), channel);
      },
    );

    check(
      'accepts no code sent before a change',
      covers(`CONTACT-${rows[channel]}-014`),
      async ({ run }) => {
        await expectEarlierRefused(await mandatedCustomer(run), channel);
      },
    );

    check(
      'stays VERIFIED when another member is changed',
      covers(`CONTACT-${rows[channel]}-015`),
      async ({ run }) => {
        await expectKept(await mandatedCustomer(run), channel);
      },
    );

    check(
      'is verified again after a change',
      covers(`CONTACT-${rows[channel]}-018`),
      async ({ run }) => {
        const customer = await mandatedCustomer(run);
        await verifiedContact(customer, channel);

        await changedContact(customer, channel);

        const { platform, id } = customer;
        const sent = unlessLimited(await sendCode(platform, id, channel));
        expect(sent, 'a code after the change').toBeSuccess();
        expect(await confirmCode(platform, id, channel)).toBeSuccess();
        await expectStatus(customer, channel, 'VERIFIED');
      },
    );
  });
}
