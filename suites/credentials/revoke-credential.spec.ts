import { walletWithTwoCredentials } from '../../fixtures/areas/credentials/second-credential.ts';
import {
  type Credential,
  credentialRowsOf,
  lastingOf,
  revokeCredentialCall,
} from '../../fixtures/areas/login/credentials.ts';
import type { WalletSession } from '../../fixtures/areas/login/sessions.ts';
import { addSmsOtp } from '../../fixtures/areas/otp/add-otp.ts';
import { addPasskey } from '../../fixtures/areas/passkey/add-passkey.ts';
import {
  challengeIn,
  check,
  expect,
  isSuccess,
  member,
  type Platform,
  proofOf,
  retry,
  unreached,
  untilOutcome,
  waitFor,
} from '../../fixtures/index.ts';

const REVOKE = 'revokeAuthCredential';

/** Revokes a credential: what each request was answered, and what was listed before, between and after. */
async function revoke(platform: Platform, credential: Credential, { key }: WalletSession) {
  const { id, type, accountId } = credential;
  const call = revokeCredentialCall(credential);
  const list = () => credentialRowsOf(platform, accountId);
  const before = await list();
  const unsigned = await untilOutcome(platform, () => platform.call(REVOKE, call));
  const between = await list();
  const challenge = challengeIn(unsigned);
  const signed =
    challenge === undefined
      ? unsigned
      : await retry(platform, REVOKE, call, proofOf(platform, challenge, key));
  const isGone = (rows: readonly unknown[]) => rows.every((row) => member(row, 'id') !== id);
  const after = await waitFor(
    list,
    (rows) => !isSuccess(signed) || isGone(rows),
    platform.target.settleMs,
  );
  return { id, type, before, unsigned, between, signed, after };
}

/** Revokes one credential of each type but for the last that an account keeps, once per worker. */
function revocations(platform: Platform) {
  return platform.once('a revocation of every type', async () => {
    const { target } = platform;
    const { wallet, first, second, backup } = await walletWithTwoCredentials(platform);
    const added = [
      ...(target.has('credentials.sms-otp') && backup.type !== 'SMS_OTP'
        ? [await addSmsOtp(platform, first)]
        : []),
      ...(target.has('credentials.passkey') && backup.type !== 'PASSKEY'
        ? [await addPasskey(platform, first)]
        : []),
    ];
    const made: Awaited<ReturnType<typeof revoke>>[] = [];
    for (const credential of [...added, wallet.emailOtp]) {
      made.push(await revoke(platform, credential, second));
    }
    return made;
  });
}

/** Those that succeeded, for checks of what they came to. */
async function doneRevocations(platform: Platform) {
  const done = (await revocations(platform)).filter(({ signed }) => isSuccess(signed));
  return done.length === 0
    ? unreached(
        'a revoked credential: DELETE /auth/credentials/{id} revoked none of the credentials tried',
      )
    : done;
}

/** In no order, for a list has none. */
const idsIn = (rows: readonly unknown[]) => rows.map((row) => String(member(row, 'id'))).sort();

check.describe('revoking a credential', () => {
  check('without a wallet signature returns 202', 'CRED-REVOKE-001', async ({ platform }) => {
    for (const { type, unsigned } of await revocations(platform)) {
      expect(unsigned, `the unsigned revocation of ${type}`).toBeSuccess(202);
    }
  });

  check('without a wallet signature revokes nothing', 'CRED-REVOKE-002', async ({ platform }) => {
    for (const { type, before, between } of await revocations(platform)) {
      expect(idsIn(between), `the credentials after the unsigned revocation of ${type}`).toEqual(
        idsIn(before),
      );
    }
  });

  check(
    "without a signature returns a challenge of that credential's type",
    'CRED-REVOKE-003',
    async ({ platform }) => {
      for (const { type, unsigned } of await revocations(platform)) {
        expect(member(unsigned.json, 'type'), `the type of the challenge for ${type}`).toBe(type);
      }
    },
  );

  check('with a wallet signature returns 204', 'CRED-REVOKE-004', async ({ platform }) => {
    for (const { type, signed } of await revocations(platform)) {
      expect(signed, `the signed revocation of ${type}`).toBeEmpty(204);
    }
  });

  check(
    'with a wallet signature removes the credential from the list',
    'CRED-REVOKE-005',
    async ({ platform }) => {
      for (const { type, id, before, after } of await doneRevocations(platform)) {
        expect(idsIn(before), `the credentials before ${type} is revoked`).toContain(id);
        expect(idsIn(after), `the credentials after ${type} is revoked`).not.toContain(id);
      }
    },
  );

  check('leaves the other credentials unchanged', 'CRED-REVOKE-006', async ({ platform }) => {
    for (const { type, id, before, after } of await doneRevocations(platform)) {
      const others = before.filter((row) => member(row, 'id') !== id).map(lastingOf);
      const left = after.filter((row) => member(row, 'id') !== id).map(lastingOf);
      expect(new Set(left), `the other credentials after ${type} is revoked`).toEqual(
        new Set(others),
      );
    }
  });
});
