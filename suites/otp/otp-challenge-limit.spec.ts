import type { Credential } from '../../fixtures/areas/login/credentials.ts';
import { newKey } from '../../fixtures/areas/login/keys.ts';
import { verifyOtpCredential } from '../../fixtures/areas/otp/calls.ts';
import { newOtpCredential, type OtpType } from '../../fixtures/areas/otp/new-otp-credential.ts';
import { otpTargetIn, sealedOtp } from '../../fixtures/areas/otp/otp.ts';
import { newWallet } from '../../fixtures/areas/otp/wallet.ts';
import {
  check,
  expect,
  isSuccess,
  needs,
  type Platform,
  type Reply,
  undecided,
  untilOutcome,
} from '../../fixtures/index.ts';

function challenge(platform: Platform, { id }: Pick<Credential, 'id'>): Promise<Reply> {
  const send = () => platform.api.challengeAuthCredential({ id });
  return untilOutcome(platform, send);
}

/** The last answer to challenges of one credential, as many as it takes to be refused. */
function lastOfMany(platform: Platform, type: OtpType = 'EMAIL_OTP'): Promise<Reply> {
  return platform.once(`challenges until the limit, ${type}`, async () => {
    const replies = await manyOf(platform, await newOtpCredential(platform, type));
    return replies.at(-1) as Reply;
  });
}

/** The answers to challenges of a credential up to the one that is refused, or as many as the profile says. */
async function manyOf(platform: Platform, credential: Credential): Promise<readonly Reply[]> {
  const replies = [await challenge(platform, credential)];
  const most = platform.target.setting('limits.challengeBurst');
  while (replies.every(isSuccess) && replies.length < most) {
    replies.push(await challenge(platform, credential));
  }
  return replies;
}

/** The 429, without which nothing can be said of it. */
async function limited(platform: Platform, type?: OtpType): Promise<Reply> {
  return requireLimited(await lastOfMany(platform, type));
}

function requireLimited(reply: Reply): Reply {
  if (reply.status !== 429) {
    needs('P-30', `a challenge refused with 429: the last of many was answered ${reply.status}`);
  }
  return reply;
}

check.describe('re-issuing an OTP challenge too often', () => {
  for (const type of ['EMAIL_OTP', 'SMS_OTP'] as const) {
    check(`returns 429 for ${type}`, 'OTP-LIMIT-001', async ({ platform }) => {
      const reply = await lastOfMany(platform, type);

      expect(reply).toBeRefused(429);
    });

    check(`returns Retry-After for ${type}`, 'OTP-LIMIT-002', async ({ platform }) => {
      const { headers } = await limited(platform, type);

      expect(Object.keys(headers), 'the header names of the 429').toContain('retry-after');
    });
  }

  check('returns Retry-After in seconds or as a date', 'OTP-LIMIT-003', async ({ platform }) => {
    const { headers } = await limited(platform);
    const value = headers['retry-after'] ?? '';

    const isDate = /^[A-Z][a-z]+,? /.test(value) && !Number.isNaN(Date.parse(value));
    const said = `Retry-After is "${value}"`;
    // HTTP itself has no third form of this header (RFC 9110, 10.2.3).
    expect(
      /^\d+$/.test(value) || isDate || said,
      'whether Retry-After has one of the two forms',
    ).toBe(true);
    expect(value, `the seconds in Retry-After, ${said}`).not.toMatch(/^0+$/);
  });

  check(
    'does not limit the challenges of another wallet',
    'OTP-LIMIT-004',
    async ({ platform }) => {
      await limited(platform);
      const { emailOtp } = await newWallet(platform);

      const reply = await challenge(platform, emailOtp);

      expect(reply, "the challenge of another account's credential").toBeSuccess(200);
    },
  );

  check('leaves the last OTP that was sent valid', 'OTP-LIMIT-005', async ({ platform }) => {
    const { emailOtp } = await newWallet(platform);
    const [refused, sent] = [...(await manyOf(platform, emailOtp))].reverse();
    requireLimited(refused as Reply);
    const key = newKey(platform);
    const bundle = await sealedOtp(platform, otpTargetIn(platform, sent as Reply), key);

    const reply = await verifyOtpCredential(platform, emailOtp, bundle, key);

    if (reply.status === 429)
      undecided('the login is held off by the same limit, and what it covers is not shown', reply);
    expect(reply, 'the login with the code sent before the refused challenge').toBeSuccess(200);
  });
});
