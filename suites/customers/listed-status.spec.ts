import { consentingBusiness } from '../../fixtures/areas/customers/business-consents.ts';
import {
  consenting,
  entriesOf,
  entryFor,
  offered,
} from '../../fixtures/areas/customers/consents.ts';
import { approvedCustomer, customerIn } from '../../fixtures/areas/customers/customers.ts';
import {
  listed,
  readCustomer,
  requireShown,
  shown,
} from '../../fixtures/areas/customers/record.ts';
import { readUntil } from '../../fixtures/areas/customers/updates.ts';
import { finalStatuses } from '../../fixtures/areas/verifications/decided.ts';
import { decidedBusiness } from '../../fixtures/areas/verifications/decided-business.ts';
import { platformsDecidingAtCreation } from '../../fixtures/areas/verifications/mode.ts';
import {
  covers,
  endByGap,
  expectByGap,
  member,
  type Platform,
  settled,
  test,
  unverified,
} from '../../fixtures/index.ts';

/** The row of a customer once it is as wanted, or as it still is: a list may lag behind. */
async function rowOf(platform: Platform, record: unknown, isWanted: (row: unknown) => boolean) {
  const platformCustomerId = String(requireShown(record, 'platformCustomerId'));
  const read = async () => {
    const rows = await listed(platform, platformCustomerId);
    return rows.find((each) => member(each, 'id') === member(record, 'id'));
  };
  const row = await settled(read, isWanted, platform.target.settleMs);
  return row ?? endByGap(['G-01', 'G-115'], 'the list does not show the customer');
}

/** Which members a row shows is open; a status that it shows is that of the customer. */
async function expectStatusListed(platform: Platform, id: string, name: string): Promise<void> {
  const record = await readCustomer(platform, id);
  const status = requireShown(record, name);
  const isRight = (row: unknown) =>
    row !== undefined && [undefined, status].includes(shown(row, name));
  const row = await rowOf(platform, record, isRight);
  const observed = `${name} is listed ${shown(row, name)} and reads ${status}`;
  expectByGap('G-115', isRight(row), observed);
}

test.describe('the list of customers', () => {
  test('has the kycStatus that is read', covers('CUSTOMER-LIST-003'), async ({ platform }) => {
    await expectStatusListed(platform, await approvedCustomer(platform), 'kycStatus');
    for (const status of ['REJECTED', 'PENDING'] as const) {
      await expectStatusListed(platform, await customerIn(platform, status), 'kycStatus');
    }
  });

  test('has the kybStatus that is read', covers('CUSTOMER-LIST-004'), async ({ run }) => {
    for (const platform of platformsDecidingAtCreation(run)) {
      for (const status of finalStatuses) {
        await expectStatusListed(platform, await decidedBusiness(platform, status), 'kybStatus');
      }
    }
  });

  for (const [who, make] of [
    ['an individual', consenting],
    ['a business', consentingBusiness],
  ] as const) {
    test(`has the consents of ${who}`, covers('CUSTOMER-LIST-005'), async ({ platform }) => {
      const [terms] = await offered(platform);
      const { id } = await make(platform, { agreementConsents: [entryFor(terms)] });
      const hasIt = (record: unknown) => entriesOf(record, terms.type).length > 0;
      const record = await readUntil(platform, id, hasIt);
      if (!hasIt(record)) unverified('a read of the customer shows no consent (G-119)');

      const isRight = (row: unknown) =>
        row !== undefined && (shown(row, 'agreementConsents') === undefined || hasIt(row));
      const row = await rowOf(platform, record, isRight);
      expectByGap('G-115', isRight(row), 'a row shows other consents than a read');
    });
  }
});
