import { statedReason } from '../../fixtures/areas/credentials/stated-reason.ts';
import type { ClaimsChange } from '../../fixtures/areas/oauth/calls.ts';
import { verifyOauthCredentialWith } from '../../fixtures/areas/oauth/calls.ts';
import { sharedIdentity } from '../../fixtures/areas/oauth/identity-holder.ts';
import { acceptedOauthLogin } from '../../fixtures/areas/oauth/oauth-login.ts';
import { check, expect } from '../../fixtures/index.ts';

/** A fault for each of the things that a token is checked for. */
const faults: Readonly<Record<string, ClaimsChange>> = {
  age: (claims) => ({ ...claims, iat: Number(claims['iat']) - 90 }),
  identity: (claims) => ({ ...claims, sub: `${claims['sub']}0` }),
  nonce: (claims) => ({ ...claims, nonce: 'a'.repeat(64) }),
};

check(
  'the reason for refusing an OIDC token differs for its age, its identity and its nonce',
  'OAUTH-TOKEN-009',
  async ({ platform }) => {
    const credential = await sharedIdentity(platform);
    await acceptedOauthLogin(platform, credential);

    const causes = new Map<string, string>();
    for (const [fault, change] of Object.entries(faults)) {
      const reply = await verifyOauthCredentialWith(platform, credential, change);
      // One that is answered 400 is refused before authentication, and need not name a check.
      expect(reply, `a token with the fault: ${fault}`).toBeRefused(401);
      causes.set(statedReason(reply), fault);
    }

    // What each is called is the service's business; that they are told apart is not.
    expect([...causes.values()], 'the faults with different reasons').toEqual(Object.keys(faults));
  },
);
