import { sharedIdentity } from '../../fixtures/areas/oauth/identity-holder.ts';
import { check, covers, expect } from '../../fixtures/index.ts';

check(
  'the challenge of an OAUTH credential is refused',
  covers('OAUTH-VERIFY-016'),
  async ({ platform }) => {
    const { id } = await sharedIdentity(platform);

    const reply = await platform.api.challengeAuthCredential({ id });

    expect(reply).toBeError(400, 'INVALID_INPUT');
  },
);
