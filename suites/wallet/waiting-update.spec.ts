import {
  consentsIn,
  entriesOf,
  entryFor,
  minutesAgo,
  offered,
  showsAll,
} from '../../fixtures/areas/customers/consents.ts';
import { readCustomer } from '../../fixtures/areas/customers/record.ts';
import { sharedWallet } from '../../fixtures/areas/otp/wallet.ts';
import {
  beginChange,
  walletTiedBy,
  walletWithContact,
} from '../../fixtures/areas/wallet/contact-change.ts';
import {
  contactState,
  contactsIn,
  newContact,
  requireShownAnywhere,
  settledContact,
} from '../../fixtures/areas/wallet/contact-state.ts';
import { contactChangeCall } from '../../fixtures/areas/wallet/wallet-updates.ts';
import {
  challengeIn,
  check,
  expect,
  isSuccess,
  member,
  notShown,
  optional,
  type Platform,
  proofOf,
  retry,
  setUp,
  undecided,
  untilOutcome,
  waitFor,
} from '../../fixtures/index.ts';

const RENAMED = 'Sample Renamed';

/** Fields of an update beside the email, each another than the customers of this suite have. */
const OTHERS = {
  fullName: RENAMED,
  birthDate: '1971-02-03',
  address: {
    line1: '9 Sample Lane',
    city: 'Denver',
    state: 'CO',
    postalCode: '80202',
    country: 'US',
  },
};

/** What a customer shows of these fields: a service may add to an address what changes by itself. */
function shownOf(customer: unknown): Readonly<Record<string, unknown>> {
  const { address, ...others } = OTHERS;
  const shown = (from: unknown, names: object) =>
    Object.fromEntries(Object.keys(names).map((name) => [name, member(from, name)]));
  return { ...shown(customer, others), ...shown(member(customer, 'address'), address) };
}

async function nameOf(platform: Platform, customerId: string): Promise<unknown> {
  const path = { customerId };
  const { json } = await setUp(platform, 'getCustomerById', { path }, 'reading a customer');
  return member(json, 'fullName');
}

/** The name that a customer comes to have, the wanted one if the service takes it. */
function nameAfter(platform: Platform, customerId: string, wanted: string): Promise<unknown> {
  const read = () => nameOf(platform, customerId);
  return waitFor(read, (name) => name === wanted, platform.target.settleMs);
}

/** Goes on only where the target renames a customer when nothing has to be signed for it. */
async function requireRenamed(platform: Platform, customerId: string): Promise<void> {
  const fullName = 'Sample Twin';
  const call = { path: { customerId }, body: { customerType: 'INDIVIDUAL', fullName } };
  const reply = await platform.call('updateCustomerById', call);
  const isTaken =
    isSuccess(reply) && (await nameAfter(platform, customerId, fullName)) === fullName;
  if (!isTaken)
    undecided(
      `PATCH /customers/{customerId} with another fullName answered ${reply.status}, and the customer is not renamed`,
    );
}

check.describe('a customer update with a new email', () => {
  check(
    'changes no other field before the signed retry',
    'EMAIL-CHANGE-009',
    async ({ platform }) => {
      const { customerId } = await sharedWallet(platform);
      const before = await readCustomer(platform, customerId);
      const contact = newContact(platform, 'EMAIL_OTP');
      const begin = (more: object) =>
        beginChange(platform, { customerId }, 'EMAIL_OTP', contact, more);
      // A service may refuse to change what it identifies a customer by.
      if ((await optional(() => begin(OTHERS))) === undefined) await begin({ fullName: RENAMED });

      const after = await readCustomer(platform, customerId);
      expect(shownOf(after), 'the other fields of the customer before the signature').toEqual(
        shownOf(before),
      );
    },
  );

  check(
    'and a name changes no email before the signed retry',
    'EMAIL-CHANGE-002',
    async ({ platform }) => {
      const { wallet } = await walletWithContact(platform, 'EMAIL_OTP');
      const before = await contactState(platform, wallet, 'EMAIL_OTP');
      const email = newContact(platform, 'EMAIL_OTP');
      const members = { email, fullName: RENAMED };
      const call = contactChangeCall(wallet.customerId, members);

      const reply = await untilOutcome(platform, () => platform.call('updateCustomerById', call));

      requireShownAnywhere(before);
      // What is taken without a challenge may take a moment to be seen.
      const isDone = isSuccess(reply) && challengeIn(reply) === undefined;
      const after = isDone
        ? await settledContact(platform, wallet, 'EMAIL_OTP', email)
        : await contactState(platform, wallet, 'EMAIL_OTP');
      expect(contactsIn(after), 'the emails after the request').toEqual(contactsIn(before));
    },
  );

  check('records no consent before the signed retry', 'EMAIL-CHANGE-015', async ({ platform }) => {
    const { customerId } = await sharedWallet(platform);
    const [agreement] = await offered(platform);
    const before = consentsIn(await readCustomer(platform, customerId));
    if (!Array.isArray(before)) notShown('the agreementConsents of a customer');
    const contact = newContact(platform, 'EMAIL_OTP');
    const entry = entryFor(agreement, { acceptedAt: minutesAgo(5) });
    const more = { agreementConsents: [entry] };
    await beginChange(platform, { customerId }, 'EMAIL_OTP', contact, more);

    const after = entriesOf(await readCustomer(platform, customerId), agreement.type);

    const isRecorded = after.some((each) => showsAll(each, entry));
    expect(isRecorded, 'whether the consent is recorded before the signature').toBe(false);
  });

  check(
    'and a name changes the name with the signed retry',
    'EMAIL-CHANGE-014',
    async ({ platform }) => {
      const { wallet, session } = await walletTiedBy(platform, 'EMAIL_OTP');
      const { customerId } = wallet;
      await requireRenamed(platform, customerId);
      const contact = newContact(platform, 'EMAIL_OTP');
      const more = { fullName: RENAMED };
      const { call, challenge } = await beginChange(platform, wallet, 'EMAIL_OTP', contact, more);

      const proof = proofOf(platform, challenge, session.key);
      const reply = await retry(platform, 'updateCustomerById', call, proof);

      expect(reply, 'the signed change').toBeSuccess();
      expect(
        await nameAfter(platform, customerId, RENAMED),
        'the name of the customer after the signature',
      ).toBe(RENAMED);
    },
  );
});
