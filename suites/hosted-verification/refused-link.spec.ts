import { besides, channels } from '../../fixtures/areas/contact-verification/calls.ts';
import { mandatedCustomer } from '../../fixtures/areas/contact-verification/mandated.ts';
import { verifiedContact } from '../../fixtures/areas/contact-verification/verified.ts';
import { askForLink, hostedLink } from '../../fixtures/areas/hosted-verification/links.ts';
import { newBusiness } from '../../fixtures/areas/verifications/businesses.ts';
import { check, expect, expectUnknown, otherPlatform } from '../../fixtures/index.ts';

check.describe('POST /customers/{customerId}/kyc-link', () => {
  for (const [what, row, code] of [
    ['404', 'HOSTED-REFUSED-001', undefined],
    ['CUSTOMER_NOT_FOUND', 'HOSTED-REFUSED-002', 'CUSTOMER_NOT_FOUND'],
  ] as const) {
    check(`for an unknown customer returns ${what}`, row, async ({ platform }) => {
      const business = await newBusiness(platform);
      await hostedLink(platform, business);

      await expectUnknown(business, (unknown) => askForLink(platform, unknown), code);
    });
  }

  check(
    'for a customer of another platform is refused',
    'HOSTED-REFUSED-003',
    async ({ run, platform }) => {
      const other = otherPlatform(run);
      const business = await newBusiness(platform);
      await hostedLink(other, await newBusiness(other));

      expect(await askForLink(other, business), 'the link by another platform').toBeRefused();

      await hostedLink(platform, business);
    },
  );

  for (const channel of channels) {
    check(
      `returns 409 before a mandated ${channel} verification`,
      channel === 'email' ? 'HOSTED-REFUSED-004' : 'HOSTED-REFUSED-005',
      async ({ run }) => {
        const customer = await mandatedCustomer(run);
        const { platform, id } = customer;
        await verifiedContact(customer, besides(channel));

        expect(
          await askForLink(platform, id),
          `the link before the ${channel} is verified`,
        ).toBeError(409, 'CONFLICT');

        await verifiedContact(customer, channel);
        await hostedLink(platform, id);
      },
    );
  }
});
