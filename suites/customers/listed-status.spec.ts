import {
  consentingBusiness,
  updateBusiness,
} from '../../fixtures/areas/customers/business-consents.ts';
import {
  type Consent,
  consenting,
  entriesOf,
  entryFor,
  offered,
  shownOtherwise,
} from '../../fixtures/areas/customers/consents.ts';
import { approvedCustomer, customerIn } from '../../fixtures/areas/customers/customers.ts';
import {
  listed,
  readCustomer,
  requireShown,
  shown,
} from '../../fixtures/areas/customers/record.ts';
import { readUntil, update } from '../../fixtures/areas/customers/updates.ts';
import { finalStatuses } from '../../fixtures/areas/verifications/decided.ts';
import { decidedBusiness } from '../../fixtures/areas/verifications/decided-business.ts';
import { platformsDecidingAtCreation } from '../../fixtures/areas/verifications/mode.ts';
import {
  check,
  expect,
  member,
  notShown,
  optional,
  type Platform,
  unreached,
  waitFor,
} from '../../fixtures/index.ts';

/**
 * The row that GET /customers shows of a customer once it is as wanted, or as it still is: a list may
 * lag behind.
 */
async function rowOf(platform: Platform, record: unknown, isWanted: (row: unknown) => boolean) {
  const platformCustomerId = String(requireShown(record, 'platformCustomerId'));
  const read = async () => {
    const rows = await listed(platform, platformCustomerId);
    return rows.find((each) => member(each, 'id') === member(record, 'id'));
  };
  const isSettled = (row: unknown) => row !== undefined && isWanted(row);
  const row = await waitFor(read, isSettled, platform.target.settleMs);
  return row ?? unreached('GET /customers does not list the customer by its platformCustomerId');
}

/** Which members a row shows is open; one that it shows is that of the customer. */
function hidesOrShows(name: string, value: unknown): (row: unknown) => boolean {
  return (row) => [undefined, value].includes(shown(row, name));
}

check.describe('the list of customers', () => {
  check(
    'shows the same kycStatus as GET /customers/{customerId}',
    'CUSTOMER-LIST-003',
    async ({ platform }) => {
      for (const status of ['APPROVED', 'REJECTED', 'PENDING'] as const) {
        const isApproved = status === 'APPROVED';
        const id = await (isApproved ? approvedCustomer(platform) : customerIn(platform, status));
        const record = await readCustomer(platform, id);
        const read = requireShown(record, 'kycStatus');
        const isRight = hidesOrShows('kycStatus', read);

        const row = await rowOf(platform, record, isRight);

        const observed = `whether kycStatus is as read; listed ${shown(row, 'kycStatus')}, read ${read}`;
        expect(isRight(row), observed).toBe(true);
      }
    },
  );

  check(
    'shows the same kybStatus as GET /customers/{customerId}',
    'CUSTOMER-LIST-004',
    async ({ run }) => {
      for (const platform of platformsDecidingAtCreation(run)) {
        for (const status of finalStatuses) {
          const record = await readCustomer(platform, await decidedBusiness(platform, status));
          const read = requireShown(record, 'kybStatus');
          const isRight = hidesOrShows('kybStatus', read);

          const row = await rowOf(platform, record, isRight);

          const observed = `whether kybStatus is as read; listed ${shown(row, 'kybStatus')}, read ${read}`;
          expect(isRight(row), observed).toBe(true);
        }
      }
    },
  );

  for (const [who, make, change] of [
    ['an individual', consenting, update],
    ['a business', consentingBusiness, updateBusiness],
  ] as const) {
    check(
      `shows ${who}'s consents as GET /customers/{customerId} does`,
      'CUSTOMER-LIST-005',
      async ({ platform }) => {
        const [terms, ...further] = await offered(platform);
        const [given, others] = [entryFor(terms), further.map((each) => entryFor(each))];
        const { id } = await make(platform, { agreementConsents: [given] });
        const isShownIn = (record: unknown) => (entry: Consent) =>
          entriesOf(record, entry.type).length > 0;
        const first = await readUntil(platform, id, (read) => isShownIn(read)(given));
        if (!isShownIn(first)(given)) {
          notShown('the consents of a customer');
        }
        // Which of the others a customer of this type can accept is open.
        await optional(() => change(platform, id, { agreementConsents: others }));
        const record = await readUntil(platform, id, (read) => others.every(isShownIn(read)));
        const recorded = [given, ...others].filter(isShownIn(record));

        const isAsGiven = (row: unknown) =>
          recorded.every(
            (entry) =>
              isShownIn(row)(entry) &&
              entriesOf(row, entry.type).every((each) => shownOtherwise(each, entry).length === 0),
          );
        const isRight = (row: unknown) =>
          shown(row, 'agreementConsents') === undefined || isAsGiven(row);

        const row = await rowOf(platform, record, isRight);

        expect(isRight(row), 'whether the list shows the consents that a read shows').toBe(true);
      },
    );
  }
});
