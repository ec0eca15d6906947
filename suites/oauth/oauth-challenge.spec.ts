import { sharedIdentity } from '../../fixtures/areas/oauth/identity-holder.ts';
import { check, expect, paced } from '../../fixtures/index.ts';

check(
  'requesting a challenge of an OAUTH credential is refused',
  'OAUTH-VERIFY-016',
  async ({ platform }) => {
    const { id } = await sharedIdentity(platform);

    const reply = await paced(platform, () => platform.api.challengeAuthCredential({ id }));

    expect(reply).toBeError(400, 'INVALID_INPUT');
  },
);
