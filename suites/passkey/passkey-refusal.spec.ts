import { openedBy } from '../../fixtures/areas/credentials/opened-sessions.ts';
import { statedReason } from '../../fixtures/areas/credentials/stated-reason.ts';
import { newKey } from '../../fixtures/areas/login/keys.ts';
import { addPasskey } from '../../fixtures/areas/passkey/add-passkey.ts';
import { passkeyHolder, requirePasskeyLogin } from '../../fixtures/areas/passkey/passkey-holder.ts';
import {
  challengePasskey,
  newAuthenticator,
  type Passkey,
  type PasskeyChallenge,
  tryPasskeyLogin,
  verifyPasskey,
} from '../../fixtures/areas/passkey/passkey-login.ts';
import type { Assertion } from '../../fixtures/crypto/authenticator.ts';
import {
  check,
  expect,
  inOrder,
  type Platform,
  type Reply,
  unreached,
} from '../../fixtures/index.ts';

type Wrong = (passkey: Passkey, challenge: PasskeyChallenge, platform: Platform) => Assertion;

/** For each check that the contract names, an assertion that fails it and no other. */
const wrongs: Readonly<Record<string, Wrong>> = {
  'credential id': ({ authenticator }, challenge, platform) => ({
    ...authenticator.assert(challenge),
    credentialId: newAuthenticator(platform).credentialId,
  }),
  challenge: ({ authenticator }, { challenge }) =>
    authenticator.assert({ challenge: `${challenge}00` }),
  origin: ({ authenticator }, { challenge }) =>
    authenticator.assert({ challenge, origin: 'https://other.invalid' }),
  'user presence': ({ authenticator }, { challenge }) =>
    authenticator.assert({ challenge, flags: 0 }),
  signature: ({ authenticator }, { challenge }) => {
    const { signature } = authenticator.assert({ challenge: 'another' });
    return { ...authenticator.assert({ challenge }), signature };
  },
  counter: ({ authenticator }, { challenge }) => authenticator.assert({ challenge, counter: 1 }),
};

/**
 * Verifies each wrong assertion for a challenge of its passkey, once per worker; every passkey could
 * log in with a right one.
 */
function wrongAssertions(platform: Platform) {
  return platform.once('refused assertions', async () => {
    await requirePasskeyLogin(platform);
    const holder = await passkeyHolder(platform);
    const counted = await addPasskey(platform, holder);
    expect(
      await tryPasskeyLogin(platform, counted, { counter: 3 }),
      'the login before the refused assertions',
    ).toBeSuccess(200);
    const replies: Reply[] = [];
    const opened = await openedBy(platform, holder.accountId, async () => {
      for (const [check, wrong] of Object.entries(wrongs)) {
        const passkey = check === 'counter' ? counted : await addPasskey(platform, holder);
        const challenge = await challengePasskey(platform, passkey, newKey(platform));
        const assertion = wrong(passkey, challenge, platform);
        replies.push(await verifyPasskey(platform, passkey, assertion, challenge));
      }
    });
    return { replies, opened };
  });
}

inOrder();

check.describe('a refused assertion', () => {
  check('opens no session', 'PASSKEY-ASSERTION-016', async ({ platform }) => {
    const { opened } = await wrongAssertions(platform);

    if (opened === undefined)
      unreached('GET /auth/sessions does not list the sessions of the wallet');
    expect(opened, 'sessions opened').toEqual([]);
  });

  check(
    'returns a different reason for each failed check',
    'PASSKEY-ASSERTION-017',
    async ({ platform }) => {
      const { replies } = await wrongAssertions(platform);

      const causes = replies.map(statedReason);
      expect(new Set(causes).size, 'the number of distinct reasons').toBe(causes.length);
    },
  );
});
