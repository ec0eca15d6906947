import {
  businessBody,
  businessInfo,
  businessTaken,
  businessType,
  knownBusiness,
  newKnownBusiness,
} from '../../fixtures/areas/customers/business.ts';
import {
  consentingBusiness,
  updateBusiness,
} from '../../fixtures/areas/customers/business-consents.ts';
import { entryFor, holding, offered } from '../../fixtures/areas/customers/consents.ts';
import {
  dataIn,
  picked,
  readCustomer,
  requireShown,
  shown,
} from '../../fixtures/areas/customers/record.ts';
import { isSame } from '../../fixtures/areas/customers/same.ts';
import { NEW_DATA, readUntil } from '../../fixtures/areas/customers/updates.ts';
import { check, expect, member, warnUnless } from '../../fixtures/index.ts';

const STATUSES = ['UNVERIFIED', 'APPROVED', 'REJECTED'];

const NEW_REGISTRATION = 'C7654321NEW';

function registrationIn(record: unknown): unknown {
  return shown(member(record, 'businessInfo'), 'registrationNumber');
}

/** What a record shows of the description that the business gave of itself. */
function descriptionIn(record: unknown): object {
  const names = ['legalName', 'country', 'incorporatedOn', 'registrationNumber'];
  return picked(member(record, 'businessInfo'), names);
}

/** What an update of the address or of consents does not name. */
function besideAddress(record: unknown): object {
  const names = ['id', 'platformCustomerId', 'customerType'];
  return { ...picked(record, names), ...descriptionIn(record) };
}

check.describe('a business', () => {
  check('can be created by POST /customers', 'CUSTOMER-BUSINESS-001', async ({ platform }) => {
    const reply = await platform.api.createCustomer({ body: await businessBody(platform) });

    expect(businessTaken(reply)).toBeSuccess();
  });

  check(
    'does not have the customerType INDIVIDUAL',
    'CUSTOMER-BUSINESS-002',
    async ({ platform }) => {
      const { record } = await knownBusiness(platform);

      expect(requireShown(record, 'customerType'), 'the customerType of the business').not.toBe(
        'INDIVIDUAL',
      );
    },
  );

  check('shows its kybStatus', 'CUSTOMER-BUSINESS-003', async ({ platform }) => {
    const { record } = await knownBusiness(platform);

    expect(typeof shown(record, 'kybStatus'), 'the type of kybStatus').toBe('string');
  });

  check(
    'has a kybStatus that the contract names',
    'CUSTOMER-BUSINESS-004',
    async ({ platform }) => {
      const { record } = await knownBusiness(platform);

      const status = String(requireShown(record, 'kybStatus'));
      warnUnless(STATUSES.includes(status), `kybStatus is ${status}, which is not among the named`);
    },
  );

  check(
    'shows the registrationNumber that was sent',
    'CUSTOMER-BUSINESS-005',
    async ({ platform }) => {
      const { body, replies } = await knownBusiness(platform);

      const given = registrationIn(body);
      for (const { json } of replies) {
        const info = requireShown(json, 'businessInfo');
        const value = requireShown(info, 'registrationNumber');
        expect(
          isSame(given, value),
          `whether registrationNumber is as sent; it is shown as ${value}`,
        ).toBe(true);
      }
    },
  );

  check(
    'can be updated by PATCH /customers/{customerId}',
    'CUSTOMER-BUSINESS-006',
    async ({ platform }) => {
      const { id, body } = await newKnownBusiness(platform);
      const changed = { ...Object(body['businessInfo']), registrationNumber: NEW_REGISTRATION };

      const reply = await platform.api.updateCustomerById({
        customerId: id,
        body: {
          customerType: businessType(platform),
          businessInfo: changed,
        },
      });

      expect(reply).toBeSuccess();
      const after = await readUntil(platform, id, (read) =>
        isSame(NEW_REGISTRATION, registrationIn(read)),
      );
      const value = requireShown(requireShown(after, 'businessInfo'), 'registrationNumber');
      // Which members an update changes is a gap; one that it changes has the value given.
      const isLeft = isSame(registrationIn(body), value);
      const what = isLeft
        ? 'whether the accepted update changes the registrationNumber'
        : `whether registrationNumber is as sent; it is shown as ${value}`;
      expect(isSame(NEW_REGISTRATION, value), what).toBe(true);
    },
  );

  check(
    'keeps fields that an update does not name',
    'CUSTOMER-BUSINESS-010',
    async ({ platform }) => {
      const { id, record, body } = await newKnownBusiness(platform);
      const { address } = NEW_DATA;
      const legalName = 'Sample Renamed LLC';

      const moving = await updateBusiness(platform, id, { address });
      const moved = await readUntil(platform, id, (read) =>
        isSame(address, shown(read, 'address') ?? address),
      );
      const renaming = await updateBusiness(platform, id, {
        businessInfo: { ...Object(body['businessInfo']), legalName },
      });
      const renamed = await readUntil(platform, id, (read) =>
        isSame(legalName, shown(member(read, 'businessInfo'), 'legalName') ?? legalName),
      );

      expect(moving, 'the update of the address').toBeSuccess();
      expect(renaming, 'the update of the name').toBeSuccess();
      expect(besideAddress(moved), 'the members besides the address after its update').toEqual(
        besideAddress(record),
      );
      expect(dataIn(renamed), 'the data after the update of the name').toEqual(dataIn(moved));
    },
  );

  check(
    'keeps its data when a consent is recorded',
    'CUSTOMER-BUSINESS-011',
    async ({ platform }) => {
      const [agreement, ...further] = await offered(platform);
      const agreementConsents = [entryFor(agreement)];
      const others = further.map((each) => entryFor(each));
      const { id, record } = await consentingBusiness(platform, { agreementConsents });

      const reply = await updateBusiness(platform, id, { agreementConsents: others });

      expect(reply, 'the update with consents').toBeSuccess();
      const after = await readUntil(platform, id, holding(others));
      expect(besideAddress(after), 'the data besides the address after the consents').toEqual(
        besideAddress(record),
      );
      expect(dataIn(after), 'the data after the consents').toEqual(dataIn(record));
    },
  );

  check('is unchanged after a refused update', 'CUSTOMER-BUSINESS-008', async ({ platform }) => {
    const { id, record, body } = await newKnownBusiness(platform);
    const customerType = businessType(platform);
    const { address } = NEW_DATA;
    const another = businessInfo(`another ${body.platformCustomerId}`);

    const reply = await platform.api.updateCustomerById({
      customerId: id,
      body: { customerType, address, businessInfo: { ...another, incorporatedOn: 'nope' } },
    });

    expect(reply).toBeError(400, 'INVALID_INPUT');
    const after = await readCustomer(platform, id);
    expect(descriptionIn(after), 'the businessInfo after the refused update').toEqual(
      descriptionIn(record),
    );
    expect(dataIn(after), 'the data after the refused update').toEqual(dataIn(record));
    const control = await updateBusiness(platform, id, { businessInfo: another });
    expect(control, 'the update of the businessInfo without the fault').toBeSuccess();
  });
});
