import { expectNickname } from '../../fixtures/areas/credentials/nickname.ts';
import { credentialIdsOf, credentialRowsOf } from '../../fixtures/areas/login/credentials.ts';
import { oauthCreateCall } from '../../fixtures/areas/oauth/add-oauth.ts';
import { createOauthCredentialWith } from '../../fixtures/areas/oauth/calls.ts';
import { idToken, newIdentity } from '../../fixtures/areas/oauth/id-token.ts';
import { identityHolder, sharedIdentity } from '../../fixtures/areas/oauth/identity-holder.ts';
import { otpLogin } from '../../fixtures/areas/otp/otp-login.ts';
import { standingHolder } from '../../fixtures/areas/otp/standing-holder.ts';
import { newWallet } from '../../fixtures/areas/otp/wallet.ts';
import { armProcessing, requireProcessing } from '../../fixtures/areas/wallet/control.ts';
import {
  begin,
  check,
  expect,
  member,
  proofOf,
  requireCapability,
  retry,
  signedOrDirect,
  trySigned,
} from '../../fixtures/index.ts';

const CREATE = 'createAuthCredential';

check.describe('adding an OAUTH credential', () => {
  check(
    'with a token without a nonce returns 201 and the type OAUTH',
    ['OAUTH-ADD-001', 'OAUTH-ADD-008'],
    async ({ platform }) => {
      const wallet = `identity holder ${platform.unique()}`;
      const holder = await standingHolder(platform, wallet);
      requireCapability(platform, 'credentials.oauth');

      const reply = await createOauthCredentialWith(platform, holder, (claims) => claims);

      expect(reply).toBeSuccess(201);
      expect(member(reply.json, 'type'), 'the type of the credential').toBe('OAUTH');
      expect(member(reply.json, 'accountId'), 'the accountId of the credential').toBe(
        holder.accountId,
      );
    },
  );

  check(
    'takes the nickname from the email claim of the token',
    'OAUTH-ADD-002',
    async ({ platform }) => {
      const { id, accountId, identity, reply } = await sharedIdentity(platform);

      const rows = await credentialRowsOf(platform, accountId);

      expectNickname(reply.json, identity.email, 'in the answer');
      const row = rows.find((each) => member(each, 'id') === id);
      expectNickname(row, identity.email, 'in the list');
    },
  );

  check(
    'for an identity that another wallet uses is accepted',
    'OAUTH-ADD-007',
    async ({ platform }) => {
      const { identity } = await sharedIdentity(platform);
      const other = await otpLogin(platform, (await newWallet(platform)).emailOtp);

      const reply = await createOauthCredentialWith(platform, other, (claims) => claims, identity);

      expect(reply).toBeSuccess(201);
    },
  );

  check('without an oidcToken is refused', 'OAUTH-ADD-009', async ({ platform }) => {
    const { accountId, key } = await identityHolder(platform);
    await sharedIdentity(platform);

    const call = { body: { type: 'OAUTH', accountId } };
    const { reply } = await signedOrDirect(platform, CREATE, call, key);

    expect(reply).toBeRefused(401, 400);
  });

  check(
    'with an oidcToken that is not a string is refused',
    'OAUTH-ADD-010',
    async ({ platform }) => {
      const { accountId, key } = await identityHolder(platform);
      const token = await idToken(platform, newIdentity(platform));

      for (const oidcToken of [null, 42, true, [token], { token }]) {
        const call = { body: { type: 'OAUTH', accountId, oidcToken }, secrets: [token] };
        const { reply } = await signedOrDirect(platform, CREATE, call, key);
        expect(reply, `an oidcToken of the type ${typeof oidcToken}`).toBeRefused(401, 400);
      }
    },
  );

  check(
    'adds one credential when re-sent after PROCESSING',
    'OAUTH-ADD-012',
    async ({ platform }) => {
      const holder = await identityHolder(platform);
      const { accountId, key } = holder;
      await sharedIdentity(platform);
      const before = await credentialIdsOf(platform, accountId);
      const call = oauthCreateCall(accountId, await idToken(platform, newIdentity(platform)));
      const proof = proofOf(platform, await begin(platform, CREATE, call), key);
      await armProcessing(platform, 'addCredential', { accountId, count: 2 });

      requireProcessing(await trySigned(platform, CREATE, call, proof));
      const reply = await retry(platform, CREATE, call, proof);

      expect(reply).toBeSuccess(201);
      const added = (await credentialIdsOf(platform, accountId)).filter(
        (id) => !before.includes(id),
      );
      expect(added, 'the ids of the credentials added').toEqual([member(reply.json, 'id')]);
    },
  );
});
