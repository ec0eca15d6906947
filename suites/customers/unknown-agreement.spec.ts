import { unknownVersions } from '../../fixtures/areas/customers/consent-faults.ts';
import {
  bodyWithoutConsent,
  consentTaken,
  entriesOf,
  entryFor,
  offered,
} from '../../fixtures/areas/customers/consents.ts';
import { known, newKnownCustomer } from '../../fixtures/areas/customers/record.ts';
import { update } from '../../fixtures/areas/customers/updates.ts';
import { check, expect, isSuccess } from '../../fixtures/index.ts';

check.describe('a consent', () => {
  check(
    'to an unknown agreement version is refused by POST /customers',
    'CONSENT-REFUSED-007',
    async ({ platform }) => {
      for (const agreement of await offered(platform)) {
        const right = { agreementConsents: [entryFor(agreement)] };
        const body = { ...(await bodyWithoutConsent(platform)), ...right };
        consentTaken(await platform.api.createCustomer({ body: body }));
        for (const termsVersion of unknownVersions(agreement)) {
          const wrong = { agreementConsents: [entryFor(agreement, { termsVersion })] };
          const unknown = { ...(await bodyWithoutConsent(platform)), ...wrong };

          const reply = await platform.api.createCustomer({ body: unknown });

          expect(reply, `the create with an unknown version of ${agreement.type}`).toBeError(
            400,
            'END_USER_TERMS_VERSION_NOT_FOUND',
          );
        }
      }
    },
  );

  check(
    'to an unknown agreement version is refused by PATCH /customers/{customerId}',
    'CONSENT-REFUSED-008',
    async ({ platform }) => {
      const { id } = await newKnownCustomer(platform);
      for (const agreement of await offered(platform)) {
        const right = { agreementConsents: [entryFor(agreement)] };
        expect(
          await update(platform, id, right),
          'the update with the offered version',
        ).toBeSuccess();

        for (const termsVersion of unknownVersions(agreement)) {
          const agreementConsents = [entryFor(agreement, { termsVersion })];
          const body = { customerType: 'INDIVIDUAL', agreementConsents };

          const reply = await platform.api.updateCustomerById({ customerId: id, body });

          expect(reply, `the update with an unknown version of ${agreement.type}`).toBeError(
            400,
            'END_USER_TERMS_VERSION_NOT_FOUND',
          );
        }
      }
    },
  );

  check(
    'of a type that GET /customers/agreements does not list is refused',
    'CONSENT-REFUSED-011',
    async ({ platform }) => {
      const [terms] = await offered(platform);
      const type = 'SAMPLE_UNLISTED_TERMS';
      const agreementConsents = [{ ...entryFor(terms), type }];
      const body = { ...(await bodyWithoutConsent(platform)), agreementConsents };

      const reply = await platform.api.createCustomer({ body });

      if (isSuccess(reply)) {
        const { record } = await known(platform, body, reply);
        expect(entriesOf(record, type), 'the entries of the unlisted type').toEqual([]);
      }
      expect(reply).toBeError(400, 'INVALID_INPUT');
    },
  );
});
