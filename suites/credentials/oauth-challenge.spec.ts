import { covers } from '../../fixtures/check/covers.ts';
import { expectRefusal } from '../../fixtures/check/gap-refusal.ts';
import { test } from '../../fixtures/check/test.ts';
import { sharedIdentity } from '../../fixtures/credentials/identity-holder.ts';

test('an identity has no challenge', covers('OAUTH-VERIFY-016'), async ({ platform }) => {
  const { id } = await sharedIdentity(platform);

  const reply = await platform.call('challengeAuthCredential', { path: { id } });

  expectRefusal(reply, 'G-92');
});
