import { newKey } from '../../fixtures/areas/login/keys.ts';
import { revokeSessionCall } from '../../fixtures/areas/login/sessions.ts';
import { otpLogin } from '../../fixtures/areas/otp/otp-login.ts';
import { newWallet, type Wallet } from '../../fixtures/areas/otp/wallet.ts';
import { sisterOf } from '../../fixtures/areas/sessions/sister-session.ts';
import { exportCall } from '../../fixtures/areas/wallet/export-wallet.ts';
import { privacyCall } from '../../fixtures/areas/wallet/wallet-updates.ts';
import {
  agingPlatform,
  begin,
  type Call,
  type Challenge,
  check,
  expect,
  instantOf,
  letPass,
  member,
  needs,
  nowSeconds,
  onOtherPlatform,
  optionalUnlessOwed,
  type Platform,
  proofOf,
  retry,
} from '../../fixtures/index.ts';
import type { OperationId } from '../../spec/generated/operation-ids.ts';

/** So long before the end that clocks a little apart agree on it. */
const BEFORE_END_S = 20;

const REVOKE = 'revokeAuthSession';

interface Challenged {
  readonly operation: OperationId;
  readonly call: Call;
  readonly challenge: Challenge;
}

/** What else a wallet has signed that leaves its sessions as they are, where the target has it. */
function furtherActionsOn(
  platform: Platform,
  { accountId }: Wallet,
): readonly (readonly [OperationId, Call])[] {
  const { target } = platform;
  return [
    ...(target.has('wallet.privacy')
      ? [['updateInternalAccount', privacyCall(platform, accountId, true)] as const]
      : []),
    ...(target.has('wallet.export')
      ? [['exportInternalAccount', exportCall(platform, accountId, newKey(platform))] as const]
      : []),
  ];
}

const secondsIn = (time: unknown) => instantOf(time) / 1_000;

check.describe('a challenge', () => {
  check('is valid until it expires', 'RETRY-REQUEST-018', async ({ run }) => {
    const platform = agingPlatform(run, 'sessions', 'P-31 a challenge near its end');
    const wallet = await onOtherPlatform(platform, () => newWallet(platform));
    const spare = await otpLogin(platform, wallet.emailOtp);
    const signer = await sisterOf(platform, spare);
    const revoke = revokeSessionCall(spare);
    const revocation = await begin(platform, REVOKE, revoke);
    const challenged: Challenged[] = [{ operation: REVOKE, call: revoke, challenge: revocation }];
    for (const [operation, call] of furtherActionsOn(platform, wallet)) {
      const challenge = await optionalUnlessOwed(() => begin(platform, operation, call));
      if (challenge !== undefined) challenged.push({ operation, call, challenge });
    }
    const expiries = challenged.map(({ challenge }) => secondsIn(challenge.expiresAt));
    const late = Math.min(...expiries) - BEFORE_END_S;
    const ends = [signer, spare].map(({ reply }) => secondsIn(member(reply.json, 'expiresAt')));
    const isBetween =
      late > (await nowSeconds(platform)) && ends.every((end) => late + BEFORE_END_S < end);
    if (!isBetween) {
      needs('P-31', 'a challenge near its end: the challenge or one of the sessions ends too soon');
    }
    await letPass(platform, late);

    for (const { operation, call, challenge } of challenged) {
      const reply = await retry(
        platform,
        operation,
        call,
        proofOf(platform, challenge, signer.key),
      );

      expect(reply, `the signed retry of ${operation} shortly before its expiresAt`).toBeSuccess();
    }
  });
});
