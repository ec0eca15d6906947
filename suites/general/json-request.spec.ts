import { unusedPinSealed } from '../../fixtures/areas/card-pin/blocks.ts';
import { setCardPin } from '../../fixtures/areas/card-pin/calls.ts';
import { pinCard } from '../../fixtures/areas/cards/cards.ts';
import {
  customerBody,
  requireCustomer,
  setUpCustomer,
} from '../../fixtures/areas/customers/customers.ts';
import { oauthCreateCall } from '../../fixtures/areas/oauth/add-oauth.ts';
import { idToken, newIdentity } from '../../fixtures/areas/oauth/id-token.ts';
import { sharedWallet } from '../../fixtures/areas/otp/wallet.ts';
import {
  begin,
  check,
  expect,
  isSuccess,
  member,
  requireCapability,
  undecided,
  unreached,
} from '../../fixtures/index.ts';

/** The same JSON value, written otherwise (RFC 8259): white space, escapes, member order. */
function respelled(body: object): string {
  const members = Object.entries(body).reverse();
  const text = JSON.stringify(Object.fromEntries(members), null, '\t');
  return `\n${text.replace(/[a-z](?=")/g, (letter) => `\\u00${letter.charCodeAt(0).toString(16)}`)} \r\n`;
}

check.describe('a JSON body', () => {
  check(
    'of a customer is accepted with any white space, escapes and member order',
    'GEN-JSON-003',
    async ({ platform }) => {
      requireCapability(platform, 'customers');
      await setUpCustomer(platform, { body: await customerBody(platform) });

      const rawBody = respelled(await customerBody(platform));
      const reply = await platform.call('createCustomer', { rawBody });

      expect(reply, 'the same body in another JSON spelling').toBeSuccess();
    },
  );

  check('is read as UTF-8', 'GEN-JSON-003', async ({ platform }) => {
    requireCapability(platform, 'customers');
    const fullName = 'Zoë Sample';
    const body = { ...(await customerBody(platform)), fullName };

    const reply = await platform.api.createCustomer({ body });

    if (reply.status === 400) {
      undecided('POST /customers refuses a fullName with ë, which the contract allows');
    }
    requireCustomer(platform, reply);
    // What a name may be turned into is the service's business; this is what misread bytes look like.
    const misread = Buffer.from(fullName).toString('latin1');
    expect(member(reply.json, 'fullName'), 'the fullName in the answer').not.toBe(misread);
  });

  check(
    'of set-PIN is accepted with any white space, escapes and member order',
    'GEN-JSON-003',
    async ({ platform }) => {
      requireCapability(platform, 'cards.pin');
      const card = await pinCard(platform);
      const plain = await setCardPin(platform, card.id, await unusedPinSealed(platform));
      if (!isSuccess(plain)) {
        unreached('POST /cards/{id}/set-pin refuses a valid PIN block in plain JSON as well');
      }

      const rawBody = respelled({ encryptedPinBlock: await unusedPinSealed(platform) });
      const reply = await platform.call('setCardPin', { path: { id: card.id }, rawBody });

      expect(reply, 'the same body in another JSON spelling').toBeSuccess();
    },
  );

  check(
    'of a credential is accepted with any white space, escapes and member order',
    'GEN-JSON-003',
    async ({ platform }) => {
      requireCapability(platform, 'credentials.oauth');
      const { accountId } = await sharedWallet(platform);
      const token = await idToken(platform, newIdentity(platform));
      const { body, secrets = [] } = oauthCreateCall(accountId, token);
      await begin(platform, 'createAuthCredential', { body, secrets });

      const rawBody = respelled(Object(body));
      const reply = await platform.call('createAuthCredential', { rawBody, secrets });

      expect(reply, 'the same body in another JSON spelling').toBeSuccess();
    },
  );

  check(
    'with a charset parameter in its Content-Type is understood',
    'GEN-JSON-003',
    async ({ platform }) => {
      requireCapability(platform, 'customers');
      await setUpCustomer(platform, { body: await customerBody(platform) });

      const contentType = 'application/json; charset=utf-8';
      const body = await customerBody(platform);
      const reply = await platform.api.createCustomer({ body, contentType });

      // By RFC 8259 11 the parameter has no effect on who takes application/json.
      expect(reply, 'the same body with a charset parameter').toBeSuccess();
    },
  );
});
