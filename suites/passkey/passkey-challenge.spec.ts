import { newKey } from '../../fixtures/areas/login/keys.ts';
import { addPasskey } from '../../fixtures/areas/passkey/add-passkey.ts';
import { passkeyHolder } from '../../fixtures/areas/passkey/passkey-holder.ts';
import { challengePasskey } from '../../fixtures/areas/passkey/passkey-login.ts';
import { check, expect, expectNoFindingOn, instantOf, nowSeconds } from '../../fixtures/index.ts';

check.describe('a passkey challenge', () => {
  check('is returned with 200', 'PASSKEY-CHALLENGE-001', async ({ platform }) => {
    const passkey = await addPasskey(platform, await passkeyHolder(platform));

    const { reply } = await challengePasskey(platform, passkey, newKey(platform));

    expect(reply).toBeSuccess(200);
  });

  for (const [fact, row] of [
    ['has a member named challenge', 'PASSKEY-CHALLENGE-002'],
    ['has a challenge in lowercase hex', 'PASSKEY-CHALLENGE-003'],
    ['has a requestId', 'PASSKEY-CHALLENGE-004'],
    ['has an expiresAt', 'PASSKEY-CHALLENGE-005'],
  ] as const) {
    check(fact, row, async ({ platform }) => {
      await expectNoFindingOn(row, async () => {
        const passkey = await addPasskey(platform, await passkeyHolder(platform));
        return challengePasskey(platform, passkey, newKey(platform));
      });
    });
  }

  check(
    'has an expiresAt after the time of issue',
    'PASSKEY-CHALLENGE-006',
    async ({ platform }) => {
      const passkey = await addPasskey(platform, await passkeyHolder(platform));

      const { expiresAt } = await challengePasskey(platform, passkey, newKey(platform));

      // In whole seconds, as a Date header tells them.
      const seconds = Math.floor(instantOf(expiresAt) / 1_000);
      expect(seconds, 'the expiresAt of the challenge, in seconds').toBeGreaterThan(
        await nowSeconds(platform),
      );
    },
  );

  check('has a unique requestId', 'PASSKEY-CHALLENGE-007', async ({ platform }) => {
    const passkey = await addPasskey(platform, await passkeyHolder(platform));
    const first = await challengePasskey(platform, passkey, newKey(platform));
    const second = await challengePasskey(platform, passkey, newKey(platform));

    expect(second.requestId, 'the requestId of the second challenge').not.toBe(first.requestId);
  });
});
