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
  expect,
  inOrder,
  isSuccess,
  needs,
  type Platform,
  type Reply,
} from '../../fixtures/index.ts';

/** The last answer to a passkey that is challenged until it is refused, on a wallet of its own. */
function challengedTooOften(platform: Platform): Promise<Reply> {
  return platform.once('a passkey challenged too often', async () => {
    const session = await otpLogin(platform, (await newWallet(platform)).emailOtp);
    const passkey = await addPasskey(platform, session);
    const key = newKey(platform);
    await challengePasskey(platform, passkey, key);
    const call = challengePasskeyCall(platform, passkey, key);
    const most = platform.target.setting('limits.challengeBurst');
    let reply = await platform.call('challengeAuthCredential', call);
    for (let sent = 2; isSuccess(reply) && sent < most; sent += 1) {
      reply = await platform.call('challengeAuthCredential', call);
    }
    return reply;
  });
}

inOrder();

check.describe('requesting a passkey challenge too often', () => {
  check('returns 429', 'PASSKEY-CHALLENGE-009', async ({ platform }) => {
    expect(await challengedTooOften(platform)).toBeRefused(429);
  });

  check('returns a Retry-After header', 'PASSKEY-CHALLENGE-010', async ({ platform }) => {
    const { headers, status } = await challengedTooOften(platform);
    if (status !== 429) {
      needs('P-30', `a challenge refused with 429: the last of many was answered ${status}`);
    }

    expect(headers['retry-after'] ?? '', 'the Retry-After header of the 429').not.toBe('');
  });
});
