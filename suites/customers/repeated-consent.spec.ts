import {
  bodyWithoutConsent,
  consentTaken,
  entryFor,
  minutesAgo,
  offered,
} from '../../fixtures/areas/customers/consents.ts';
import { newKnownCustomer } from '../../fixtures/areas/customers/record.ts';
import { update } from '../../fixtures/areas/customers/updates.ts';
import { check, expect } from '../../fixtures/index.ts';

check.describe('two consents of one type in one request', () => {
  check('are refused by POST /customers', 'CONSENT-REFUSED-001', async ({ platform }) => {
    for (const agreement of await offered(platform)) {
      const one = entryFor(agreement);
      const two = entryFor(agreement, { acceptedAt: minutesAgo(5) });
      const once = { ...(await bodyWithoutConsent(platform)), agreementConsents: [two] };
      const control = consentTaken(await platform.api.createCustomer({ body: once }));
      expect(control, `the create with one consent to ${agreement.type}`).toBeSuccess();

      for (const entries of [
        [one, two],
        [two, two],
      ]) {
        const twice = { ...(await bodyWithoutConsent(platform)), agreementConsents: entries };
        const reply = await platform.api.createCustomer({ body: twice });

        expect(reply, `the create with two consents to ${agreement.type}`).toBeError(
          400,
          'INVALID_INPUT',
        );
      }
    }
  });

  check(
    'are refused by PATCH /customers/{customerId}',
    'CONSENT-REFUSED-002',
    async ({ platform }) => {
      const { id } = await newKnownCustomer(platform);
      for (const agreement of await offered(platform)) {
        const one = entryFor(agreement);
        const two = entryFor(agreement, { acceptedAt: minutesAgo(5) });
        const control = await update(platform, id, { agreementConsents: [two] });
        expect(control, `the update with one consent to ${agreement.type}`).toBeSuccess();

        for (const entries of [
          [one, two],
          [two, two],
        ]) {
          const twice = { customerType: 'INDIVIDUAL', agreementConsents: entries };
          const reply = await platform.api.updateCustomerById({ customerId: id, body: twice });

          expect(reply, `the update with two consents to ${agreement.type}`).toBeError(
            400,
            'INVALID_INPUT',
          );
        }
      }
    },
  );
});
