import { credentialIdsOf } from '../../fixtures/areas/login/credentials.ts';
import { sharedWallet } from '../../fixtures/areas/otp/wallet.ts';
import { homeOf, newAuthenticator } from '../../fixtures/areas/passkey/passkey-login.ts';
import {
  challengedAction,
  reached,
  statesOf,
} from '../../fixtures/areas/signed-retry/challenged-actions.ts';
import { everyActionOf } from '../../fixtures/areas/signed-retry/retry-actions.ts';
import { rightRequest } from '../../fixtures/areas/signed-retry/retry-faults.ts';
import { beginChange, walletTiedBy } from '../../fixtures/areas/wallet/contact-change.ts';
import { contactState, contactsIn, newContact } from '../../fixtures/areas/wallet/contact-state.ts';
import { contactChangeCall } from '../../fixtures/areas/wallet/wallet-updates.ts';
import {
  check,
  expect,
  expectUnknownRequest,
  lacksAll,
  member,
  type Platform,
  proofOf,
  retry,
  text,
} from '../../fixtures/index.ts';
import type { Capability } from '../../spec/capabilities.ts';

const TYPE = 'EMAIL_OTP';

/** Credentials that are added by a request with a body of their own. */
const ADDED = ['credentials.oauth', 'credentials.passkey'] as const;

/** The additions of a credential that the target has, or those of some capabilities. */
function additionsOf(platform: Platform, types: readonly Capability[] = ADDED) {
  const additions = everyActionOf(platform).filter(
    ({ operation, capability }) =>
      operation === 'createAuthCredential' && types.some((type) => type === capability),
  );
  return additions.length === 0 ? lacksAll(platform, ...types) : additions;
}

check.describe('a signed retry to add a credential', () => {
  check(
    'whose attestation changed is refused and adds nothing',
    ['RETRY-BODY-001', 'RETRY-BODY-002'],
    async ({ platform }) => {
      const passkeys = additionsOf(platform, ['credentials.passkey']);
      const challenged = await reached(passkeys, (action) => challengedAction(platform, action));
      const before = await statesOf(platform, challenged);

      for (const each of challenged) {
        const { operation, call, proof } = rightRequest(platform, each);
        const challenge = text(member(call.body, 'challenge')) ?? '';
        const attestation = newAuthenticator(platform).register({ ...homeOf(platform), challenge });
        const other = { ...call, body: { ...Object(call.body), attestation } };
        const reply = await retry(platform, operation, other, proof);
        expect(reply, 'the signed retry with another attestation').toBeError(
          401,
          'WALLET_SIGNATURE_BODY_MISMATCH',
        );
      }

      expect(await statesOf(platform, challenged, before), 'the state of the wallets').toEqual(
        before,
      );
    },
  );

  check(
    'whose accountId changed is refused and adds nothing',
    'RETRY-BODY-002',
    async ({ platform }) => {
      const { accountId } = await sharedWallet(platform);
      const known = await credentialIdsOf(platform, accountId);
      const additions = additionsOf(platform);
      const challenged = await reached(additions, (action) => challengedAction(platform, action));
      const before = await statesOf(platform, challenged);

      for (const each of challenged) {
        const { operation, call, proof } = rightRequest(platform, each);
        const other = { ...call, body: { ...Object(call.body), accountId } };
        const reply = await retry(platform, operation, other, proof);
        expect(reply, `${each.action.name} with another body`).toBeRefused();
        // The other account may be looked at first, and may have what is to be added.
        expect(reply, 'the status of the addition to the other account').toBeRefused(401, 404);
        expectUnknownRequest(reply);
      }

      expect(await statesOf(platform, challenged, before), 'the state of the wallets').toEqual(
        before,
      );
      expect(
        await credentialIdsOf(platform, accountId),
        'the credentials of the other account',
      ).toEqual(known);
    },
  );
});

check.describe('a signed customer email update', () => {
  const fullName = 'Sample Renamed';

  for (const [what, challenged, sentWith] of [
    ['is refused and not executed if the retry adds fullName', {}, { fullName }],
    ['is refused and not executed if the retry omits fullName', { fullName }, {}],
  ] as const) {
    check(what, ['RETRY-BODY-001', 'RETRY-BODY-002'], async ({ platform }) => {
      const { wallet, session } = await walletTiedBy(platform, TYPE);
      const before = await contactState(platform, wallet, TYPE);
      const email = newContact(platform, TYPE);
      const { call, challenge } = await beginChange(platform, wallet, TYPE, email, challenged);
      const { body } = contactChangeCall(wallet.customerId, { email });
      const other = { ...call, body: { ...Object(body), ...sentWith } };

      const proof = proofOf(platform, challenge, session.key);
      const reply = await retry(platform, 'updateCustomerById', other, proof);

      expect(reply, 'the signed retry with another body').toBeError(
        401,
        'WALLET_SIGNATURE_BODY_MISMATCH',
      );
      const after = await contactState(platform, wallet, TYPE);
      expect(contactsIn(after), 'the contacts of the customer').toEqual(contactsIn(before));
    });
  }
});
