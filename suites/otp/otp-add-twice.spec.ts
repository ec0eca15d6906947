import { revokeCredential } from '../../fixtures/areas/credentials/revoke-credential.ts';
import { walletWithTwoCredentials } from '../../fixtures/areas/credentials/second-credential.ts';
import { credentialRowsOf } from '../../fixtures/areas/login/credentials.ts';
import type { Signer } from '../../fixtures/areas/login/sessions.ts';
import { otpCreateCall } from '../../fixtures/areas/otp/add-otp.ts';
import type { OtpType } from '../../fixtures/areas/otp/new-otp-credential.ts';
import { otpLogin } from '../../fixtures/areas/otp/otp-login.ts';
import { newWallet } from '../../fixtures/areas/otp/wallet.ts';
import {
  begin,
  check,
  expect,
  isSuccess,
  member,
  type Platform,
  proofOf,
  retry,
  waitFor,
} from '../../fixtures/index.ts';

const CREATE = 'createAuthCredential';

/** Who may add a credential of the type to a wallet that has none. */
async function signerWithout(platform: Platform, type: OtpType): Promise<Signer> {
  if (type === 'SMS_OTP') return otpLogin(platform, (await newWallet(platform)).emailOtp);
  const { wallet, second } = await walletWithTwoCredentials(platform);
  await revokeCredential(platform, wallet.emailOtp, second);
  return second;
}

/** A wallet that has no credential of the type, and two open challenges to add it. */
async function twoOpenAdditions(platform: Platform, type: OtpType) {
  const { accountId, key } = await signerWithout(platform, type);
  const call = otpCreateCall(platform, accountId, type);
  const first = await begin(platform, CREATE, call);
  const second = await begin(platform, CREATE, call);
  return { accountId, key, call, first, second };
}

/** How many credentials of the type an account lists, once it is as many as expected. */
function settledCount(
  platform: Platform,
  accountId: string,
  type: OtpType,
  expected: number,
): Promise<number> {
  return waitFor(
    async () => {
      const rows = await credentialRowsOf(platform, accountId);
      return rows.filter((row) => member(row, 'type') === type).length;
    },
    (count) => count === expected,
    platform.target.settleMs,
  );
}

check.describe('adding a credential', () => {
  for (const [type, row] of [
    ['SMS_OTP', 'OTP-ADD-004'],
    ['EMAIL_OTP', 'OTP-ADD-014'],
  ] as const) {
    check(
      `of type ${type} by a second challenge is refused after the first`,
      row,
      async ({ platform }) => {
        const { accountId, key, call, first, second } = await twoOpenAdditions(platform, type);
        const added = await retry(platform, CREATE, call, proofOf(platform, first, key));
        expect(added, 'the addition that was signed first').toBeSuccess(201);

        const reply = await retry(platform, CREATE, call, proofOf(platform, second, key));

        // The same request may be answered with the challenge that is still open. What there is already is
        // 400, and credentials that have changed since the challenge are 409.
        if (first.requestId !== second.requestId) {
          expect(reply, 'the addition that was signed second').toBeRefused(400, 409);
        }
        expect(
          await settledCount(platform, accountId, type, 1),
          `the number of ${type} credentials that are listed`,
        ).toBe(1);
      },
    );
  }

  for (const [type, row] of [
    ['SMS_OTP', 'OTP-ADD-005'],
    ['EMAIL_OTP', 'OTP-ADD-015'],
  ] as const) {
    check(
      `of type ${type} by two challenges in parallel adds at most one`,
      row,
      async ({ platform }) => {
        const { accountId, key, call, first, second } = await twoOpenAdditions(platform, type);

        const replies = await Promise.all(
          [first, second].map((challenge) =>
            retry(platform, CREATE, call, proofOf(platform, challenge, key)),
          ),
        );

        const added = replies.filter(isSuccess).length;
        expect(added, 'the number of additions that were accepted').toBeLessThan(2);
        expect(
          await settledCount(platform, accountId, type, added),
          `the number of ${type} credentials that are listed`,
        ).toBe(added);
      },
    );
  }
});
