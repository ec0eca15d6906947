import { businessType } from '../../fixtures/areas/customers/business.ts';
import {
  businessConsents,
  consentingBusiness,
  refusedOfBusiness,
  updateBusiness,
} from '../../fixtures/areas/customers/business-consents.ts';
import { consentFaults } from '../../fixtures/areas/customers/consent-faults.ts';
import {
  consentsIn,
  END_USER_TERMS,
  entriesOf,
  entryFor,
  offered,
  showsAll,
  singleOf,
  termsVersion,
} from '../../fixtures/areas/customers/consents.ts';
import { readCustomer } from '../../fixtures/areas/customers/record.ts';
import { expectRecorded } from '../../fixtures/areas/customers/recorded-consent.ts';
import { expectConsentRefused } from '../../fixtures/areas/customers/refused-consent.ts';
import { readUntil } from '../../fixtures/areas/customers/updates.ts';
import { covers, expect, test } from '../../fixtures/index.ts';

test.describe('the consents of a business', () => {
  test('are none at first', covers('CONSENT-RECORD-015'), async ({ platform }) => {
    const { record } = await consentingBusiness(platform, {});

    expect(consentsIn(record)).toEqual([]);
  });

  test('come with a create', covers('CONSENT-RECORD-016'), async ({ platform }) => {
    const [agreement] = await offered(platform);
    const given = entryFor(agreement);
    const { id } = await consentingBusiness(platform, { agreementConsents: [given] });

    const record = await readUntil(platform, id, (read) => entriesOf(read, given.type).length > 0);

    expectRecorded(record, given);
  });

  test('come with an update', covers('CONSENT-RECORD-017'), async ({ platform }) => {
    const [agreement, other = agreement] = await offered(platform);
    const { id } = await consentingBusiness(platform, { agreementConsents: [entryFor(agreement)] });
    const given = entryFor(other, { ipAddress: '203.0.113.7' });

    expect(await updateBusiness(platform, id, { agreementConsents: [given] })).toBeSuccess();

    const isThere = (read: unknown) =>
      entriesOf(read, given.type).some((entry) => showsAll(entry, given));
    expectRecorded(await readUntil(platform, id, isThere), given);
  });
});

test.describe('the recorded consents of a business', () => {
  test('are left by one to another type', covers('CONSENT-RECORD-020'), async ({ platform }) => {
    const { first, others, afterOthers, afterSecond } = await businessConsents(platform);

    expect(afterOthers.reply).toBeSuccess();
    expectRecorded(afterOthers.record, first);
    for (const given of others) expectRecorded(afterSecond.record, given);
  });

  test('are the later of each type', covers('CONSENT-RECORD-021'), async ({ platform }) => {
    const { second, afterSecond } = await businessConsents(platform);

    expect(afterSecond.reply).toBeSuccess();
    expectRecorded(afterSecond.record, second);
  });

  test('outlast an update without any', covers('CONSENT-RECORD-022'), async ({ platform }) => {
    const { second, others, afterRenaming } = await businessConsents(platform);

    expect(afterRenaming.reply).toBeSuccess();
    for (const given of [second, ...others]) expectRecorded(afterRenaming.record, given);
  });
});

test.describe('the single consent of a business', () => {
  for (const [operation, row] of [
    ['a create', 'CONSENT-SINGLE-007'],
    ['an update', 'CONSENT-SINGLE-008'],
  ] as const) {
    test(`is recorded with ${operation}`, covers(row), async ({ platform }) => {
      const single = await singleOf(platform, await termsVersion(platform));
      const given = { ...single, type: END_USER_TERMS };
      const isCreate = operation === 'a create';
      const members = { endUserTermsConsent: single };
      const { id } = await consentingBusiness(platform, isCreate ? members : {});

      if (!isCreate) expect(await updateBusiness(platform, id, members)).toBeSuccess();

      const isThere = (read: unknown) => entriesOf(read, given.type).length > 0;
      expectRecorded(await readUntil(platform, id, isThere), given);
    });
  }
});

test.describe('a business with', () => {
  for (const [fault, create, update] of [
    ['two consents to one type', 'CONSENT-REFUSED-012', 'CONSENT-REFUSED-013'],
    ['both forms of consent', 'CONSENT-REFUSED-014', 'CONSENT-REFUSED-015'],
    ['a consent to an unknown version', 'CONSENT-REFUSED-016', 'CONSENT-REFUSED-017'],
  ] as const) {
    for (const [operation, row] of [
      ['create', create],
      ['update', update],
    ] as const) {
      test(`${fault} is refused as ${operation}`, covers(row), async ({ platform }) => {
        const { createdAfter, updatedAfter, ...replies } = await refusedOfBusiness(platform, fault);

        expect(operation === 'create' ? createdAfter : updatedAfter, 'put right').toBeSuccess();
        expectConsentRefused(replies[operation], fault);
      });
    }
  }
});

test.describe('an update of a business that is refused for its consents', () => {
  test('records none', covers('CONSENT-REFUSED-021'), async ({ platform }) => {
    for (const [fault, membersOf] of Object.entries(consentFaults)) {
      const [faulty, right] = await membersOf(platform);
      const { id, record } = await consentingBusiness(platform, {});
      const body = { customerType: businessType(platform), ...faulty };

      await platform.call('updateCustomerById', { path: { customerId: id }, body });

      expect(consentsIn(await readCustomer(platform, id)), fault).toEqual(consentsIn(record));
      expect(await updateBusiness(platform, id, right), `${fault}, put right`).toBeSuccess();
    }
  });
});
