import { createCalls } from '../../fixtures/areas/credentials/create-calls.ts';
import { openedBy } from '../../fixtures/areas/credentials/opened-sessions.ts';
import { credentialRow, lastingOf } from '../../fixtures/areas/login/credentials.ts';
import { newKey } from '../../fixtures/areas/login/keys.ts';
import { verifyOtpCredential } from '../../fixtures/areas/otp/calls.ts';
import { newOtpCredential } from '../../fixtures/areas/otp/new-otp-credential.ts';
import { challengeOtp, challengeOtpCredential, sealedOtp } from '../../fixtures/areas/otp/otp.ts';
import { otpLogin } from '../../fixtures/areas/otp/otp-login.ts';
import { unusedOtp } from '../../fixtures/areas/otp/proven-otp.ts';
import { newWallet } from '../../fixtures/areas/otp/wallet.ts';
import { armProcessing } from '../../fixtures/areas/wallet/control.ts';
import {
  asInstant,
  begin,
  check,
  expect,
  isProcessing,
  member,
  needs,
  optional,
  proofOf,
  retry,
  untilOutcome,
  warn,
} from '../../fixtures/index.ts';

const CHALLENGE = 'challengeAuthCredential';

check.describe('requesting an OTP challenge', () => {
  for (const [type, row] of [
    ['EMAIL_OTP', 'OTP-CHALLENGE-001'],
    ['SMS_OTP', 'OTP-CHALLENGE-002'],
  ] as const) {
    check(`for ${type} returns 200 with the AuthMethod`, row, async ({ platform }) => {
      const credential = await newOtpCredential(platform, type);
      const { id, accountId } = credential;
      const row = await optional(() => credentialRow(platform, credential));

      const reply = await challengeOtpCredential(platform, { id });

      expect(reply).toBeSuccess(200);
      const shown = ['id', 'accountId', 'type'].map((name) => member(reply.json, name));
      expect(shown, 'the id, accountId and type in the answer').toEqual([id, accountId, type]);
      // Where a credential shows one is left to the service.
      const [listed, nickname] = [row, reply.json].map((each) => member(each, 'nickname') ?? null);
      if (listed !== null && nickname !== null) {
        expect(nickname, 'the nickname in the answer').toBe(listed);
      }
      const [then, now] = [row, reply.json].map((each) => member(each, 'createdAt'));
      if (then !== undefined && now !== undefined) {
        expect(asInstant(now), 'the createdAt in the answer').toBe(asInstant(then));
      }
    });
  }

  check(
    'leaves the record of the credential unchanged',
    'OTP-CHALLENGE-003',
    async ({ platform }) => {
      const { emailOtp } = await newWallet(platform);
      const before = await credentialRow(platform, emailOtp);

      for (const time of ['the first', 'the second']) {
        await challengeOtp(platform, emailOtp);
        const after = await credentialRow(platform, emailOtp);
        expect(lastingOf(after), `the record of the credential after ${time} challenge`).toEqual(
          lastingOf(before),
        );
        const [now, then] = [after, before].map((row) => asInstant(member(row, 'updatedAt')));
        if (now !== then) {
          warn('a challenge counts as an update of its credential (updatedAt)');
        }
      }
    },
  );

  check(
    'leaves the earlier sessions of the credential active',
    'OTP-CHALLENGE-004',
    async ({ platform }) => {
      const { accountId, emailOtp } = await newWallet(platform);
      const { key } = await otpLogin(platform, emailOtp);
      await challengeOtp(platform, emailOtp);

      const [{ call }] = await createCalls(platform, accountId);
      const challenge = await begin(platform, 'createAuthCredential', call);
      const proof = proofOf(platform, challenge, key);

      expect(
        await retry(platform, 'createAuthCredential', call, proof),
        'an action signed by the earlier session',
      ).toBeSuccess(201);
    },
  );

  check(
    'returns the AuthMethod when re-sent after PROCESSING',
    'OTP-CHALLENGE-005',
    async ({ platform }) => {
      const { accountId, emailOtp } = await newWallet(platform);
      await armProcessing(platform, 'challenge', { accountId });
      const path = { id: emailOtp.id };

      const slow = await platform.call(CHALLENGE, { path });

      if (member(slow.json, 'id') !== undefined) {
        needs(
          'P-25',
          'a challenge that is PROCESSING: POST /auth/credentials/{id}/challenge answered with the credential at once',
        );
      }
      expect(isProcessing(slow), 'whether the answer has the status PROCESSING').toBe(true);
      const reply = await untilOutcome(platform, () => platform.call(CHALLENGE, { path }));
      expect(reply, 'the challenge requested again').toBeSuccess(200);
      expect(member(reply.json, 'id'), 'the id in the answer to the challenge').toBe(emailOtp.id);
      expect(
        typeof member(reply.json, 'otpEncryptionTargetBundle'),
        'the type of otpEncryptionTargetBundle',
      ).toBe('string');
    },
  );
});

check.describe('re-issuing the challenge of an OTP credential', () => {
  check('sends an OTP that opens a session', 'OTP-CHALLENGE-006', async ({ platform }) => {
    const { credential } = await unusedOtp(platform);
    const key = newKey(platform);

    const target = await challengeOtp(platform, credential);
    const bundle = await sealedOtp(platform, target, key);
    const reply = await verifyOtpCredential(platform, credential, bundle, key);

    expect(reply).toBeSuccess(200);
  });

  check('invalidates an earlier encryptedOtpBundle', 'OTP-CHALLENGE-007', async ({ platform }) => {
    const { credential, target } = await unusedOtp(platform);
    const key = newKey(platform);
    const stale = await sealedOtp(platform, target, key);
    await challengeOtp(platform, credential);

    const opened = await openedBy(platform, credential.accountId, async () => {
      const reply = await verifyOtpCredential(platform, credential, stale, key);
      expect(reply).toBeRefused();
    });

    expect(opened ?? [], 'sessions opened').toEqual([]);
  });

  check('returns a fresh otpEncryptionTargetBundle', 'OTP-CHALLENGE-008', async ({ platform }) => {
    const { emailOtp } = await newWallet(platform);
    const first = await challengeOtp(platform, emailOtp);

    const second = await challengeOtp(platform, emailOtp);

    expect(second.publicKey, 'the public key of the re-issued challenge').not.toBe(first.publicKey);
  });
});
