import { createCalls } from '../../fixtures/areas/credentials/create-calls.ts';
import { walletWithTwoCredentials } from '../../fixtures/areas/credentials/second-credential.ts';
import { credentialRowsOf, revokeCredentialCall } from '../../fixtures/areas/login/credentials.ts';
import { newKey } from '../../fixtures/areas/login/keys.ts';
import { beginOtpVerify } from '../../fixtures/areas/otp/otp-login.ts';
import { type Auth, begin, type Call, check, expect, type Platform } from '../../fixtures/index.ts';
import type { OperationId } from '../../spec/generated/operation-ids.ts';

/** A call to each operation on credentials, which was taken when it came with the right ones. */
async function calls(platform: Platform): Promise<readonly (readonly [OperationId, Call])[]> {
  const { wallet, backup } = await walletWithTwoCredentials(platform);
  const { accountId, emailOtp } = wallet;
  const verification = await beginOtpVerify(platform, emailOtp, newKey(platform));
  const [create] = await createCalls(platform, accountId, backup.type);
  const signed: readonly (readonly [OperationId, Call])[] = [
    ['revokeAuthCredential', revokeCredentialCall(backup)],
    ['createAuthCredential', create.call],
  ];
  for (const [operation, call] of signed) {
    await begin(platform, operation, call);
  }
  await credentialRowsOf(platform, accountId);
  return [
    ...signed,
    ['listAuthCredentials', { query: { accountId } }],
    ['verifyAuthCredential', verification.call],
    ['challengeAuthCredential', { path: { id: emailOtp.id } }],
  ];
}

check.describe('the /auth/credentials operations', () => {
  check(
    'without valid API credentials return 401 UNAUTHORIZED',
    'CRED-ACCESS-001',
    async ({ platform }) => {
      const { apiTokenId: id } = platform.settings.credentials;
      const wrong: readonly Auth[] = ['none', { basic: { id, secret: 'not the secret' } }];

      for (const [operation, call] of await calls(platform)) {
        for (const auth of wrong) {
          const reply = await platform.call(operation, { ...call, auth });
          expect(reply, `${operation} with missing or wrong credentials`).toBeError(
            401,
            'UNAUTHORIZED',
          );
        }
      }
    },
  );
});
