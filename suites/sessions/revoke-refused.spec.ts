import { anotherSession } from '../../fixtures/areas/credentials/another-session.ts';
import {
  revokeSession,
  revokeSessionCall,
  type Signer,
} from '../../fixtures/areas/credentials/sessions.ts';
import { foreignSession, freshSession } from '../../fixtures/areas/sessions/fresh-session.ts';
import { expectSigns, expectWrongKey } from '../../fixtures/areas/sessions/signing.ts';
import {
  begin,
  covers,
  expect,
  expectRefusal,
  type Platform,
  proofOf,
  retry,
  test,
} from '../../fixtures/index.ts';

const OPERATION = 'revokeAuthSession';

/** A revocation of one session under the key of another. */
async function revokeUnder(platform: Platform, session: Signer, { key }: Signer) {
  const call = revokeSessionCall(session);
  const challenge = await begin(platform, OPERATION, call);
  return retry(platform, OPERATION, call, proofOf(platform, challenge, key));
}

test.describe('a revocation', () => {
  test(
    'under a key of another wallet is refused and ends no session',
    covers('SESSION-REVOKE-007', 'SESSION-REVOKE-008'),
    async ({ platform }) => {
      const [session, foreign] = [await freshSession(platform), await foreignSession(platform)];

      expectWrongKey(await revokeUnder(platform, session, foreign));

      await expectSigns(platform, session, 'the session that was to be revoked');
      await revokeSession(platform, session, (await anotherSession(platform, session)).key);
    },
  );

  test('under a revoked session is refused', covers('SESSION-REVOKE-009'), async ({ platform }) => {
    const session = await freshSession(platform);
    const revoked = await anotherSession(platform, session);
    await revokeSession(platform, revoked, session.key);

    expect(await revokeUnder(platform, session, revoked)).toBeRefused(401);

    await expectSigns(platform, session, 'the session that was to be revoked');
    await revokeSession(platform, session, (await anotherSession(platform, session)).key);
  });

  test('done before returns 404', covers('SESSION-REVOKE-012'), async ({ platform }) => {
    const session = await freshSession(platform);
    const sister = await anotherSession(platform, session);
    await revokeSession(platform, session, sister.key);

    const reply = await platform.call(OPERATION, revokeSessionCall(session));

    expectRefusal(reply, 'G-11', 404, 'SESSION_NOT_FOUND');
  });
});
