import { revokeCredential } from '../../fixtures/areas/credentials/revoke-credential.ts';
import { createCredential } from '../../fixtures/areas/login/new-credential.ts';
import { otpCreateCall } from '../../fixtures/areas/otp/add-otp.ts';
import { beginChange } from '../../fixtures/areas/wallet/contact-change.ts';
import {
  contactState,
  newContact,
  requireShown,
  settledContact,
} from '../../fixtures/areas/wallet/contact-state.ts';
import { walletWithTiedCredential } from '../../fixtures/areas/wallet/tied-credential.ts';
import {
  challengeIn,
  check,
  expect,
  isSuccess,
  notShown,
  proofOf,
  retry,
  undecided,
} from '../../fixtures/index.ts';

const UPDATE = 'updateCustomerById';

check.describe('after a tied credential is revoked,', () => {
  for (const [what, type, row, code] of [
    ['an email', 'EMAIL_OTP', 'EMAIL-SET-001', 'EMAIL_OTP_CREDENTIAL_SET_CHANGED'],
    ['a phone number', 'SMS_OTP', 'PHONE-CHANGE-004', 'SMS_OTP_CREDENTIAL_SET_CHANGED'],
  ] as const) {
    check(`a signed retry of ${what} change returns 409`, row, async ({ platform }) => {
      const { wallet, tied, signer } = await walletWithTiedCredential(platform, type);
      const contact = newContact(platform, type);
      const { call, challenge } = await beginChange(platform, wallet, type, contact);
      await revokeCredential(platform, tied, signer);

      const reply = await retry(platform, UPDATE, call, proofOf(platform, challenge, signer.key));

      expect(reply).toBeError(409, code);
    });
  }

  check(
    'a signed retry with a new email keeps the old email',
    'EMAIL-SET-002',
    async ({ platform }) => {
      const { wallet, tied, signer } = await walletWithTiedCredential(platform, 'EMAIL_OTP');
      const before = await contactState(platform, wallet, 'EMAIL_OTP');
      const email = newContact(platform, 'EMAIL_OTP');
      const { call, challenge } = await beginChange(platform, wallet, 'EMAIL_OTP', email);
      await revokeCredential(platform, tied, signer);

      const reply = await retry(platform, UPDATE, call, proofOf(platform, challenge, signer.key));

      expect(reply, 'the signed change after the revocation').toBeRefused();
      requireShown(before, 'email');
      const after = await contactState(platform, wallet, 'EMAIL_OTP');
      expect(after.customer, 'the email of the customer after the refusal').toBe(before.customer);
    },
  );

  check('an email change needs no signature', 'EMAIL-UNSIGNED-003', async ({ platform }) => {
    const { wallet, tied, signer } = await walletWithTiedCredential(platform, 'EMAIL_OTP');
    const before = await contactState(platform, wallet, 'EMAIL_OTP');
    const email = newContact(platform, 'EMAIL_OTP');
    const { call } = await beginChange(platform, wallet, 'EMAIL_OTP', email);
    await revokeCredential(platform, tied, signer);

    const reply = await platform.call(UPDATE, call);

    expect(challengeIn(reply), 'the challenge in the answer').toBeUndefined();
    expect(reply, 'the change without a signature').toBeSuccess();
    requireShown(before, 'email');
    const after = await settledContact(platform, wallet, 'EMAIL_OTP', email);
    expect(after.customer, 'the email of the customer after the change').toBe(email);
  });

  check(
    'a new credential has the new email as its nickname',
    'EMAIL-UNSIGNED-004',
    async ({ platform }) => {
      const { wallet, tied, signer } = await walletWithTiedCredential(platform, 'EMAIL_OTP');
      const email = newContact(platform, 'EMAIL_OTP');
      const { call } = await beginChange(platform, wallet, 'EMAIL_OTP', email);
      await revokeCredential(platform, tied, signer);
      const changed = await platform.call(UPDATE, call);
      if (!isSuccess(changed))
        undecided(
          `PATCH /customers/{customerId} with a new email answered ${changed.status}`,
          changed,
        );
      const between = await settledContact(platform, wallet, 'EMAIL_OTP', email);
      requireShown(between, 'email');
      if (between.customer !== email)
        undecided(
          'GET /customers/{customerId} does not show the new email after PATCH /customers/{customerId}',
        );

      const added = otpCreateCall(platform, wallet.accountId, 'EMAIL_OTP');
      await createCredential(platform, signer, 'EMAIL_OTP', added);

      const { tied: shown } = await settledContact(platform, wallet, 'EMAIL_OTP', email);
      const nicknames = shown.filter((nickname) => nickname !== undefined);
      if (nicknames.length === 0) notShown('the nickname of the credential');
      expect(nicknames, 'the nickname of the new credential').toEqual([email]);
    },
  );
});
