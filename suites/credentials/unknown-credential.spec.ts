import { type Credential, revokeCredentialCall } from '../../fixtures/areas/login/credentials.ts';
import { newKey } from '../../fixtures/areas/login/keys.ts';
import { challengeOtp, sealedOtp, verifyOtpCall } from '../../fixtures/areas/otp/otp.ts';
import { newWallet } from '../../fixtures/areas/otp/wallet.ts';
import { check, expect, forAll, type Platform, paced } from '../../fixtures/index.ts';
import { alikeIds } from '../../generators/general/alike-ids.ts';
import { malformedId } from '../../generators/general/malformed-id.ts';
import { unknownId } from '../../generators/general/unknown-id.ts';

/** A credential that exists, and a code that is sealed for it. */
async function knownCredential(platform: Platform) {
  const { emailOtp } = await newWallet(platform);
  const target = await challengeOtp(platform, emailOtp);
  return { emailOtp, bundle: await sealedOtp(platform, target, newKey(platform)) };
}

/** The answers of every operation on a credential, with all but its id well-formed. */
async function answersOf(platform: Platform, credential: Credential, bundle: string) {
  const { id } = credential;
  return [
    await platform.call('verifyAuthCredential', verifyOtpCall(platform, credential, bundle)),
    await paced(platform, () => platform.api.challengeAuthCredential({ id })),
    await platform.call('revokeAuthCredential', revokeCredentialCall(credential)),
  ];
}

check.describe('requests for an unknown credential', () => {
  check('return 404', 'CRED-UNKNOWN-001', async ({ platform }) => {
    const { emailOtp, bundle } = await knownCredential(platform);

    await forAll(
      unknownId('AuthMethod'),
      async (id) => {
        for (const reply of await answersOf(platform, { ...emailOtp, id }, bundle)) {
          expect(reply, 'the request on an unknown credential').toBeRefused(404);
        }
      },
      5,
    );
    for (const reply of await answersOf(platform, emailOtp, bundle)) {
      expect(
        reply.status,
        `the status of ${reply.method} ${reply.path} on a known credential`,
      ).not.toBe(404);
    }
  });

  check('return AUTH_METHOD_NOT_FOUND', 'CRED-UNKNOWN-002', async ({ platform }) => {
    const { emailOtp, bundle } = await knownCredential(platform);

    await forAll(
      unknownId('AuthMethod'),
      async (id) => {
        for (const reply of await answersOf(platform, { ...emailOtp, id }, bundle)) {
          expect(reply, 'the request on an unknown credential').toBeError(
            404,
            'AUTH_METHOD_NOT_FOUND',
          );
        }
      },
      2,
    );
  });

  check('with a malformed id return 404 or 400', 'CRED-UNKNOWN-001', async ({ platform }) => {
    const { emailOtp, bundle } = await knownCredential(platform);

    await forAll(
      malformedId('AuthMethod'),
      async (id) => {
        for (const reply of await answersOf(platform, { ...emailOtp, id }, bundle)) {
          // 400 is as good an answer to an id that cannot be one.
          expect(reply, 'the request on a text that is not an id').toBeRefused(404, 400);
        }
      },
      5,
    );
  });

  check(
    'with a known id that was altered return 404 or 400',
    'CRED-UNKNOWN-001',
    async ({ platform }) => {
      const { emailOtp, bundle } = await knownCredential(platform);

      for (const id of alikeIds(emailOtp.id)) {
        for (const reply of await answersOf(platform, { ...emailOtp, id }, bundle)) {
          expect(reply, `the request on ${id}`).toBeRefused(404, 400);
        }
      }

      for (const reply of await answersOf(platform, emailOtp, bundle)) {
        expect(
          reply.status,
          `the status of ${reply.method} ${reply.path} on a known credential`,
        ).not.toBe(404);
      }
    },
  );
});
