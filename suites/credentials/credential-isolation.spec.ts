import { createCalls } from '../../fixtures/areas/credentials/create-calls.ts';
import { everyTypeWallet } from '../../fixtures/areas/credentials/every-type-wallet.ts';
import { openedBy } from '../../fixtures/areas/credentials/opened-sessions.ts';
import { walletWithTwoCredentials } from '../../fixtures/areas/credentials/second-credential.ts';
import { credentialIdsOf, revokeCredentialCall } from '../../fixtures/areas/login/credentials.ts';
import { newKey } from '../../fixtures/areas/login/keys.ts';
import { challengeOtp, sealedOtp, verifyOtpCall } from '../../fixtures/areas/otp/otp.ts';
import { beginOtpVerify, otpLogin } from '../../fixtures/areas/otp/otp-login.ts';
import { newWallet } from '../../fixtures/areas/otp/wallet.ts';
import {
  begin,
  check,
  expect,
  otherPlatform,
  proofOf,
  type Reply,
  rowsOf,
  setUpSigned,
  trySigned,
} from '../../fixtures/index.ts';

function expectRefused(reply: Reply): void {
  expect(reply, 'the request by another platform').toBeRefused();
  expect(reply.status, 'the status of the request by another platform').toBeLessThan(500);
}

check.describe('another platform', () => {
  check(
    'cannot list a wallet credential of this platform',
    'CRED-PLATFORM-001',
    async ({ run, platform }) => {
      const { wallet, credentials } = await everyTypeWallet(platform);
      const query = { accountId: wallet.accountId };

      const reply = await otherPlatform(run).api.listAuthCredentials({ query });

      expect(rowsOf(reply), 'the credentials listed for another platform').toEqual([]);
      const own = await credentialIdsOf(platform, wallet.accountId);
      expect(own.length, 'the number of credentials listed for their own platform').toBe(
        credentials.length,
      );
    },
  );

  check(
    'cannot add a credential to a wallet of this platform',
    'CRED-PLATFORM-002',
    async ({ run, platform }) => {
      const { accountId, emailOtp } = await newWallet(platform);
      const { key } = await otpLogin(platform, emailOtp);
      const other = otherPlatform(run);
      const [{ call }] = await createCalls(platform, accountId);
      const operation = 'createAuthCredential';

      expectRefused(await other.call(operation, call));
      const challenge = await begin(platform, operation, call);
      const proof = proofOf(platform, challenge, key);
      expectRefused(await trySigned(other, operation, call, proof));

      expect(
        await credentialIdsOf(platform, accountId),
        'the credentials after the requests by another platform',
      ).toEqual([emailOtp.id]);
      await setUpSigned(platform, operation, call, key, 'an addition by its own platform');
    },
  );

  check(
    'cannot request a challenge for a wallet credential of this platform',
    'CRED-PLATFORM-003',
    async ({ run, platform }) => {
      const { emailOtp } = await newWallet(platform);

      const path = { id: emailOtp.id };
      expectRefused(await otherPlatform(run).call('challengeAuthCredential', { path }));

      await challengeOtp(platform, emailOtp);
    },
  );

  check(
    'cannot verify a wallet credential of this platform',
    'CRED-PLATFORM-004',
    async ({ run, platform }) => {
      const { accountId, emailOtp } = await newWallet(platform);
      const other = otherPlatform(run);
      const key = newKey(platform);
      const operation = 'verifyAuthCredential';
      const target = await challengeOtp(platform, emailOtp);
      const bundle = await sealedOtp(platform, target, key);

      const opened = await openedBy(platform, accountId, async () => {
        expectRefused(await other.call(operation, verifyOtpCall(platform, emailOtp, bundle)));
        const { call, challenge } = await beginOtpVerify(platform, emailOtp, key);
        const proof = proofOf(platform, challenge, key);
        expectRefused(await trySigned(other, operation, call, proof));
      });

      expect(opened ?? [], 'the sessions opened by another platform').toEqual([]);
      await otpLogin(platform, emailOtp, key);
    },
  );

  check(
    'cannot revoke a wallet credential of this platform',
    'CRED-PLATFORM-005',
    async ({ run, platform }) => {
      const { wallet, first, backup } = await walletWithTwoCredentials(platform);
      const other = otherPlatform(run);
      const call = revokeCredentialCall(backup);
      const operation = 'revokeAuthCredential';

      expectRefused(await other.call(operation, call));
      const challenge = await begin(platform, operation, call);
      const proof = proofOf(platform, challenge, first.key);
      expectRefused(await trySigned(other, operation, call, proof));

      expect(
        await credentialIdsOf(platform, wallet.accountId),
        'the credentials after the requests by another platform',
      ).toContain(backup.id);
      await setUpSigned(platform, operation, call, first.key, 'a revocation by its own platform');
    },
  );
});
