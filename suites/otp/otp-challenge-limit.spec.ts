import type { Credential } from '../../fixtures/areas/login/credentials.ts';
import { newOtpCredential, type OtpType } from '../../fixtures/areas/otp/new-otp-credential.ts';
import { newWallet } from '../../fixtures/areas/otp/wallet.ts';
import {
  check,
  expect,
  isSuccess,
  needs,
  type Platform,
  type Reply,
  untilOutcome,
} from '../../fixtures/index.ts';

function challenge(platform: Platform, { id }: Pick<Credential, 'id'>): Promise<Reply> {
  const send = () => platform.api.challengeAuthCredential({ id });
  return untilOutcome(platform, send);
}

/** The last answer to challenges of one credential, as many as it takes to be refused. */
function lastOfMany(platform: Platform, type: OtpType = 'EMAIL_OTP'): Promise<Reply> {
  return platform.once(`challenges until the limit, ${type}`, async () => {
    const credential = await newOtpCredential(platform, type);
    const most = platform.target.setting('limits.challengeBurst');
    let reply = await challenge(platform, credential);
    for (let sent = 1; isSuccess(reply) && sent < most; sent += 1) {
      reply = await challenge(platform, credential);
    }
    return reply;
  });
}

/** The 429, without which nothing can be said of it. */
async function limited(platform: Platform, type?: OtpType): Promise<Reply> {
  const reply = await lastOfMany(platform, type);
  if (reply.status !== 429) {
    needs('P-30', `a challenge refused with 429: the last of many was answered ${reply.status}`);
  }
  return reply;
}

check.describe('challenges re-issued too often', () => {
  for (const type of ['EMAIL_OTP', 'SMS_OTP'] as const) {
    check(`return 429 for ${type}`, 'OTP-LIMIT-001', async ({ platform }) => {
      const reply = await lastOfMany(platform, type);

      expect(reply).toBeRefused(429);
    });

    check(`return a Retry-After header for ${type}`, 'OTP-LIMIT-002', async ({ platform }) => {
      const { headers } = await limited(platform, type);

      expect(Object.keys(headers), 'the header names of the 429').toContain('retry-after');
    });
  }

  check('return Retry-After in seconds or as a date', 'OTP-LIMIT-003', async ({ platform }) => {
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

  check('do not limit the challenges of another wallet', 'OTP-LIMIT-004', async ({ platform }) => {
    await limited(platform);
    const { emailOtp } = await newWallet(platform);

    const reply = await challenge(platform, emailOtp);

    expect(reply, "the challenge of another account's credential").toBeSuccess(200);
  });
});
