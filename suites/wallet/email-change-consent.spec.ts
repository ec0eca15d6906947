import {
  entryFor,
  expectRecorded,
  holding,
  minutesAgo,
  offered,
} from '../../fixtures/areas/customers/consents.ts';
import { readUntil } from '../../fixtures/areas/customers/updates.ts';
import { walletWithContact } from '../../fixtures/areas/wallet/contact-change.ts';
import { contactChangeCall, newEmail } from '../../fixtures/areas/wallet/wallet-updates.ts';
import { check, isSuccess, signedOrDirect, undecided } from '../../fixtures/index.ts';

const UPDATE = 'updateCustomerById';

check.describe('changing the customer email', () => {
  check('records the consents of the same request', 'EMAIL-CHANGE-016', async ({ platform }) => {
    const { wallet, session } = await walletWithContact(platform, 'EMAIL_OTP');
    // The first of them may have been accepted at the creation, and later than this.
    const [first, agreement] = await offered(platform);
    if (agreement === undefined) undecided(`the only agreement on offer is ${first.type}`);
    const given = entryFor(agreement, { acceptedAt: minutesAgo(5), ipAddress: '203.0.113.7' });
    const change = contactChangeCall(wallet.customerId, { email: newEmail(platform) });
    const call = { ...change, body: { ...Object(change.body), agreementConsents: [given] } };

    const { reply } = await signedOrDirect(platform, UPDATE, call, session.key);

    // Whether one request may have both is open; what it is accepted with is not lost.
    if (!isSuccess(reply))
      undecided('PATCH /customers/{customerId} refuses a new email with agreementConsents', reply);
    expectRecorded(await readUntil(platform, wallet.customerId, holding([given])), given);
  });
});
