import { sharedWallet } from '../../fixtures/areas/credentials/wallet.ts';
import { beginChange } from '../../fixtures/areas/wallet/contact-change.ts';
import {
  contactState,
  newContact,
  requireShown,
} from '../../fixtures/areas/wallet/contact-state.ts';
import {
  challengeIn,
  covers,
  expect,
  type Platform,
  test,
  unlessConfirmed,
} from '../../fixtures/index.ts';

/** The customer of a wallet whose email would take a signature to change. */
async function tiedCustomer(platform: Platform) {
  const wallet = await sharedWallet(platform);
  await beginChange(platform, wallet, 'EMAIL_OTP', newContact(platform, 'EMAIL_OTP'));
  return wallet;
}

async function update(platform: Platform, customerId: string, members: object) {
  const body = { customerType: 'INDIVIDUAL', ...members };
  const reply = await platform.call('updateCustomerById', { path: { customerId }, body });
  if (reply.status === 400) {
    unlessConfirmed('G-113', 'the update answered 400');
  }
  return reply;
}

test.describe('an update of a customer takes no signature', () => {
  test('where it leaves the email out', covers('EMAIL-UNSIGNED-001'), async ({ platform }) => {
    const { customerId } = await tiedCustomer(platform);

    const reply = await update(platform, customerId, { fullName: 'Conformance Cardholder' });

    expect(challengeIn(reply), 'a challenge').toBeUndefined();
    expect(reply).toBeSuccess();
  });

  test('where it repeats the email on file', covers('EMAIL-UNSIGNED-002'), async ({ platform }) => {
    const wallet = await tiedCustomer(platform);
    const state = await contactState(platform, wallet, 'EMAIL_OTP');
    requireShown(state, 'email');

    const reply = await update(platform, wallet.customerId, { email: state.customer });

    expect(challengeIn(reply), 'a challenge').toBeUndefined();
    expect(reply).toBeSuccess();
  });
});
