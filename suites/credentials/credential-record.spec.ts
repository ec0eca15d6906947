import { everyTypeWallet } from '../../fixtures/areas/credentials/every-type-wallet.ts';
import { credentialRow, credentialRowsOf } from '../../fixtures/areas/login/credentials.ts';
import { challengeOtp } from '../../fixtures/areas/otp/otp.ts';
import { newWallet } from '../../fixtures/areas/otp/wallet.ts';
import {
  check,
  expect,
  expectNoFindingOn,
  member,
  notShown,
  type Platform,
  warn,
} from '../../fixtures/index.ts';

async function listed(platform: Platform): Promise<readonly unknown[]> {
  const { wallet } = await everyTypeWallet(platform);
  return credentialRowsOf(platform, wallet.accountId);
}

async function nicknameOf(platform: Platform, type: string): Promise<unknown> {
  const rows = await listed(platform);
  return member(
    rows.find((row) => member(row, 'type') === type),
    'nickname',
  );
}

check.describe('a credential', () => {
  for (const [fact, row] of [
    ['is an object', 'CRED-RECORD-001'],
    ['has an id', 'CRED-RECORD-002'],
    ['has an accountId', 'CRED-RECORD-003'],
    ['has a type', 'CRED-RECORD-005'],
    ['has a type that the contract lists', 'CRED-RECORD-006'],
    ['shows the nickname, if any, as a string', 'CRED-RECORD-007'],
    ['has a credentialId if it is a passkey', 'CRED-RECORD-010'],
    ['shows the credentialId, if any, in base64url', 'CRED-RECORD-011'],
  ] as const) {
    check(fact, row, async ({ platform }) => {
      await expectNoFindingOn(row, () => listed(platform));
    });
  }

  check(
    'has the id of its internal account as accountId',
    'CRED-RECORD-004',
    async ({ platform }) => {
      const { wallet, credentials } = await everyTypeWallet(platform);

      const rows = await listed(platform);

      const accounts = rows.map((row) => [member(row, 'type'), member(row, 'accountId')]);
      expect(accounts, 'the type and the accountId of each credential').toEqual(
        rows.map((row) => [member(row, 'type'), wallet.accountId]),
      );
      expect(rows.length, 'the number of credentials listed').toBe(credentials.length);
    },
  );

  check(
    'of the type EMAIL_OTP has the customer email as nickname',
    'CRED-RECORD-008',
    async ({ platform }) => {
      const { wallet } = await everyTypeWallet(platform);

      const nickname = await nicknameOf(platform, 'EMAIL_OTP');

      if (nickname === undefined) notShown('the nickname');
      expect(nickname, 'the nickname of the EMAIL_OTP credential').toBe(wallet.email);
    },
  );

  check(
    "of the type SMS_OTP has the customer's phone number as nickname",
    'CRED-RECORD-009',
    async ({ platform }) => {
      const { wallet } = await everyTypeWallet(platform);

      const nickname = await nicknameOf(platform, 'SMS_OTP');

      if (nickname === undefined) notShown('the nickname');
      expect(nickname, 'the nickname of the SMS_OTP credential').toBe(wallet.phoneNumber);
    },
  );

  check(
    'of a type other than PASSKEY has no credentialId',
    'CRED-RECORD-013',
    async ({ platform }) => {
      const rows = await listed(platform);

      const others = rows.filter((row) => member(row, 'type') !== 'PASSKEY');
      expect(
        others.length,
        'the number of credentials of a type other than PASSKEY',
      ).toBeGreaterThan(0);
      for (const row of others) {
        const isShown = (member(row, 'credentialId') ?? null) !== null;
        if (isShown) warn(`a credential of type ${member(row, 'type')} shows a credentialId`);
      }
    },
  );

  check('is listed without otpEncryptionTargetBundle', 'CRED-RECORD-014', async ({ platform }) => {
    const { emailOtp } = await newWallet(platform);
    await challengeOtp(platform, emailOtp);

    const row = await credentialRow(platform, emailOtp);

    expect(member(row, 'id'), 'the id of the listed credential').toBe(emailOtp.id);
    const isShown = (member(row, 'otpEncryptionTargetBundle') ?? null) !== null;
    if (isShown) warn('GET /auth/credentials shows an otpEncryptionTargetBundle');
  });
});
