import { revokeCredentialCall } from '../../fixtures/areas/credentials/credentials.ts';
import { newKey } from '../../fixtures/areas/credentials/keys.ts';
import { challengeOtp, sealedOtp, verifyOtpCall } from '../../fixtures/areas/credentials/otp.ts';
import { newWallet } from '../../fixtures/areas/credentials/wallet.ts';
import { covers, expect, forAll, type Platform, paced, test } from '../../fixtures/index.ts';
import { malformedId } from '../../generators/general/malformed-id.ts';
import { unknownId } from '../../generators/general/unknown-id.ts';

/** Well-formed calls on an email credential of any id, and what it answers to them in turn. */
async function onCredential(platform: Platform) {
  const { accountId, emailOtp } = await newWallet(platform);
  const target = await challengeOtp(platform, emailOtp);
  const bundle = await sealedOtp(platform, target, newKey(platform));
  const answers = async (id: string) => {
    const credential = { id, accountId, type: 'EMAIL_OTP' } as const;
    return [
      await platform.call('verifyAuthCredential', verifyOtpCall(platform, credential, bundle)),
      await paced(platform, () => platform.call('challengeAuthCredential', { path: { id } })),
      await platform.call('revokeAuthCredential', revokeCredentialCall(credential)),
    ];
  };
  return { known: emailOtp.id, answers };
}

test.describe('a credential that does not exist', () => {
  test('is not found by any operation', covers('CRED-UNKNOWN-001'), async ({ platform }) => {
    const { known, answers } = await onCredential(platform);

    await forAll(
      unknownId('AuthMethod'),
      async (id) => {
        for (const reply of await answers(id)) {
          expect(reply).toBeRefused(404);
        }
      },
      5,
    );
    for (const reply of await answers(known)) {
      expect(reply.status, `${reply.method} ${reply.path}, which exists`).not.toBe(404);
    }
  });

  test(
    'is not found under something that is no id',
    covers('CRED-UNKNOWN-001'),
    async ({ platform }) => {
      const { answers } = await onCredential(platform);

      await forAll(
        malformedId('AuthMethod'),
        async (id) => {
          for (const reply of await answers(id)) {
            // 400 is as good an answer to an id that cannot be one (G-07).
            expect(reply).toBeRefused(reply.status === 400 ? 400 : 404);
          }
        },
        5,
      );
    },
  );
});
