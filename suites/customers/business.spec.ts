import {
  businessInfo,
  businessType,
  knownBusiness,
  newKnownBusiness,
  sendBusiness,
} from '../../fixtures/areas/customers/business.ts';
import { businessConsents } from '../../fixtures/areas/customers/business-consents.ts';
import {
  dataIn,
  picked,
  readCustomer,
  requireShown,
  shown,
} from '../../fixtures/areas/customers/record.ts';
import { isSame } from '../../fixtures/areas/customers/same.ts';
import { NEW_DATA, readUntil, update } from '../../fixtures/areas/customers/updates.ts';
import {
  covers,
  expect,
  isSuccess,
  member,
  test,
  unlessConfirmed,
  warn,
} from '../../fixtures/index.ts';

const STATUSES = ['UNVERIFIED', 'APPROVED', 'REJECTED'];

const MEMBERS = ['legalName', 'country', 'incorporatedOn', 'registrationNumber'];

const NEW_REGISTRATION = 'C7654321NEW';

function registrationIn(record: unknown): unknown {
  return shown(member(record, 'businessInfo'), 'registrationNumber');
}

/** What an update of the address does not name. */
function besideAddress(record: unknown): object {
  const names = picked(record, ['id', 'platformCustomerId', 'customerType']);
  return { ...names, ...picked(member(record, 'businessInfo'), MEMBERS) };
}

test.describe('a business', () => {
  test('is taken on', covers('CUSTOMER-BUSINESS-001'), async ({ platform }) => {
    expect(await sendBusiness(platform)).toBeSuccess();
  });

  test('is no INDIVIDUAL', covers('CUSTOMER-BUSINESS-002'), async ({ platform }) => {
    const { record } = await knownBusiness(platform);

    expect(requireShown(record, 'customerType')).not.toBe('INDIVIDUAL');
  });

  test('tells its kybStatus', covers('CUSTOMER-BUSINESS-003'), async ({ platform }) => {
    const { record } = await knownBusiness(platform);

    expect(typeof shown(record, 'kybStatus'), 'the type of kybStatus').toBe('string');
  });

  test('has a kybStatus of the contract', covers('CUSTOMER-BUSINESS-004'), async ({ platform }) => {
    const { record } = await knownBusiness(platform);

    const status = String(requireShown(record, 'kybStatus'));
    if (!STATUSES.includes(status)) warn(`kybStatus is ${status}, which is not among the named`);
  });

  test('shows its registration', covers('CUSTOMER-BUSINESS-005'), async ({ platform }) => {
    const { body, replies } = await knownBusiness(platform);

    const given = registrationIn(body);
    for (const { json } of replies) {
      const info = requireShown(json, 'businessInfo');
      const value = requireShown(info, 'registrationNumber');
      expect(isSame(given, value), `it is ${value}`).toBe(true);
    }
  });

  test('is changed by an update', covers('CUSTOMER-BUSINESS-006'), async ({ platform }) => {
    const { id, body } = await newKnownBusiness(platform);
    const info = { ...Object(body['businessInfo']), registrationNumber: NEW_REGISTRATION };

    const reply = await update(platform, id, { businessInfo: info }, businessType(platform));

    expect(reply).toBeSuccess();
    const after = await readUntil(platform, id, (read) =>
      isSame(NEW_REGISTRATION, registrationIn(read)),
    );
    const value = requireShown(requireShown(after, 'businessInfo'), 'registrationNumber');
    if (isSame(registrationIn(body), value)) {
      unlessConfirmed('G-113', `an update to ${NEW_REGISTRATION} left ${value}`);
    }
    expect(isSame(NEW_REGISTRATION, value), `it is ${value}`).toBe(true);
  });

  test('keeps what it does not update', covers('CUSTOMER-BUSINESS-010'), async ({ platform }) => {
    const { id, record, body } = await newKnownBusiness(platform);
    const { address } = NEW_DATA;
    const info = { ...Object(body['businessInfo']), legalName: 'Conformance Elsewhere LLC' };

    const moving = await update(platform, id, { address }, businessType(platform));
    const moved = await readUntil(platform, id, (read) =>
      isSame(address, shown(read, 'address') ?? address),
    );
    const renaming = await update(platform, id, { businessInfo: info }, businessType(platform));
    const renamed = await readUntil(platform, id, (read) =>
      isSame(info.legalName, shown(member(read, 'businessInfo'), 'legalName') ?? info.legalName),
    );

    expect(moving, 'another address').toBeSuccess();
    expect(renaming, 'another name').toBeSuccess();
    expect(besideAddress(moved), 'after another address').toEqual(besideAddress(record));
    expect(dataIn(renamed), 'after another name').toEqual(dataIn(moved));
  });

  test(
    'keeps its data where it consents',
    covers('CUSTOMER-BUSINESS-011'),
    async ({ platform }) => {
      const { customer, afterOthers } = await businessConsents(platform);

      expect(afterOthers.reply, 'consents').toBeSuccess();
      expect(besideAddress(afterOthers.record)).toEqual(besideAddress(customer.record));
      expect(dataIn(afterOthers.record)).toEqual(dataIn(customer.record));
    },
  );

  test('is left by a refused update', covers('CUSTOMER-BUSINESS-008'), async ({ platform }) => {
    const { id, record, body } = await newKnownBusiness(platform);
    const customerType = businessType(platform);
    const info = businessInfo(`another ${body.platformCustomerId}`);
    const wrong = { customerType, businessInfo: { ...info, incorporatedOn: 'nope' } };
    const path = { customerId: id };

    const reply = await platform.call('updateCustomerById', { path, body: wrong });

    if (isSuccess(reply)) unlessConfirmed('G-113', 'an invalid incorporatedOn was taken');
    expect(reply).toBeError(400, 'INVALID_INPUT');
    const after = await readCustomer(platform, id);
    const [was, is] = [record, after].map((each) => picked(member(each, 'businessInfo'), MEMBERS));
    expect(is, 'the description').toEqual(was);
    expect(await update(platform, id, { businessInfo: info }, customerType)).toBeSuccess();
  });
});
