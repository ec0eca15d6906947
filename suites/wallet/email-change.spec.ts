import { expectOnlyNickname } from '../../fixtures/areas/credentials/nickname.ts';
import { otpLogin } from '../../fixtures/areas/credentials/otp-login.ts';
import { contactChange } from '../../fixtures/areas/wallet/contact-change.ts';
import { contactsIn, requireShown } from '../../fixtures/areas/wallet/contact-state.ts';
import { contactChangeCall, newEmail } from '../../fixtures/areas/wallet/wallet-updates.ts';
import {
  covers,
  expect,
  isSuccess,
  member,
  orFail,
  test,
  untilOutcome,
} from '../../fixtures/index.ts';

const TYPE = 'EMAIL_OTP';

const ids = (rows: readonly unknown[]) => new Set(rows.map((row) => member(row, 'id')));

const nicknamesOfOthers = (rows: readonly unknown[]) =>
  new Map(
    rows
      .filter((row) => member(row, 'type') !== TYPE)
      .map((row) => [member(row, 'id'), member(row, 'nickname')]),
  );

test.describe('changing the email of a customer', () => {
  test(
    'is answered with a challenge at first',
    covers('EMAIL-CHANGE-001'),
    async ({ platform }) => {
      const { first } = await contactChange(platform, TYPE);

      expect(first).toBeSuccess(202);
    },
  );

  test(
    'is answered with a challenge at every further time',
    covers('EMAIL-CHANGE-001'),
    async ({ platform }) => {
      const { wallet, last } = await contactChange(platform, TYPE);
      expect(last, 'the first change').toBeSuccess();
      const call = contactChangeCall(wallet.customerId, { email: newEmail(platform) });

      const reply = await untilOutcome(platform, () => platform.call('updateCustomerById', call));

      expect(reply).toBeSuccess(202);
    },
  );

  test('changes nothing before it is signed', covers('EMAIL-CHANGE-002'), async ({ platform }) => {
    const { before, unsigned } = await contactChange(platform, TYPE);

    expect(contactsIn(unsigned)).toEqual(contactsIn(before));
  });

  test(
    'changes nothing where the signature is refused',
    covers('EMAIL-CHANGE-008'),
    async ({ platform }) => {
      const { before, refused, afterRefused } = await contactChange(platform, TYPE);

      expect(isSuccess(refused), `it is answered ${refused.status}`).toBe(false);
      expect(contactsIn(afterRefused)).toEqual(contactsIn(before));
    },
  );

  test('is accepted once signed', covers('EMAIL-CHANGE-003'), async ({ platform }) => {
    const { last } = await contactChange(platform, TYPE);

    expect(last).toBeSuccess();
  });

  test('changes the customer', covers('EMAIL-CHANGE-004'), async ({ platform }) => {
    const { wanted, before, after } = await contactChange(platform, TYPE);

    requireShown(before, 'email');
    expect(after.customer, 'the email of the customer').toBe(wanted);
  });

  test('changes the tied credential', covers('EMAIL-CHANGE-005'), async ({ platform }) => {
    const { wanted, after } = await contactChange(platform, TYPE);

    expectOnlyNickname(after.tied, wanted, 'the email credentials');
  });

  test(
    'leaves the credentials those they were',
    covers('EMAIL-CHANGE-006'),
    async ({ platform }) => {
      const { before, after } = await contactChange(platform, TYPE);

      expect(ids(after.rows)).toEqual(ids(before.rows));
    },
  );

  test('leaves other credentials alone', covers('EMAIL-CHANGE-007'), async ({ platform }) => {
    const { before, after } = await contactChange(platform, TYPE);

    expect(nicknamesOfOthers(after.rows)).toEqual(nicknamesOfOthers(before.rows));
  });

  test('leaves other customers alone', covers('EMAIL-CHANGE-012'), async ({ platform }) => {
    const { others } = await contactChange(platform, TYPE);

    const [before, after] = others.map(contactsIn);
    expect(after).toEqual(before);
  });

  test('leaves the way in by code open', covers('EMAIL-CHANGE-011'), async ({ platform }) => {
    const { wallet } = await contactChange(platform, TYPE);

    const { id } = await orFail(() => otpLogin(platform, wallet.emailOtp));
    expect(id, 'the id of the new session').toBeDefined();
  });
});
