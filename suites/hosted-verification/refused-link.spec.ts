import { besides, channels } from '../../fixtures/areas/contact-verification/calls.ts';
import { mandatedCustomer } from '../../fixtures/areas/contact-verification/mandated.ts';
import { verifiedContact } from '../../fixtures/areas/contact-verification/verified.ts';
import { askForLink, hostedLink } from '../../fixtures/areas/hosted-verification/links.ts';
import { newBusiness } from '../../fixtures/areas/verifications/businesses.ts';
import { check, covers, describe, expect, forAll, otherPlatform } from '../../fixtures/index.ts';
import { unknownIdLike } from '../../generators/general/unknown-id-like.ts';

describe('POST /customers/{customerId}/kyc-link', () => {
  check(
    'of an unknown customer returns 404',
    covers('HOSTED-REFUSED-001'),
    async ({ platform }) => {
      const business = await newBusiness(platform);
      await hostedLink(platform, business);

      await forAll(
        unknownIdLike(business),
        async (unknown) => expect(await askForLink(platform, unknown)).toBeRefused(404),
        3,
      );
    },
  );

  check(
    'of an unknown customer returns CUSTOMER_NOT_FOUND',
    covers('HOSTED-REFUSED-002'),
    async ({ platform }) => {
      const business = await newBusiness(platform);
      await hostedLink(platform, business);

      await forAll(
        unknownIdLike(business),
        async (unknown) =>
          expect(await askForLink(platform, unknown)).toBeError(404, 'CUSTOMER_NOT_FOUND'),
        2,
      );
    },
  );

  check(
    'of the customer of another platform is refused',
    covers('HOSTED-REFUSED-003'),
    async ({ run, platform }) => {
      const other = otherPlatform(run);
      const business = await newBusiness(platform);
      await hostedLink(other, await newBusiness(other));

      expect(await askForLink(other, business)).toBeRefused();

      await hostedLink(platform, business);
    },
  );

  for (const channel of channels) {
    check(
      `is refused while the ${channel} is to be verified`,
      covers(channel === 'email' ? 'HOSTED-REFUSED-004' : 'HOSTED-REFUSED-005'),
      async ({ run }) => {
        const customer = await mandatedCustomer(run);
        const { platform, id } = customer;
        await verifiedContact(customer, besides(channel));

        expect(await askForLink(platform, id)).toBeError(409, 'CONFLICT');

        await verifiedContact(customer, channel);
        await hostedLink(platform, id);
      },
    );
  }
});
