import { expectOnlyNickname } from '../../fixtures/areas/credentials/nickname.ts';
import { newKey } from '../../fixtures/areas/login/keys.ts';
import { addOauth } from '../../fixtures/areas/oauth/add-oauth.ts';
import { tryOtpLogin } from '../../fixtures/areas/otp/calls.ts';
import { sharedWallet } from '../../fixtures/areas/otp/wallet.ts';
import { walletWithContact } from '../../fixtures/areas/wallet/contact-change.ts';
import {
  contactState,
  contactsIn,
  requireAllShown,
  requireShown,
  requireShownAnywhere,
  settledContact,
} from '../../fixtures/areas/wallet/contact-state.ts';
import { contactChangeCall, newEmail } from '../../fixtures/areas/wallet/wallet-updates.ts';
import {
  check,
  expect,
  member,
  requireSuccess,
  signedOrDirect,
  untilOutcome,
} from '../../fixtures/index.ts';

const TYPE = 'EMAIL_OTP';

const UPDATE = 'updateCustomerById';

const ids = (rows: readonly unknown[]) => new Set(rows.map((row) => member(row, 'id')));

const nicknamesOfOthers = (rows: readonly unknown[]) =>
  new Map(
    rows
      .filter((row) => member(row, 'type') !== TYPE)
      .map((row) => [member(row, 'id'), member(row, 'nickname')]),
  );

check.describe('changing the customer email', () => {
  check('without a signature returns a challenge', 'EMAIL-CHANGE-001', async ({ platform }) => {
    const { wallet } = await walletWithContact(platform, TYPE);
    const call = contactChangeCall(wallet.customerId, { email: newEmail(platform) });

    const reply = await untilOutcome(platform, () => platform.call(UPDATE, call));

    expect(reply).toBeSuccess(202);
  });

  check(
    'a second time, without a signature, returns a challenge',
    'EMAIL-CHANGE-001',
    async ({ platform }) => {
      const { wallet, session } = await walletWithContact(platform, TYPE);
      const changed = contactChangeCall(wallet.customerId, { email: newEmail(platform) });
      const { reply: first } = await signedOrDirect(platform, UPDATE, changed, session.key);
      expect(first, 'the first change').toBeSuccess();
      const call = contactChangeCall(wallet.customerId, { email: newEmail(platform) });

      const reply = await untilOutcome(platform, () => platform.call(UPDATE, call));

      expect(reply, 'the second change, without a signature').toBeSuccess(202);
    },
  );

  check('without a signature changes nothing', 'EMAIL-CHANGE-002', async ({ platform }) => {
    const { wallet } = await walletWithContact(platform, TYPE);
    const before = await contactState(platform, wallet, TYPE);
    const call = contactChangeCall(wallet.customerId, { email: newEmail(platform) });

    await untilOutcome(platform, () => platform.call(UPDATE, call));

    requireShownAnywhere(before);
    const after = await contactState(platform, wallet, TYPE);
    expect(contactsIn(after), 'the emails after the request').toEqual(contactsIn(before));
  });

  check('with a refused signature changes nothing', 'EMAIL-CHANGE-008', async ({ platform }) => {
    const { wallet, session } = await walletWithContact(platform, TYPE);
    const before = await contactState(platform, wallet, TYPE);
    const call = contactChangeCall(wallet.customerId, { email: newEmail(platform) });

    const { reply } = await signedOrDirect(platform, UPDATE, call, newKey(platform));

    const after = await contactState(platform, wallet, TYPE);
    expect(reply, 'the change with a wrong signature').toBeRefused();
    expect(contactsIn(after), 'the emails after the refusal').toEqual(contactsIn(before));
    // Where our signatures are not understood at all, the refusal says nothing of the key.
    const own = await signedOrDirect(platform, UPDATE, call, session.key);
    requireSuccess(platform, UPDATE, own.reply, 'the change signed by its own key');
    requireShownAnywhere(before);
  });

  check('with a signature is accepted', 'EMAIL-CHANGE-003', async ({ platform }) => {
    const { wallet, session } = await walletWithContact(platform, TYPE);
    const call = contactChangeCall(wallet.customerId, { email: newEmail(platform) });

    const { reply } = await signedOrDirect(platform, UPDATE, call, session.key);

    expect(reply).toBeSuccess();
  });

  check(
    'with a signature sets the new email on the customer',
    'EMAIL-CHANGE-004',
    async ({ platform }) => {
      const { wallet, session } = await walletWithContact(platform, TYPE);
      requireShown(await contactState(platform, wallet, TYPE), 'email');
      const email = newEmail(platform);
      const call = contactChangeCall(wallet.customerId, { email });

      const { reply } = await signedOrDirect(platform, UPDATE, call, session.key);

      expect(reply, 'the change').toBeSuccess();
      const after = await settledContact(platform, wallet, TYPE, email);
      expect(after.customer, 'the email of the customer after the change').toBe(email);
    },
  );

  check(
    'with a signature sets the new email on the tied credential',
    'EMAIL-CHANGE-005',
    async ({ platform }) => {
      const { wallet, session } = await walletWithContact(platform, TYPE);
      const email = newEmail(platform);
      const call = contactChangeCall(wallet.customerId, { email });

      const { reply } = await signedOrDirect(platform, UPDATE, call, session.key);

      expect(reply, 'the change').toBeSuccess();
      const after = await settledContact(platform, wallet, TYPE, email);
      expectOnlyNickname(after.tied, email, 'the EMAIL_OTP credentials');
    },
  );

  check('keeps the tied credential and adds no other', 'EMAIL-CHANGE-006', async ({ platform }) => {
    const { wallet, session } = await walletWithContact(platform, TYPE);
    if (platform.target.has('credentials.oauth')) await addOauth(platform, session);
    const before = await contactState(platform, wallet, TYPE);
    const email = newEmail(platform);
    const call = contactChangeCall(wallet.customerId, { email });

    const { reply } = await signedOrDirect(platform, UPDATE, call, session.key);

    expect(reply, 'the change').toBeSuccess();
    const after = await settledContact(platform, wallet, TYPE, email);
    requireAllShown(ids(before.rows), 'id');
    expect(ids(after.rows), 'the ids of the credentials').toEqual(ids(before.rows));
  });

  check('keeps the nicknames of other credentials', 'EMAIL-CHANGE-007', async ({ platform }) => {
    const { wallet, session } = await walletWithContact(platform, TYPE);
    if (platform.target.has('credentials.oauth')) await addOauth(platform, session);
    const before = await contactState(platform, wallet, TYPE);
    const email = newEmail(platform);
    const call = contactChangeCall(wallet.customerId, { email });

    const { reply } = await signedOrDirect(platform, UPDATE, call, session.key);

    expect(reply, 'the change').toBeSuccess();
    const after = await settledContact(platform, wallet, TYPE, email);
    requireAllShown(nicknamesOfOthers(before.rows).values(), 'nickname');
    expect(nicknamesOfOthers(after.rows), 'the nicknames of other credentials').toEqual(
      nicknamesOfOthers(before.rows),
    );
  });

  check('leaves other customers unchanged', 'EMAIL-CHANGE-012', async ({ platform }) => {
    const { wallet, session } = await walletWithContact(platform, TYPE);
    const bystander = await sharedWallet(platform);
    const before = await contactState(platform, bystander, TYPE);
    const email = newEmail(platform);
    const call = contactChangeCall(wallet.customerId, { email });

    const { reply } = await signedOrDirect(platform, UPDATE, call, session.key);

    expect(reply, 'the change').toBeSuccess();
    await settledContact(platform, wallet, TYPE, email);
    requireShownAnywhere(before);
    const after = await contactState(platform, bystander, TYPE);
    expect(contactsIn(after), 'the emails of another customer').toEqual(contactsIn(before));
  });

  check(
    'still lets the tied credential issue a session',
    'EMAIL-CHANGE-011',
    async ({ platform }) => {
      const { wallet, session } = await walletWithContact(platform, TYPE);
      const email = newEmail(platform);
      const call = contactChangeCall(wallet.customerId, { email });
      const { reply } = await signedOrDirect(platform, UPDATE, call, session.key);
      expect(reply, 'the change').toBeSuccess();
      await settledContact(platform, wallet, TYPE, email);

      const login = await tryOtpLogin(platform, wallet.emailOtp);

      expect(login, 'a login with the EMAIL_OTP credential').toBeSuccess(200);
    },
  );
});
