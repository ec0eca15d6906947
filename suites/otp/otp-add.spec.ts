import { addSmsOtp, otpCreateCall } from '../../fixtures/areas/credentials/add-credential.ts';
import {
  type Credential,
  credentialRowsOf,
  settledCredentialIds,
} from '../../fixtures/areas/credentials/credentials.ts';
import { newKey } from '../../fixtures/areas/credentials/keys.ts';
import type { OtpType } from '../../fixtures/areas/credentials/new-otp-credential.ts';
import { challengeOtp, sealedOtp } from '../../fixtures/areas/credentials/otp.ts';
import { otpLogin } from '../../fixtures/areas/credentials/otp-login.ts';
import { revokeCredential } from '../../fixtures/areas/credentials/revoke-credential.ts';
import { walletWithTwo } from '../../fixtures/areas/credentials/second-credential.ts';
import type { Signer } from '../../fixtures/areas/credentials/sessions.ts';
import { newWallet } from '../../fixtures/areas/credentials/wallet.ts';
import { verifyBundle } from '../../fixtures/areas/otp/proven-otp.ts';
import {
  covers,
  errorCodeOf,
  expect,
  gapsBehind,
  member,
  onEitherRequest,
  type Platform,
  type Reply,
  SIGNATURE_GAPS,
  test,
  unlessOpen,
} from '../../fixtures/index.ts';

const CREATE = 'createAuthCredential';

/** Codes that speak of a credential or a contact there already is, whatever the call was built on. */
const DUPLICATES = [
  'EMAIL_OTP_CREDENTIAL_ALREADY_EXISTS',
  'EMAIL_OTP_EMAIL_ALREADY_EXISTS',
  'SMS_OTP_CREDENTIAL_ALREADY_EXISTS',
  'SMS_OTP_PHONE_NUMBER_ALREADY_EXISTS',
];

async function removed(platform: Platform, credential: Credential, signer: Signer): Promise<void> {
  await revokeCredential(platform, credential, signer);
  const { accountId, id } = credential;
  const left = (await credentialRowsOf(platform, accountId)).map((row) => member(row, 'id'));
  const others = left.filter((each) => each !== id).map(String);
  await settledCredentialIds(platform, accountId, others);
}

/** The answer to adding a credential, which nothing is to stand in the way of. */
async function add(platform: Platform, { accountId, key }: Signer, type: OtpType): Promise<Reply> {
  const call = otpCreateCall(platform, accountId, type);
  const { reply } = await onEitherRequest(platform, CREATE, call, key);
  return DUPLICATES.includes(errorCodeOf(reply) ?? '')
    ? reply
    : unlessOpen(platform, [...gapsBehind(CREATE, call), ...SIGNATURE_GAPS], reply);
}

test.describe('a credential for a code', () => {
  test('stands beside one of the other type', covers('OTP-ADD-010'), async ({ platform }) => {
    const { accountId, emailOtp } = await newWallet(platform);

    const reply = await add(platform, await otpLogin(platform, emailOtp), 'SMS_OTP');

    expect(reply).toBeSuccess(201);
    const ids = [emailOtp.id, String(member(reply.json, 'id'))];
    expect(await settledCredentialIds(platform, accountId, ids)).toEqual([...ids].sort());
  });

  test(
    'of an email can be added again once the one before was removed',
    covers('OTP-ADD-006', 'OTP-ADD-008'),
    async ({ platform }) => {
      const { wallet, second } = await walletWithTwo(platform);
      await removed(platform, wallet.emailOtp, second);

      const reply = await add(platform, second, 'EMAIL_OTP');

      expect(reply).toBeSuccess(201);
      const id = String(member(reply.json, 'id'));
      const ids = [id, second.credential.id];
      const listed = await settledCredentialIds(platform, wallet.accountId, ids);
      expect(listed).toEqual([...ids].sort());
      const readded = { id, accountId: wallet.accountId, type: 'EMAIL_OTP' } as const;
      const key = newKey(platform);
      const target = await challengeOtp(platform, readded);
      const bundle = await sealedOtp(platform, target, key);
      const login = await verifyBundle(platform, readded, bundle, key);
      expect(login.reply, 'a session of it').toBeSuccess(200);
    },
  );

  test(
    'of a phone can be added again once the one before was removed',
    covers('OTP-ADD-007'),
    async ({ platform }) => {
      const { accountId, emailOtp } = await newWallet(platform);
      const session = await otpLogin(platform, emailOtp);
      await removed(platform, await addSmsOtp(platform, session), session);

      const reply = await add(platform, session, 'SMS_OTP');

      expect(reply).toBeSuccess(201);
      const ids = [emailOtp.id, String(member(reply.json, 'id'))];
      expect(await settledCredentialIds(platform, accountId, ids)).toEqual([...ids].sort());
    },
  );
});
