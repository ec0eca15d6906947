import { credentialIdsOf } from '../../fixtures/areas/login/credentials.ts';
import { otpLogin } from '../../fixtures/areas/otp/otp-login.ts';
import { newWallet } from '../../fixtures/areas/otp/wallet.ts';
import {
  addPasskey,
  createPasskey,
  passkeyCreateCall,
} from '../../fixtures/areas/passkey/add-passkey.ts';
import { passkeyHolder } from '../../fixtures/areas/passkey/passkey-holder.ts';
import { newRegistration } from '../../fixtures/areas/passkey/passkey-login.ts';
import { begin, check, expect, proofOf, retry } from '../../fixtures/index.ts';

const operation = 'createAuthCredential';
const CODE = 'PASSKEY_CREDENTIAL_ALREADY_EXISTS';

check.describe('one WebAuthn credential ID', () => {
  check(
    'is registered only by the first of two signed retries',
    'PASSKEY-DUPLICATE-004',
    async ({ platform }) => {
      const { accountId, key } = await passkeyHolder(platform);
      const registration = newRegistration(platform);
      const call = passkeyCreateCall(accountId, registration, 'One');
      const rival = passkeyCreateCall(accountId, registration, 'Two');
      const open = await begin(platform, operation, call);
      const openToo = await begin(platform, operation, rival);
      const first = await retry(platform, operation, call, proofOf(platform, open, key));
      const before = await credentialIdsOf(platform, accountId);

      const second = await retry(platform, operation, rival, proofOf(platform, openToo, key));

      expect(first, 'the addition that was signed first').toBeSuccess(201);
      expect(second, 'the addition that was signed second').toBeError(400, CODE);
      expect(
        await credentialIdsOf(platform, accountId),
        'the credentials of the account after the refusal',
      ).toEqual(before);
    },
  );

  check('cannot be registered on two accounts', 'PASSKEY-DUPLICATE-005', async ({ platform }) => {
    const { authenticator } = await addPasskey(platform, await passkeyHolder(platform));
    const other = await otpLogin(platform, (await newWallet(platform)).emailOtp);

    const call = passkeyCreateCall(other.accountId, newRegistration(platform, authenticator));
    const reply = await createPasskey(platform, other, call);

    expect(reply).toBeError(400, CODE);
    expect(
      await credentialIdsOf(platform, other.accountId),
      'the credentials of the other account',
    ).toHaveLength(1);
    await addPasskey(platform, other);
  });
});
