import { newKey } from '../../fixtures/areas/login/keys.ts';
import { otpLogin } from '../../fixtures/areas/otp/otp-login.ts';
import { newWallet } from '../../fixtures/areas/otp/wallet.ts';
import { addPasskey } from '../../fixtures/areas/passkey/add-passkey.ts';
import {
  assertionFor,
  challengePasskey,
  challengePasskeyCall,
  passkeyChallengeIn,
  verifyPasskey,
} from '../../fixtures/areas/passkey/passkey-login.ts';
import {
  check,
  expect,
  inOrder,
  isSuccess,
  member,
  needs,
  type Platform,
  type Reply,
  undecided,
} from '../../fixtures/index.ts';

/** A passkey of a new wallet, challenged until it is refused, with its last two answers. */
async function challengedTooOften(platform: Platform) {
  const session = await otpLogin(platform, (await newWallet(platform)).emailOtp);
  const passkey = await addPasskey(platform, session);
  const key = newKey(platform);
  let { reply: issued } = await challengePasskey(platform, passkey, key);
  const call = challengePasskeyCall(platform, passkey, key);
  const most = platform.target.setting('limits.challengeBurst');
  let last = await platform.call('challengeAuthCredential', call);
  for (let sent = 2; isSuccess(last) && sent < most; sent += 1) {
    issued = last;
    last = await platform.call('challengeAuthCredential', call);
  }
  return { passkey, issued, last };
}

/** The last answer of one. */
function lastOfMany(platform: Platform): Promise<Reply> {
  const make = async () => (await challengedTooOften(platform)).last;
  return platform.once('a passkey challenged too often', make);
}

function requireLimited({ status }: Reply): void {
  if (status !== 429) {
    needs('P-30', `a challenge refused with 429: the last of many was answered ${status}`);
  }
}

inOrder();

check.describe('requesting a passkey challenge too often', () => {
  check('returns 429', 'PASSKEY-CHALLENGE-009', async ({ platform }) => {
    expect(await lastOfMany(platform)).toBeRefused(429);
  });

  check('returns a Retry-After header', 'PASSKEY-CHALLENGE-010', async ({ platform }) => {
    const reply = await lastOfMany(platform);
    requireLimited(reply);

    const value = reply.headers['retry-after'] ?? '';
    expect(value, 'the Retry-After header of the 429').not.toBe('');
  });

  check('leaves the last challenge valid', 'PASSKEY-CHALLENGE-013', async ({ platform }) => {
    const { passkey, issued, last } = await challengedTooOften(platform);
    requireLimited(last);
    if (member(issued.json, 'challenge') === undefined)
      undecided('the last challenge that was not refused shows no challenge', issued);
    const challenge = passkeyChallengeIn(issued);

    const assertion = assertionFor(passkey, challenge);
    const reply = await verifyPasskey(platform, passkey, assertion, challenge);

    if (reply.status === 429)
      undecided('the login is held off by the same limit, and what it covers is not shown', reply);
    expect(reply, 'the login with the challenge before the refused challenge').toBeSuccess(200);
  });
});
