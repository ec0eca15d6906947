import { newKnownBusiness } from '../../fixtures/areas/customers/business.ts';
import { updateBusiness } from '../../fixtures/areas/customers/business-consents.ts';
import { requireShown, shown } from '../../fixtures/areas/customers/record.ts';
import { isSame } from '../../fixtures/areas/customers/same.ts';
import { NEW_DATA, readUntil } from '../../fixtures/areas/customers/updates.ts';
import { check, expect, member } from '../../fixtures/index.ts';

const LEGAL_NAME = 'Sample Renamed LLC';

check.describe('an update of a business', () => {
  check('can change the address', 'CUSTOMER-BUSINESS-013', async ({ platform }) => {
    const { id, record } = await newKnownBusiness(platform);
    requireShown(record, 'address');
    const { address } = NEW_DATA;

    const reply = await updateBusiness(platform, id, { address });

    expect(reply, 'the update of the address').toBeSuccess();
    const after = await readUntil(platform, id, (read) => isSame(address, shown(read, 'address')));
    const now = requireShown(after, 'address');
    expect(
      isSame(address, now),
      `whether the address is as sent; it is shown as ${JSON.stringify(now)}`,
    ).toBe(true);
  });

  check('can change the legalName', 'CUSTOMER-BUSINESS-014', async ({ platform }) => {
    const { id, body } = await newKnownBusiness(platform);
    const businessInfo = { ...Object(body['businessInfo']), legalName: LEGAL_NAME };

    const reply = await updateBusiness(platform, id, { businessInfo });

    expect(reply, 'the update of the legalName').toBeSuccess();
    const after = await readUntil(platform, id, (read) =>
      isSame(LEGAL_NAME, shown(member(read, 'businessInfo'), 'legalName')),
    );
    const now = requireShown(requireShown(after, 'businessInfo'), 'legalName');
    expect(isSame(LEGAL_NAME, now), `whether the legalName is as sent; it is shown as ${now}`).toBe(
      true,
    );
  });
});
