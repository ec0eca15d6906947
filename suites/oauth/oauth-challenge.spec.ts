import { sharedIdentity } from '../../fixtures/areas/oauth/identity-holder.ts';
import { check, expect, paced } from '../../fixtures/index.ts';

check(
  'POST /auth/credentials/{id}/challenge of an OAUTH credential returns 400 INVALID_INPUT',
  'OAUTH-VERIFY-016',
  async ({ platform }) => {
    const { id } = await sharedIdentity(platform);

    const reply = await paced(platform, () => platform.api.challengeAuthCredential({ id }));

    expect(reply).toBeError(400, 'INVALID_INPUT');
  },
);
