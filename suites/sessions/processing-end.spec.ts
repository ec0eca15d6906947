import { walletWithTwoCredentials } from '../../fixtures/areas/credentials/second-credential.ts';
import { revokeCredentialCall } from '../../fixtures/areas/login/credentials.ts';
import { revokeSessionCall } from '../../fixtures/areas/login/sessions.ts';
import { signWalletAction } from '../../fixtures/areas/sessions/calls.ts';
import {
  armProcessing,
  requireProcessing,
  type SlowOperation,
} from '../../fixtures/areas/wallet/control.ts';
import {
  begin,
  type Call,
  check,
  expect,
  type Platform,
  proofOf,
  retry,
  trySigned,
  waitFor,
} from '../../fixtures/index.ts';

interface Ending {
  readonly operation: 'revokeAuthCredential' | 'revokeAuthSession';
  readonly slow: SlowOperation;
  readonly callFor: (wallet: Awaited<ReturnType<typeof walletWithTwoCredentials>>) => Call;
}

const revocation: Ending = {
  operation: 'revokeAuthCredential',
  slow: 'revokeCredential',
  callFor: ({ backup }) => revokeCredentialCall(backup),
};

const end: Ending = {
  operation: 'revokeAuthSession',
  slow: 'revokeSession',
  callFor: ({ second }) => revokeSessionCall(second),
};

/** A session that signs, what ends it under way, and how that is sent again. */
async function ending(platform: Platform, { operation, slow, callFor }: Ending) {
  const made = await walletWithTwoCredentials(platform);
  const { first, second, wallet } = made;
  const before = await signWalletAction(platform, second);
  expect(before, 'an action under the session before the revocation').toBeSuccess();
  const call = callFor(made);
  const proof = proofOf(platform, await begin(platform, operation, call), first.key);
  await armProcessing(platform, slow, { accountId: wallet.accountId });
  requireProcessing(await trySigned(platform, operation, call, proof));
  return { first, second, resend: () => retry(platform, operation, call, proof) };
}

check.describe('a session', () => {
  check(
    'ends when its credential is revoked after PROCESSING',
    'SESSION-CREDENTIAL-001',
    async ({ platform }) => {
      const { first, second, resend } = await ending(platform, revocation);

      expect(await resend(), 'the revocation that is sent again').toBeSuccess(204);

      expect(
        await signWalletAction(platform, second),
        'an action under a session of the revoked credential',
      ).toBeRefused(401);
      expect(
        await signWalletAction(platform, first),
        'an action under a session of another credential',
      ).toBeSuccess();
    },
  );

  for (const [what, how] of [
    ['its revocation', end],
    ['the revocation of its credential', revocation],
  ] as const) {
    check(
      `ends although ${what} is not re-sent after PROCESSING`,
      'RETRY-PROCESSING-007',
      async ({ platform }) => {
        const { first, second } = await ending(platform, how);

        const reply = await waitFor(
          () => signWalletAction(platform, second),
          ({ status }) => status === 401,
          platform.target.settleMs,
        );

        expect(reply, `an action under the session after ${what}`).toBeRefused(401);
        expect(
          await signWalletAction(platform, first),
          'an action under the session that signed the revocation',
        ).toBeSuccess();
      },
    );
  }
});
