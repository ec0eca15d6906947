import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { unlessConfirmed } from '../../fixtures/check/gap-refusal.ts';
import { orFail } from '../../fixtures/check/outcome.ts';
import { test } from '../../fixtures/check/test.ts';
import {
  addPasskey,
  passkeyCreateCall,
  tryAddingPasskey,
} from '../../fixtures/credentials/add-credential.ts';
import { credentialIdsOf } from '../../fixtures/credentials/credentials.ts';
import { otpLogin } from '../../fixtures/credentials/otp-login.ts';
import { passkeyHolder } from '../../fixtures/credentials/passkey-holder.ts';
import { newRegistration } from '../../fixtures/credentials/passkey-login.ts';
import { isSuccess } from '../../fixtures/platform/reply.ts';
import { begin, proofOf, retry } from '../../fixtures/signed-retry/signed-retry.ts';
import { newWallet } from '../../fixtures/wallet/wallet.ts';

const operation = 'createAuthCredential';
const CODE = 'PASSKEY_CREDENTIAL_ALREADY_EXISTS';

test.describe('one WebAuthn credential id', () => {
  test(
    'is registered by one of two challenges open together',
    covers('PASSKEY-DUPLICATE-004'),
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

      expect(first, 'the first to be signed').toBeSuccess(201);
      expect(second, 'the second').toBeError(400, CODE);
      expect(await credentialIdsOf(platform, accountId)).toEqual(before);
    },
  );

  test(
    'is not registered on two accounts',
    covers('PASSKEY-DUPLICATE-005'),
    async ({ platform }) => {
      const { authenticator } = await addPasskey(platform, await passkeyHolder(platform));
      const other = await otpLogin(platform, (await newWallet(platform)).emailOtp);

      const call = passkeyCreateCall(other.accountId, newRegistration(platform, authenticator));
      const reply = await tryAddingPasskey(platform, other, call);

      if (isSuccess(reply)) {
        unlessConfirmed('G-90', 'an id of one account may be registered on another');
      }
      expect(reply).toBeError(400, CODE);
      expect(await credentialIdsOf(platform, other.accountId)).toHaveLength(1);
      await orFail(() => addPasskey(platform, other));
    },
  );
});
