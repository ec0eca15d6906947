import { newKey } from '../../fixtures/areas/login/keys.ts';
import { otpLogin } from '../../fixtures/areas/otp/otp-login.ts';
import { newWallet } from '../../fixtures/areas/otp/wallet.ts';
import { addPasskey } from '../../fixtures/areas/passkey/add-passkey.ts';
import {
  challengePasskey,
  challengePasskeyCall,
} from '../../fixtures/areas/passkey/passkey-login.ts';
import {
  check,
  covers,
  describe,
  expect,
  inOrder,
  needs,
  type Platform,
  type Reply,
} from '../../fixtures/index.ts';

/** The first refusal of a passkey that is challenged again and again, on a wallet of its own. */
function challengedTooOften(platform: Platform): Promise<Reply> {
  return platform.once('a passkey challenged too often', async () => {
    const session = await otpLogin(platform, (await newWallet(platform)).emailOtp);
    const passkey = await addPasskey(platform, session);
    const key = newKey(platform);
    await challengePasskey(platform, passkey, key);
    const call = challengePasskeyCall(platform, passkey, key);
    const most = platform.target.setting('limits.challengeBurst');
    for (let sent = 1; sent < most; sent += 1) {
      const reply = await platform.call('challengeAuthCredential', call);
      if (reply.status >= 300) return reply;
    }
    return needs('P-30', `a limit of challenges: ${most} were issued`);
  });
}

inOrder();

describe('a passkey that is challenged too often', () => {
  check('is answered 429', covers('PASSKEY-CHALLENGE-009'), async ({ platform }) => {
    expect(await challengedTooOften(platform)).toBeRefused(429);
  });

  check('is told when to retry', covers('PASSKEY-CHALLENGE-010'), async ({ platform }) => {
    const { headers } = await challengedTooOften(platform);

    expect(headers['retry-after'] ?? '', 'Retry-After').not.toBe('');
  });
});
