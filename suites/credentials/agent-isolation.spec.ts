import { acceptedAgentAuth } from '../../fixtures/areas/agents/agents.ts';
import { createCalls } from '../../fixtures/areas/credentials/create-calls.ts';
import { everyTypeWallet } from '../../fixtures/areas/credentials/every-type-wallet.ts';
import { openedBy } from '../../fixtures/areas/credentials/opened-sessions.ts';
import { walletWithTwoCredentials } from '../../fixtures/areas/credentials/second-credential.ts';
import {
  credentialIdsOf,
  revokeCredentialCall,
  settledCredentialIds,
} from '../../fixtures/areas/login/credentials.ts';
import { newKey } from '../../fixtures/areas/login/keys.ts';
import { challengeOtp, sealedOtp, verifyOtpCall } from '../../fixtures/areas/otp/otp.ts';
import { beginOtpVerify, otpLogin } from '../../fixtures/areas/otp/otp-login.ts';
import { newWallet } from '../../fixtures/areas/otp/wallet.ts';
import {
  begin,
  check,
  expect,
  proofOf,
  type Reply,
  rowsOf,
  setUpSigned,
  trySigned,
} from '../../fixtures/index.ts';

function expectRefused(reply: Reply): void {
  expect(reply, "the request by another customer's agent").toBeRefused();
}

check.describe('the agent of another customer', () => {
  check('cannot list a credential of this customer', 'CRED-PLATFORM-006', async ({ platform }) => {
    const auth = await acceptedAgentAuth(platform);
    const { wallet, credentials } = await everyTypeWallet(platform);
    const query = { accountId: wallet.accountId };

    const reply = await platform.api.listAuthCredentials({ query, auth });

    expect(rowsOf(reply), "the credentials listed for another customer's agent").toEqual([]);
    const own = await credentialIdsOf(platform, wallet.accountId);
    expect(own.length, 'the number of credentials listed for their own platform').toBe(
      credentials.length,
    );
  });

  check(
    'cannot request a challenge for this customer',
    'CRED-PLATFORM-007',
    async ({ platform }) => {
      const auth = await acceptedAgentAuth(platform);
      const { emailOtp } = await newWallet(platform);

      const path = { id: emailOtp.id };
      const reply = await platform.call('challengeAuthCredential', { path, auth });

      expect(reply, "the challenge for another customer's agent").toBeRefused();
      await challengeOtp(platform, emailOtp);
    },
  );

  check(
    'cannot add a credential to a wallet of this customer',
    'CRED-PLATFORM-008',
    async ({ platform }) => {
      const auth = await acceptedAgentAuth(platform);
      const { accountId, emailOtp } = await newWallet(platform);
      const { key } = await otpLogin(platform, emailOtp);
      const [{ call }] = await createCalls(platform, accountId);
      const operation = 'createAuthCredential';

      expectRefused(await platform.call(operation, { ...call, auth }));
      const proof = proofOf(platform, await begin(platform, operation, call), key);
      expectRefused(await trySigned(platform, operation, { ...call, auth }, proof));

      const ids = await credentialIdsOf(platform, accountId);
      expect(
        ids.filter((id) => id !== emailOtp.id),
        "the credentials added by another customer's agent",
      ).toEqual([]);
      await setUpSigned(platform, operation, call, key, 'an addition by its own platform');
    },
  );

  check(
    'cannot verify a credential of this customer',
    'CRED-PLATFORM-009',
    async ({ platform }) => {
      const auth = await acceptedAgentAuth(platform);
      const { accountId, emailOtp } = await newWallet(platform);
      const key = newKey(platform);
      const operation = 'verifyAuthCredential';
      const bundle = await sealedOtp(platform, await challengeOtp(platform, emailOtp), key);
      const unsigned = { ...verifyOtpCall(platform, emailOtp, bundle), auth };

      const opened = await openedBy(platform, accountId, async () => {
        expectRefused(await platform.call(operation, unsigned));
        const { call, challenge } = await beginOtpVerify(platform, emailOtp, key);
        const proof = proofOf(platform, challenge, key);
        expectRefused(await trySigned(platform, operation, { ...call, auth }, proof));
      });

      expect(opened ?? [], "the sessions opened by another customer's agent").toEqual([]);
      await otpLogin(platform, emailOtp, key);
    },
  );

  check(
    'cannot revoke a credential of this customer',
    'CRED-PLATFORM-010',
    async ({ platform }) => {
      const auth = await acceptedAgentAuth(platform);
      const { wallet, first, backup } = await walletWithTwoCredentials(platform);
      const call = revokeCredentialCall(backup);
      const operation = 'revokeAuthCredential';

      expectRefused(await platform.call(operation, { ...call, auth }));
      const proof = proofOf(platform, await begin(platform, operation, call), first.key);
      expectRefused(await trySigned(platform, operation, { ...call, auth }, proof));

      const both = [wallet.emailOtp.id, backup.id];
      expect(
        await settledCredentialIds(platform, wallet.accountId, both),
        "the credentials after the requests by another customer's agent",
      ).toContain(backup.id);
      await setUpSigned(platform, operation, call, first.key, 'a revocation by its own platform');
    },
  );
});
