import { businessType } from '../../fixtures/areas/customers/business.ts';
import {
  businessConsentTaken,
  businessWithoutConsent,
  consentingBusiness,
  updateBusiness,
} from '../../fixtures/areas/customers/business-consents.ts';
import { consentFaults } from '../../fixtures/areas/customers/consent-faults.ts';
import { consentedBusiness } from '../../fixtures/areas/customers/consented-customers.ts';
import {
  consentsIn,
  entryFor,
  expectRecorded,
  holding,
  minutesAgo,
  offered,
} from '../../fixtures/areas/customers/consents.ts';
import { readCustomer } from '../../fixtures/areas/customers/record.ts';
import { readUntil } from '../../fixtures/areas/customers/updates.ts';
import { check, expect, inParallel } from '../../fixtures/index.ts';

/** How requests with these faults are refused: the contract has a code for unknown versions alone. */
const FAULTS = [
  {
    fault: 'two consents of one type in one request',
    code: 'INVALID_INPUT',
    rows: ['CONSENT-REFUSED-012', 'CONSENT-REFUSED-013'],
  },
  {
    fault: 'both agreementConsents and endUserTermsConsent',
    code: 'INVALID_INPUT',
    rows: ['CONSENT-REFUSED-014', 'CONSENT-REFUSED-015'],
  },
  {
    fault: 'an unknown version in a consent',
    code: 'END_USER_TERMS_VERSION_NOT_FOUND',
    rows: ['CONSENT-REFUSED-016', 'CONSENT-REFUSED-017'],
  },
] as const;

check.describe('the consents of a business', () => {
  check('are empty until the first acceptance', 'CONSENT-RECORD-015', async ({ platform }) => {
    const { record } = await consentingBusiness(platform, {});

    expect(consentsIn(record), 'the agreementConsents of a business without a consent').toEqual([]);
  });

  check('sent at creation are recorded', 'CONSENT-RECORD-016', async ({ platform }) => {
    const [agreement] = await offered(platform);
    const given = entryFor(agreement);

    const { id } = await consentingBusiness(platform, { agreementConsents: [given] });

    expectRecorded(await readUntil(platform, id, holding([given])), given);
  });

  check('sent in an update are recorded', 'CONSENT-RECORD-017', async ({ platform }) => {
    const [agreement, other = agreement] = await offered(platform);
    const { id } = await consentingBusiness(platform, { agreementConsents: [entryFor(agreement)] });
    const given = entryFor(other, { ipAddress: '203.0.113.7' });

    const reply = await updateBusiness(platform, id, { agreementConsents: [given] });

    expect(reply, 'the update with the consent').toBeSuccess();
    expectRecorded(await readUntil(platform, id, holding([given])), given);
  });
});

check.describe('the recorded consents of a business', () => {
  check('are kept when another type is accepted', 'CONSENT-RECORD-020', async ({ platform }) => {
    const [agreement, ...further] = await offered(platform);
    const first = entryFor(agreement, { acceptedAt: minutesAgo(90) });
    const others = further.map((each) => entryFor(each, { acceptedAt: minutesAgo(20) }));
    const second = entryFor(agreement, { acceptedAt: minutesAgo(10), ipAddress: '203.0.113.7' });
    const { id } = await consentingBusiness(platform, { agreementConsents: [first] });

    const reply = await updateBusiness(platform, id, { agreementConsents: others });

    expect(reply, 'the update with the other types').toBeSuccess();
    expectRecorded(await readUntil(platform, id, holding([first, ...others])), first);

    await updateBusiness(platform, id, { agreementConsents: [second] });

    const record = await readUntil(platform, id, holding([second, ...others]));
    for (const given of others) expectRecorded(record, given);
  });

  check(
    'show only the later of two acceptances of one type',
    'CONSENT-RECORD-021',
    async ({ platform }) => {
      const [agreement] = await offered(platform);
      const first = entryFor(agreement, { acceptedAt: minutesAgo(90) });
      const second = entryFor(agreement, { acceptedAt: minutesAgo(10), ipAddress: '203.0.113.7' });
      const { id } = await consentingBusiness(platform, { agreementConsents: [first] });

      const reply = await updateBusiness(platform, id, { agreementConsents: [second] });

      expect(reply, 'the update with the later consent').toBeSuccess();
      expectRecorded(await readUntil(platform, id, holding([second])), second);
    },
  );

  check('are kept after an update without consents', 'CONSENT-RECORD-022', async ({ platform }) => {
    const { id, consents, record: before } = await consentedBusiness(platform);
    const { businessInfo } = Object(before);

    const reply = await updateBusiness(platform, id, {
      businessInfo: { ...Object(businessInfo), legalName: 'Consenting Goods LLC' },
    });

    expect(reply, 'the update without a consent').toBeSuccess();
    const record = await readUntil(platform, id, holding(consents));
    for (const given of consents) expectRecorded(record, given);
  });
});

check.describe('a business', () => {
  for (const { fault, rows, code } of FAULTS) {
    const [create, changes] = rows;

    check(`cannot be created with ${fault}`, create, async ({ platform }) => {
      const { faulty, right } = await consentFaults[fault](platform);
      const body = { ...(await businessWithoutConsent(platform)), ...right };
      const control = await platform.api.createCustomer({ body: body });
      expect(businessConsentTaken(control), 'the create without the fault').toBeSuccess();

      const another = { ...(await businessWithoutConsent(platform)), ...faulty };
      const reply = await platform.api.createCustomer({ body: another });

      expect(reply).toBeError(400, code);
    });

    check(`cannot be updated with ${fault}`, changes, async ({ platform }) => {
      const { faulty, right } = await consentFaults[fault](platform);
      const { id } = await consentingBusiness(platform, {});
      const customerType = businessType(platform);

      const reply = await platform.api.updateCustomerById({
        customerId: id,
        body: { customerType, ...faulty },
      });
      const control = await updateBusiness(platform, id, right);

      expect(control, 'the update without the fault').toBeSuccess();
      expect(reply).toBeError(400, code);
    });
  }
});

check.describe('a refused update of the consents of a business', () => {
  check('records no consent', 'CONSENT-REFUSED-021', async ({ platform }) => {
    // Not every service has agreements of different versions; the other faults are enough.
    const { 'the version of another agreement in a consent': _, ...faults } = consentFaults;
    await inParallel(Object.entries(faults), async ([fault, membersOf]) => {
      const { faulty, right } = await membersOf(platform);
      const { id, record } = await consentingBusiness(platform, {});
      const customerType = businessType(platform);

      await platform.api.updateCustomerById({ customerId: id, body: { customerType, ...faulty } });

      const after = consentsIn(await readCustomer(platform, id));
      expect(after, `the agreementConsents after ${fault}`).toEqual(consentsIn(record));
      expect(await updateBusiness(platform, id, right), `an update without ${fault}`).toBeSuccess();
    });
  });
});
