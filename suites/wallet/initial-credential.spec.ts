import { expectOnlyNickname } from '../../fixtures/areas/credentials/nickname.ts';
import { newApprovedCustomer } from '../../fixtures/areas/customers/customers.ts';
import { credentialRowsOf } from '../../fixtures/areas/login/credentials.ts';
import { openedWallet } from '../../fixtures/areas/otp/wallet.ts';
import { check, expect, member, type Platform, unreached, waitFor } from '../../fixtures/index.ts';

/** The email credentials of two wallets that nobody has used yet, once per worker. */
function untouched(platform: Platform) {
  return platform.once('two untouched wallets', async () => {
    return [await opened(platform), await opened(platform)] as const;
  });
}

async function opened(platform: Platform) {
  const { id, email } = await newApprovedCustomer(platform);
  if (email === undefined) {
    unreached('P-06 a wallet: the customer was created without an email');
  }
  const accountId = await openedWallet(platform, id);
  const own = async () =>
    (await credentialRowsOf(platform, accountId)).filter(
      (row) => member(row, 'type') === 'EMAIL_OTP',
    );
  return { email, rows: await waitFor(own, (rows) => rows.length > 0, platform.target.settleMs) };
}

check.describe('a new wallet', () => {
  check('is initialized with an EMAIL_OTP credential', 'WALLET-INIT-001', async ({ platform }) => {
    for (const { rows } of await untouched(platform)) {
      expect(rows.length, 'the number of EMAIL_OTP credentials of the wallet').toBeGreaterThan(0);
    }
  });

  check(
    'is initialized with only one EMAIL_OTP credential',
    'WALLET-INIT-002',
    async ({ platform }) => {
      for (const { rows } of await untouched(platform)) {
        expect(rows.length, 'the number of EMAIL_OTP credentials of the wallet').toBe(1);
      }
    },
  );

  check('has a credential tied to the customer email', 'WALLET-INIT-003', async ({ platform }) => {
    for (const { email, rows } of await untouched(platform)) {
      const nicknames = rows.map((row) => member(row, 'nickname'));
      expectOnlyNickname(nicknames, email, 'the EMAIL_OTP credential');
    }
  });

  check('has a credential that no other wallet has', 'WALLET-INIT-004', async ({ platform }) => {
    const [one, other] = await untouched(platform);

    const [first, second] = [one, other].map(({ rows }) => member(rows[0], 'id'));
    expect(first, 'the id of the credential of the first wallet').toBeDefined();
    expect(second, 'the id of the credential of the second wallet').toBeDefined();
    expect(
      other.rows.map((row) => member(row, 'id')),
      'the ids of the credentials of the second wallet',
    ).not.toContain(first);
  });
});
