import { END_USER_TERMS } from '../../fixtures/areas/customers/agreements.ts';
import { businessType } from '../../fixtures/areas/customers/business.ts';
import {
  BUSINESS_CONSENT_GAPS,
  businessWithoutConsent,
  consentingBusiness,
} from '../../fixtures/areas/customers/business-consents.ts';
import {
  expectRecorded,
  holding,
  singleConsentTaken,
  singleOf,
  termsVersion,
} from '../../fixtures/areas/customers/consents.ts';
import { known } from '../../fixtures/areas/customers/record.ts';
import { readUntil } from '../../fixtures/areas/customers/updates.ts';
import { check, expect } from '../../fixtures/index.ts';

check.describe('the endUserTermsConsent of a business', () => {
  check('sent at creation is recorded', 'CONSENT-SINGLE-007', async ({ platform }) => {
    const endUserTermsConsent = await singleOf(platform, await termsVersion(platform));
    const given = { ...endUserTermsConsent, type: END_USER_TERMS };

    const body = { ...(await businessWithoutConsent(platform)), endUserTermsConsent };
    const reply = await platform.api.createCustomer({ body });

    const listed = async () => {
      const agreementConsents = [given];
      return platform.api.createCustomer({
        body: { ...(await businessWithoutConsent(platform)), agreementConsents },
      });
    };
    const taken = await singleConsentTaken(platform, reply, listed, BUSINESS_CONSENT_GAPS);
    expect(taken).toBeSuccess();
    const { id } = await known(platform, body, reply);
    expectRecorded(await readUntil(platform, id, holding([given])), given);
  });

  check('sent in an update is recorded', 'CONSENT-SINGLE-008', async ({ platform }) => {
    const endUserTermsConsent = await singleOf(platform, await termsVersion(platform));
    const given = { ...endUserTermsConsent, type: END_USER_TERMS };
    const { id } = await consentingBusiness(platform, {});

    const customerType = businessType(platform);
    const reply = await platform.api.updateCustomerById({
      customerId: id,
      body: { customerType, endUserTermsConsent },
    });

    const listed = () =>
      platform.api.updateCustomerById({
        customerId: id,
        body: { customerType, agreementConsents: [given] },
      });
    expect(await singleConsentTaken(platform, reply, listed)).toBeSuccess();
    expectRecorded(await readUntil(platform, id, holding([given])), given);
  });
});
