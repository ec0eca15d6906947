import { channels, rows } from '../../fixtures/areas/contact-verification/calls.ts';
import { mandatedCustomer } from '../../fixtures/areas/contact-verification/mandated.ts';
import {
  expectEarlierRefused,
  expectKept,
  expectPendingAgain,
  expectVerifiedAnew,
} from '../../fixtures/areas/contact-verification/rules.ts';
import { check } from '../../fixtures/index.ts';

for (const channel of channels) {
  check.describe(`the ${channel} of a customer`, () => {
    check(
      'goes from VERIFIED back to PENDING when changed',
      `CONTACT-${rows[channel]}-013`,
      async ({ run }) => {
        await expectPendingAgain(await mandatedCustomer(run), channel);
      },
    );

    check(
      `is not verified by a code sent before the ${channel} changed`,
      `CONTACT-${rows[channel]}-014`,
      async ({ run }) => {
        await expectEarlierRefused(await mandatedCustomer(run), channel);
      },
    );

    check(
      'stays VERIFIED when another field of the customer is changed',
      `CONTACT-${rows[channel]}-015`,
      async ({ run }) => {
        await expectKept(await mandatedCustomer(run), channel);
      },
    );

    check(
      `is verified by a code sent after the ${channel} changed`,
      `CONTACT-${rows[channel]}-018`,
      async ({ run }) => {
        await expectVerifiedAnew(await mandatedCustomer(run), channel);
      },
    );
  });
}
